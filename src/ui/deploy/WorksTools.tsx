/** T2.6: wire, obstacles and mines of the budget, at the hex of the unit that is being set up. */
import type { MineKind } from '../../engine/tactical/model'
import type { Face, Hex } from '../../kernel/hex'
import { useSeat } from '../context'
import { FACES, hexOver } from '../seat/facts'
import { useWords } from '../useWords'

type Edge = 'wire' | 'obstacles'

type ChipProps = Readonly<{ on: boolean; label: string; words: string; onClick: () => void }>

const Chip = ({ on, label, words, onClick }: ChipProps) => (
  <button type="button" className="chip" aria-pressed={on} aria-label={label} onClick={onClick}>
    {words}
  </button>
)

const EdgeTools = ({ work, hex }: Readonly<{ work: Edge; hex: Hex }>) => {
  const { t } = useWords()
  const view = useSeat((state) => state.view)
  const left = useSeat((state) => state.worksLeft[work])
  const setEdge = useSeat((state) => state.setEdge)
  const sides: Readonly<Record<Face, Face>> = { N: 'S', NE: 'SW', SE: 'NW', S: 'N', SW: 'NE', NW: 'SE' }
  if (left === null) return null
  const lies = (face: Face): boolean => {
    const over = hexOver(view, hex, face)
    const edges = view.works[work]
    return edges.includes(`${hex}/${face}`) || (over !== null && edges.includes(`${over}/${sides[face]}`))
  }
  return (
    <div>
      <h3 className="cap">
        {t(`deploy.works.${work}`)} · <b data-testid={`${work}-left`}>{left}</b>
      </h3>
      <div className="chips" data-testid={`deploy-${work}`}>
        {FACES.map((face) => (
          <Chip
            key={face}
            on={lies(face)}
            label={`${t(`deploy.works.${work}`)}: ${t(`faces.${face}`)}`}
            words={t(`faceCodes.${face}`)}
            onClick={() => setEdge(work, hex, face)}
          />
        ))}
      </div>
      <p>{t('deploy.works.edgeLine')}</p>
    </div>
  )
}

const MineTools = ({ kind, hex }: Readonly<{ kind: MineKind; hex: Hex }>) => {
  const { t } = useWords()
  const view = useSeat((state) => state.view)
  const left = useSeat((state) => state.worksLeft[kind])
  const setMines = useSeat((state) => state.setMines)
  if (left === null) return null
  const places: readonly (readonly [Hex | null, string, string])[] = [
    [hex, t('deploy.works.here'), t('deploy.works.here')],
    ...FACES.map((face) => [hexOver(view, hex, face), t(`faceCodes.${face}`), t(`faces.${face}`)] as const),
  ]
  return (
    <div>
      <h3 className="cap">
        {t(`deploy.works.${kind}`)} · <b data-testid={`${kind}-left`}>{left}</b>
      </h3>
      <div className="chips" data-testid={`deploy-${kind}`}>
        {places.map(([at, words, label]) =>
          at === null ? null : (
            <Chip
              key={words}
              on={view.works.mines.some((mine) => mine.hex === at && mine.kind === kind)}
              label={`${t(`deploy.works.${kind}`)}: ${label}`}
              words={words}
              onClick={() => setMines(kind, at)}
            />
          ),
        )}
      </div>
      <p>{t('deploy.works.mineLine')}</p>
    </div>
  )
}

export const WorksTools = ({ hex }: Readonly<{ hex: Hex }>) => (
  <>
    <EdgeTools work="wire" hex={hex} />
    <EdgeTools work="obstacles" hex={hex} />
    <MineTools kind="antiTank" hex={hex} />
    <MineTools kind="antiPersonnel" hex={hex} />
  </>
)
