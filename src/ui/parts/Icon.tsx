import { ICONS, type IconName } from './icons'

/** A line icon; it is decoration: the word or the key beside it says what it means. */
export const Icon = ({ name }: Readonly<{ name: IconName }>) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={ICONS[name]} />
  </svg>
)
