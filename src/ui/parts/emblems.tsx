import type { Side } from '../../engine/tactical/model'

/** The plain signs of the sides: a star, a cross. */
export const Emblem = ({ side, size = 26 }: Readonly<{ side: Side; size?: number }>) => (
  <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    {side === 'ussr' ? (
      <path d="M13 3l2.9 6.6 7.1.7-5.4 4.8 1.6 7L13 18.4l-6.2 3.7 1.6-7L3 10.3l7.1-.7z" fill="currentColor" />
    ) : (
      <path
        d="M10.5 5h5v5.5H21v5h-5.5V21h-5v-5.5H5v-5h5.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    )}
  </svg>
)

/** A square or a cut-cornered counter with the sign, for counts of units. */
export const SideMark = ({ side }: Readonly<{ side: Side }>) => (
  <svg width="17" height="17" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    {side === 'ussr' ? (
      <>
        <rect x="1" y="1" width="18" height="18" rx="1.5" fill="#a5342a" stroke="#3d0e09" />
        <path d="M10 4l1.7 4 4.3.4-3.3 2.8 1 4.2-3.7-2.3-3.7 2.3 1-4.2L4 8.4l4.3-.4z" fill="#fbf1dc" />
      </>
    ) : (
      <>
        <path d="M4 1H16L19 4V16L16 19H4L1 16V4Z" fill="#a9bac2" stroke="#1b2a33" />
        <path d="M8 4.5H12V8H15.5V12H12V15.5H8V12H4.5V8H8Z" fill="none" stroke="#15222b" strokeWidth="1.4" />
      </>
    )}
  </svg>
)

/** The sign of the game: a height in a hex. */
export const Logo = ({ width = 26 }: Readonly<{ width?: number }>) => (
  <svg width={width} height={(width * 28) / 26} viewBox="0 0 26 28" aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M13 1L25 7.5V20.5L13 27L1 20.5V7.5Z" />
      <path d="M5 20C9 20 9.5 9 13 9S17 20 21 20" />
    </g>
    <path d="M13 9V4.5L17.5 6L13 7.5" fill="#e8c35a" stroke="currentColor" />
  </svg>
)
