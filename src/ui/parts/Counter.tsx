import type { Side, Unit, UnitType } from '../../engine/tactical/model'
import { unitCode } from '../../i18n/format'
import { unitWords } from '../../i18n/unitNames'
import type { CounterPicture } from '../../store/scene'
import { useViews } from '../context'
import { lowAmmo, steadinessNow } from '../seat/facts'
import { useWords } from '../useWords'
import { places } from './placed'

const INKS: Readonly<
  Record<Side, Readonly<Record<'body' | 'ink' | 'sub' | 'edge' | 'light' | 'dark', string>>>
> = {
  ussr: {
    body: '#a5342a',
    ink: '#fbf1dc',
    sub: '#f2d9bf',
    edge: '#3d0e09',
    light: '#bd5345',
    dark: '#6d1c14',
  },
  axis: {
    body: '#a9bac2',
    ink: '#15222b',
    sub: '#2c3f4b',
    edge: '#1b2a33',
    light: '#c8d4d9',
    dark: '#6d8089',
  },
}

const SHAPE: Readonly<Record<Side, string>> = {
  ussr: 'M4 0H60A4 4 0 0 1 64 4V60A4 4 0 0 1 60 64H4A4 4 0 0 1 0 60V4A4 4 0 0 1 4 0Z',
  axis: 'M9 0H55L64 9V55L55 64H9L0 55V9Z',
}

const PIP = 7
const GAP = 2.4

const Bars = ({ unit, type, own }: Readonly<{ unit: Unit; type: UnitType; own: boolean }>) => {
  const inks = INKS[unit.side]
  const ammo = type.ammo > 0 ? unit.ammo / type.ammo : 0
  const brass = lowAmmo(type, unit) ? '#ffd34d' : unit.side === 'ussr' ? '#f0c777' : '#7a5a10'
  const steady = Math.max(0, (steadinessNow(type, unit) - 2) / 10)
  return (
    <>
      {own && type.ammo > 0 && (
        <>
          <rect x="6" y="56.8" width="24.5" height="4" fill={inks.dark} opacity=".8" />
          <rect x="6" y="56.8" width={24.5 * ammo} height="4" fill={brass} />
          <path d="M12 56.6v4.4M18.2 56.6v4.4M24.4 56.6v4.4" stroke={inks.body} strokeWidth="1.3" />
        </>
      )}
      <rect x="33.5" y="56.8" width="24.5" height="4" fill={inks.dark} opacity=".8" />
      <rect x="33.5" y="56.8" width={24.5 * steady} height="4" fill={inks.ink} />
    </>
  )
}

type Props = Readonly<{ unit: Unit; type: UnitType; picture: CounterPicture | null }>

/** The counter of a unit as it lies on the map, drawn large for its card. */
export const Counter = ({ unit, type, picture }: Props) => {
  const { lang } = useWords()
  const { symbol } = useViews()
  const inks = INKS[unit.side]
  const { line, solid } = symbol(picture?.symbol ?? type.category)
  const { full } = type.strength
  const width = full * PIP + (full - 1) * GAP
  const suppressed = unit.suppressedIn > 0
  const shape = SHAPE[unit.side]
  return (
    <svg className="counter" viewBox="-4 -4 74 76" aria-hidden="true" focusable="false">
      <path d={shape} transform="translate(2.2 3.2)" fill="#1c1206" opacity=".42" />
      <g transform={suppressed ? 'rotate(-7 32 32)' : undefined}>
        <path d={shape} fill={inks.body} stroke={inks.edge} strokeWidth="1.6" />
        <path d={unit.side === 'ussr' ? 'M2 3H62' : 'M9.5 2H54.5'} stroke={inks.light} strokeWidth="2.4" />
        <path d={unit.side === 'ussr' ? 'M2 61.5H62' : 'M9.5 62H54.5'} stroke={inks.dark} strokeWidth="2.4" />
        {unit.concealed && (
          <path d="M5 5H59V59H5Z" fill="none" stroke={inks.ink} strokeWidth="1.4" strokeDasharray="4 3" />
        )}
        <g transform="translate(1.5 1.2) scale(.305)" fill="none" stroke={inks.ink} strokeWidth="7">
          <path d="M25 50H175V150H25Z" />
          {line && <path d={line} />}
          {solid && <path d={solid} fill={inks.ink} stroke="none" />}
        </g>
        <text x="6.5" y="14.5" className="counter-code" fill={inks.ink}>
          {unitCode(unit.side, unit.row, lang)}
        </text>
        <text x="58.5" y="14" className="counter-tag" fill={inks.sub}>
          {picture?.tag ?? unitWords(unit.type, lang).tag}
        </text>
        {places(full).map(({ place: i, key }) => (
          <rect
            key={key}
            x={32 - width / 2 + i * (PIP + GAP)}
            y="48.4"
            width={PIP}
            height="6"
            rx="1"
            fill={i < unit.strength ? inks.ink : 'none'}
            stroke={i < unit.strength ? undefined : inks.ink}
            strokeWidth="1.2"
          />
        ))}
        <Bars unit={unit} type={type} own={picture?.ammo !== null} />
      </g>
    </svg>
  )
}
