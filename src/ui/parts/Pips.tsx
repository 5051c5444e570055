import type { CSSProperties } from 'react'
import { places } from './placed'

type PipsProps = Readonly<{ strength: number; full: number; words: string }>

/** Strength points as on the counter: lost ones are outlines. */
export const Pips = ({ strength, full, words }: PipsProps) => (
  <span className="pips" role="img" aria-label={words} title={words}>
    {places(full).map(({ place, key }) => (
      <i key={key} className={place < strength ? '' : 'lost'} />
    ))}
  </span>
)

/** Ammo as a notched bar and a number; a unit that carries none shows a dash. */
export const AmmoBar = ({ ammo, full }: Readonly<{ ammo: number; full: number }>) => {
  if (full === 0) return <span className="dash">–</span>
  const share = { '--share': `${Math.round((ammo / full) * 100)}%` } as CSSProperties
  return (
    <span className={ammo < full / 4 ? 'ammo low' : 'ammo'}>
      <i style={share} /> {ammo}
    </span>
  )
}
