import type { Say } from '../../i18n'
import type { SightLineInfo } from '../../store/api'
import { useSeat } from '../context'
import { placed } from '../parts/placed'
import { Rule } from '../parts/Rule'
import { useWords } from '../useWords'

const W = 640
const H = 88
const FLOOR = 64
const STEP = 18

const heightOf = (level: number): number => FLOOR - level * STEP

/** A smooth outline of the ground over the hexes of the line. */
const ground = (section: SightLineInfo['section']): string => {
  const width = W / section.length
  let path = `M0 ${heightOf(section[0]?.level ?? 0)}`
  section.forEach(({ level }, i) => {
    const next = section[i + 1]
    const edge = width * (i + 1)
    path += `H${(next ? edge - width * 0.22 : edge).toFixed(1)}`
    if (!next) return
    const [a, b] = [heightOf(level), heightOf(next.level)]
    const bend = width * 0.22
    path += `C${edge.toFixed(1)} ${a} ${edge.toFixed(1)} ${b} ${(edge + bend).toFixed(1)} ${b}`
  })
  return `${path}V${H}H0Z`
}

const COVER: Readonly<Record<string, Readonly<{ height: number; fill: string; stroke: string }>>> = {
  bushes: { height: 6, fill: '#b9c78f', stroke: '#5f6e39' },
  openWoods: { height: 13, fill: '#a9b884', stroke: '#3f5128' },
  forest: { height: 15, fill: '#8aa061', stroke: '#3f5128' },
  town: { height: 11, fill: '#b6a58f', stroke: '#4d4034' },
}

const Cover = ({
  terrain,
  x,
  y,
  width,
}: Readonly<{ terrain: string; x: number; y: number; width: number }>) => {
  const cover = COVER[terrain]
  if (!cover) return null
  const { height, fill, stroke } = cover
  const places = [-0.3, -0.15, 0, 0.15, 0.3]
  return (
    <g fill={fill} stroke={stroke}>
      {places.map((at) => {
        const cx = x + at * width
        if (terrain === 'town') return <rect key={at} x={cx - 6} y={y - height} width="12" height={height} />
        return <ellipse key={at} cx={cx} cy={y - height / 2} rx={Math.min(6, width / 14)} ry={height / 2} />
      })}
    </g>
  )
}

const terrainWords = (terrain: string, level: number, t: Say): string => {
  const key = terrain as keyof typeof COVER
  const words = t(`terrain.${key as 'plain'}`)
  return level > 0 ? `${words} · ${t('terrain.level', { level })}` : words
}

const Profile = ({ sight }: Readonly<{ sight: SightLineInfo }>) => {
  const { t } = useWords()
  const { section, clear } = sight
  const width = W / section.length
  const eye = (i: number): number => heightOf(section[i]?.level ?? 0) - 10
  const last = section.length - 1
  const x = (i: number): number => width * (i + 0.5)
  return (
    <svg
      className="profile"
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('tools.los')}
    >
      <defs>
        <pattern id="soil" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" stroke="#8a5a2b" opacity=".55" />
        </pattern>
      </defs>
      <path d={ground(section)} fill="#d3b37d" opacity=".55" />
      <path d={ground(section)} fill="url(#soil)" stroke="#8a5a2b" strokeWidth="1.6" />
      {placed(section).map(({ value: { level, terrain, blocks }, place: i, key }) => (
        <g key={key}>
          <Cover terrain={terrain} x={x(i)} y={heightOf(level)} width={width} />
          {i > 0 && <path d={`M${width * i} 4V${H}`} className="mark" />}
          {blocks && <path d={`M${x(i) - 7} 6l14 14M${x(i) + 7} 6l-14 14`} className="block" />}
        </g>
      ))}
      <path d={`M${x(0)} ${eye(0)}L${x(last)} ${eye(last)}`} className={clear ? 'ray' : 'ray blocked'} />
      <circle cx={x(0)} cy={eye(0)} r="3.5" className="own-eye" />
      <circle cx={x(last)} cy={eye(last)} r="3.5" className="other-eye" />
    </svg>
  )
}

/** The section of the ground under the sight line, while the tool `L` is on. */
export const CrossSection = () => {
  const { t } = useWords()
  const sight = useSeat((state) => state.sight)
  const on = useSeat((state) => state.tools.includes('los'))
  if (!on) return null
  if (!sight) {
    return (
      <div className="cross-section">
        <p>{t('section.hint')}</p>
      </div>
    )
  }
  const hexes = t('card.hexes', { count: sight.distance })
  const verdict = sight.clear
    ? t('section.clear', { hexes })
    : sight.blockedBy
      ? t('section.blocked', { hex: sight.blockedBy })
      : t('section.tooFar', { hexes })
  return (
    <div className="cross-section" data-testid="cross-section">
      <p>
        <span className="cap">{t('section.title', { from: sight.from, to: sight.to })}</span> {verdict}{' '}
        <Rule id={sight.rule} />
        <span className="grow" />
        <kbd>L</kbd>
      </p>
      <Profile sight={sight} />
      <ol className="profile-words">
        {placed(sight.section).map(({ value: { hex, level, terrain }, key }) => (
          <li key={key}>
            {hex} · {terrainWords(terrain, level, t)}
          </li>
        ))}
      </ol>
    </div>
  )
}
