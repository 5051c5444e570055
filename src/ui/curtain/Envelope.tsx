import type { Side } from '../../engine/tactical/model'

const WAX: Readonly<Record<Side, Readonly<{ light: string; mid: string; dark: string; line: string }>>> = {
  ussr: { light: '#c2604f', mid: '#a5342a', dark: '#6d1c14', line: '#f0b9a8' },
  axis: { light: '#5d86a3', mid: '#3d637f', dark: '#25465d', line: '#a9c4d6' },
}

const BLOT =
  'M0-72C20-76 34-66 48-56C64-46 72-30 71-8C78 12 66 34 54 48C40 64 22 70 2 71C-20 76-40 64-52 50' +
  'C-68 36-74 16-70-6C-73-28-58-48-44-58C-30-70-16-74 0-72Z'

const SIGN: Readonly<Record<Side, string>> = {
  ussr: 'M0-35L8.2-11.3L33.3-10.8L13.3 4.3L20.6 28.3L0 14L-20.6 28.3L-13.3 4.3L-33.3-10.8L-8.2-11.3Z',
  axis: 'M-9-32H9V-9H32V9H9V32H-9V9H-32V-9H-9Z',
}

const Wax = ({ side }: Readonly<{ side: Side }>) => {
  const wax = WAX[side]
  return (
    <>
      <defs>
        <radialGradient id="wax" cx=".4" cy=".35" r=".75">
          <stop offset="0" stopColor={wax.light} />
          <stop offset=".6" stopColor={wax.mid} />
          <stop offset="1" stopColor={wax.dark} />
        </radialGradient>
      </defs>
      <path d={BLOT} fill="#14202a" opacity=".45" transform="translate(3 6)" />
      <path d={BLOT} fill="url(#wax)" />
      <circle r="50" fill="none" stroke={wax.dark} strokeWidth="3" />
      <circle
        r="50"
        fill="none"
        stroke={wax.line}
        strokeWidth="1.4"
        transform="translate(-1 -1.5)"
        opacity=".8"
      />
      <path d={SIGN[side]} fill="none" stroke={wax.dark} strokeWidth="5" transform="translate(1 1.5)" />
      <path d={SIGN[side]} fill="none" stroke={wax.line} strokeWidth="2.6" />
    </>
  )
}

type Props = Readonly<{
  side: Side
  lines: readonly string[]
  stamp: string
  holding: boolean
}>

/** The envelope of a side, drawn. Everything on it is public. */
export const Envelope = ({ side, lines, stamp, holding }: Props) => (
  <svg className="envelope" viewBox="0 0 940 590" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="flap" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#d9c59a" />
        <stop offset="1" stopColor="#cdb685" />
      </linearGradient>
      <linearGradient id="body" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#d2bd8e" />
        <stop offset="1" stopColor="#dcc89c" />
      </linearGradient>
    </defs>
    <rect x="14" y="22" width="920" height="566" fill="#14170f" opacity=".28" />
    <rect x="8" y="12" width="922" height="570" fill="#14170f" opacity=".3" />
    <rect width="920" height="570" fill="url(#body)" stroke="#7d6a42" strokeWidth="1.2" />
    <path d="M0 570L390 268M920 570L530 268" stroke="#a08a5b" strokeWidth="1.3" fill="none" />
    <path d="M0 570L390 268L460 214L530 268L920 570Z" fill="#d8c494" opacity=".6" />
    <path d="M0 6H920L484 328Q460 345 436 328Z" fill="#8d7a50" opacity=".4" />
    <path d="M0 0H920L484 322Q460 339 436 322Z" fill="url(#flap)" stroke="#8d7848" strokeWidth="1.2" />
    <g className={`stamp ${side}`} transform="rotate(-5 770 488)">
      <rect x="672" y="462" width="196" height="52" strokeWidth="2.6" />
      <rect x="677" y="467" width="186" height="42" />
      <text x="770" y="497">
        {stamp}
      </text>
    </g>
    <g className="envelope-lines">
      {lines.map((line, i) => (
        <text key={line} x="52" y={482 + i * 26}>
          {line}
        </text>
      ))}
      <path d="M52 519H300" stroke="#8d7848" />
    </g>
    <g transform="translate(460 322)">
      <Wax side={side} />
      <circle className="seal-track" r="88" />
      <circle className={holding ? 'seal-ring holding' : 'seal-ring'} r="88" pathLength="100" />
    </g>
  </svg>
)
