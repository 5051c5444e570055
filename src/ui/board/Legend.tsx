import type { ArrowPicture, ZoneKind } from '../../store/scene'
import { useSeat } from '../context'
import { useWords } from '../useWords'

const HEX = '21,10 16,18.5 6,18.5 1,10 6,1.5 16,1.5'

type Swatch = Readonly<{ pattern?: string; stroke: string; dash?: string; fill?: string }>

/** As `zones` of the board draws them. */
const SWATCHES: Readonly<Record<ZoneKind, Swatch>> = {
  reach: { pattern: 'hatch', stroke: '#1c3a1f' },
  reachNext: { pattern: 'dots', stroke: '#1c3a1f', dash: '3 2' },
  deploy: { pattern: 'hatch', stroke: '#26221b', dash: '5 2.5' },
  sight: { pattern: 'lines', stroke: '#26221b' },
  sector: { fill: '#8d1f1614', stroke: '#8d1f16', dash: '2.4 3.2' },
  threat: { pattern: 'cross', stroke: '#8d1f16', dash: '1.6 3.2' },
  objective: { pattern: 'dots', stroke: '#6b4a07', dash: '4 2' },
  patrol: { stroke: '#26221b', dash: '6 2 1.5 2' },
  targets: { stroke: '#15110a', fill: '#fff3cf' },
}

const ZoneSwatch = ({ kind }: Readonly<{ kind: ZoneKind }>) => {
  const { pattern, stroke, dash, fill } = SWATCHES[kind]
  const inside = pattern ? `url(#legend-${pattern}-${kind})` : (fill ?? 'none')
  return (
    <svg width="22" height="20" aria-hidden="true">
      <defs>
        <pattern
          id={`legend-hatch-${kind}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" stroke={stroke} strokeWidth="1.6" opacity=".55" />
        </pattern>
        <pattern id={`legend-dots-${kind}`} width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1" fill={stroke} opacity=".6" />
        </pattern>
        <pattern id={`legend-lines-${kind}`} width="5" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 2H5" stroke={stroke} strokeWidth="1" opacity=".5" />
        </pattern>
        <pattern id={`legend-cross-${kind}`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M1 1L5 5M5 1L1 5" stroke={stroke} strokeWidth="1" opacity=".6" />
        </pattern>
      </defs>
      <polygon points={HEX} fill={inside} stroke={stroke} strokeWidth="1.5" strokeDasharray={dash} />
    </svg>
  )
}

const ZoneWords = ({ kind, turn }: Readonly<{ kind: ZoneKind; turn: number }>) => {
  const { t } = useWords()
  const words: Readonly<Record<ZoneKind, string>> = {
    reach: t('map.thisTurn'),
    reachNext: t('map.nextTurn', { turn: turn + 1 }),
    deploy: t('map.deployZone'),
    sight: t('map.seen'),
    sector: t('tools.sectors'),
    threat: t('map.threatened'),
    objective: t('map.objective'),
    patrol: t('map.patrol'),
    targets: t('map.targets'),
  }
  return words[kind]
}

const hasArrow = (arrows: readonly ArrowPicture[], kind: ArrowPicture['kind']): boolean =>
  arrows.some((arrow) => arrow.kind === kind)

/** What the patterns on the map mean; only those that are on it. */
export const Legend = () => {
  const { t } = useWords()
  const zones = useSeat((state) => state.scene.zones)
  const arrows = useSeat((state) => state.scene.arrows)
  const turn = useSeat((state) => state.view.turn)
  const kinds = [...new Set(zones.map(({ kind }) => kind))]
  return (
    <section className="legend" aria-label={t('map.legend')}>
      {kinds.map((kind) => (
        <span key={kind}>
          <ZoneSwatch kind={kind} />
          <ZoneWords kind={kind} turn={turn} />
        </span>
      ))}
      {hasArrow(arrows, 'suppress') && (
        <span className="hide-small">
          <svg width="26" height="14" aria-hidden="true">
            <path d="M1 3H20M1 11H20" stroke="#26221b" strokeWidth="1.3" />
            <path d="M1 7H19" stroke="#26221b" strokeWidth="2.2" />
            <path d="M17 2.5L25 7L17 11.5L19 7Z" fill="#26221b" />
          </svg>
          {t('map.suppressive')}
        </span>
      )}
      {hasArrow(arrows, 'indirect') && (
        <span className="hide-small">
          <svg width="26" height="14" aria-hidden="true">
            <path d="M1 9Q12 1 20 8" stroke="#26221b" strokeWidth="2.2" strokeDasharray="5 3" fill="none" />
            <path d="M17 3.5L25 10L16.5 11.5Z" fill="#26221b" />
          </svg>
          {t('map.indirect')}
        </span>
      )}
      {hasArrow(arrows, 'flight') && (
        <span className="hide-small">
          <svg width="26" height="14" aria-hidden="true">
            <path d="M1 7H18" stroke="#26221b" strokeWidth="2" strokeDasharray="6 2 1.5 2" />
            <path d="M25 7L20 6L18 1H16L17 6.5L17 7.5L16 13H18L20 8Z" fill="#26221b" />
          </svg>
          {t('map.flight')}
        </span>
      )}
      <span>
        <b aria-hidden="true">|—|</b> {t('map.scale')}
      </span>
    </section>
  )
}
