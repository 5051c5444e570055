import type { SideView, TargetClass, Unit, UnitId, UnitType, Weapon } from '../../engine/tactical/model'
import { unitCode } from '../../i18n/format'
import { totalOf } from '../../i18n/sums'
import { unitWords } from '../../i18n/unitNames'
import { useSeat } from '../context'
import { Counter } from '../parts/Counter'
import { Icon } from '../parts/Icon'
import { Rule } from '../parts/Rule'
import { codeIn, groundWords, stateMarks, steadinessNow, typeIn } from '../seat/facts'
import { useWords } from '../useWords'
import { Fact } from './fields'

const MEN_PER_FIGURE = 40

/** T4.1: dice of a weapon as the unit stands. */
const diceNow = (type: UnitType, unit: Unit, weapon: Weapon, at: TargetClass): number =>
  Math.ceil(((weapon.dice[at] ?? 0) * unit.strength) / type.strength.full)

const CLASSES: readonly TargetClass[] = ['infantry', 'artillery', 'vehicle', 'armour', 'air']

type FireFact = Readonly<{
  laying: Weapon['laying']
  at: TargetClass
  dice: number
  accuracy: string
  range: string
}>

/** What its weapons throw at foot, and at armour where that differs. */
const fireFacts = (type: UnitType, unit: Unit): readonly FireFact[] =>
  type.weapons
    .filter(({ laying }) => laying !== 'selfDefence')
    .flatMap((weapon) =>
      CLASSES.filter((at) => at === 'infantry' || at === 'armour' || at === 'air').flatMap((at) => {
        const dice = diceNow(type, unit, weapon, at)
        const accuracy = weapon.accuracy.map(({ value }) => String(value))
        const { min, max } = weapon.range
        const range = min > 1 ? `${min}–${max}` : String(max)
        return dice > 0 ? [{ laying: weapon.laying, at, dice, accuracy: accuracy.join(' / '), range }] : []
      }),
    )

const Where = ({ view, unit }: Readonly<{ view: SideView; unit: Unit }>) => {
  const { t } = useWords()
  const { hex } = unit
  const scenario = view.battle.scenario.units.find(({ id }) => id === unit.id)
  if (unit.place === 'reserve') {
    if (scenario?.squadron) {
      const { ready } = unit
      return ready > view.turn ? t('card.onTheGround', { turn: ready }) : t('card.readyToFly')
    }
    const turn = scenario?.arrives?.turn
    return `${t('card.inReserve')}${turn ? `, ${t('card.arrives', { turn })}` : ''}`
  }
  if (unit.place === 'airborne') return t('card.inTheAir', { hex })
  if (unit.place === 'offMap' || hex === null) return t('card.offMapAt')
  return `${hex}, ${groundWords(view, hex, t)}`
}

const Numbers = ({ view, unit }: Readonly<{ view: SideView; unit: Unit }>) => {
  const { t } = useWords()
  const type = typeIn(view, unit)
  const row = useSeat((state) => state.rows.find((each) => each.unit === unit.id))
  const spent = row?.preview?.fire ? `${unit.ammo} → ${row.preview.fire.ammo}` : String(unit.ammo)
  const men = type.strength.points === 'figures' ? unit.strength * MEN_PER_FIGURE : null
  const full = t('card.ofFull', { full: type.strength.full })
  const own = unit.side === view.side
  const { front, side } = type.defence
  const speed = row ? row.speed : type.speed
  const cc = type.closeCombat.accuracy
  return (
    <dl className="kv">
      <Fact
        name={t('card.strength')}
        value={unit.strength}
        note={men === null ? full : `${full} · ${t('card.men', { count: men })}`}
      />
      {own && type.ammo > 0 && (
        <Fact name={t('card.ammo')} value={spent} note={t('card.ofFull', { full: type.ammo })} />
      )}
      {!type.fearless && <Fact name={t('card.steadiness')} value={steadinessNow(type, unit)} />}
      {type.armoured ? (
        <Fact name={t('card.armour')} value={`${front} / ${side}`} />
      ) : (
        <Fact
          name={t('card.defence')}
          value={row?.preview?.defence.length ? totalOf(row.preview.defence) : front}
        />
      )}
      {fireFacts(type, unit).map(({ laying, at, dice, accuracy, range }) => (
        <Fact
          key={laying + at}
          name={t('card.fireAt', { what: t(`classes.${at}`) })}
          value={`${t('card.fireValue', { dice })} · ${accuracy}`}
          note={
            laying === 'indirect'
              ? t('card.indirectTo', { range })
              : range === '0'
                ? undefined
                : t('card.upTo', { range })
          }
        />
      ))}
      {own && unit.cargo !== undefined && <Fact name={t('card.cargo')} value={unit.cargo} />}
      {cc > 0 && <Fact name={t('card.closeCombat')} value={cc} />}
      {type.turnaround !== undefined && <Fact name={t('card.turnaround')} value={type.turnaround} />}
      {type.kind !== 'air' && (
        <Fact
          name={t('card.speed')}
          value={speed ? `${speed.manoeuvre} / ${speed.road}` : t('card.immobile')}
          note={
            speed && speed.march !== speed.manoeuvre
              ? `${t('card.march').toLowerCase()} ${speed.march}`
              : undefined
          }
        />
      )}
    </dl>
  )
}

const Reactions = ({ unit }: Readonly<{ unit: Unit }>) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const path = useSeat((state) => {
    const draft = state.draft?.unit === unit.id ? state.draft.preview : null
    return draft?.path ?? state.rows.find((row) => row.unit === unit.id)?.preview?.path
  })
  if (!path?.reactions.length) return null
  const hexes = [...new Set(path.reactions.map(({ hex }) => hex))]
  const list = hexes
    .map((hex) => {
      const enemies = path.reactions.filter((each) => each.hex === hex)
      return t('card.reaction', {
        hex,
        units: enemies.map((each) => codeIn(view, each.unit, lang)).join(', '),
      })
    })
    .join('; ')
  return (
    <p className="card-note">
      <Icon name="threat" /> {t('card.reactions', { list })} <Rule id="T5.9" />
    </p>
  )
}

type Props = Readonly<{ unit: UnitId; note: string | null; onClose: (() => void) | null }>

/** The head of a unit card and its numbers. */
export const Facts = ({ unit: id, note, onClose }: Props) => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const picture = useSeat((state) => state.scene.counters.find((counter) => counter.id === id))
  const unit = view.units[id]
  if (!unit) return null
  const { name, arms } = unitWords(unit.type, lang)
  const history = view.battle.scenario.units.find((each) => each.id === id)?.note?.[lang]
  const marks = stateMarks(view, unit, t, lang)
  return (
    <>
      <div className="unit-head">
        <Counter unit={unit} type={typeIn(view, unit)} picture={picture ?? null} />
        <div>
          <h3>{name}</h3>
          <p>
            <b className={`${unit.side}-name`}>{unitCode(unit.side, unit.row, lang)}</b>
            {history && ` · ${history}`}
            <br />
            <Where view={view} unit={unit} />
          </p>
        </div>
        {onClose && (
          <button type="button" className="close" onClick={onClose} aria-label={t('card.closeEnemy')}>
            <Icon name="clear" />
          </button>
        )}
      </div>
      {marks.length > 0 && (
        <p className="unit-states">
          {marks.map(({ icon, long, tone }) => (
            <span key={long} className={`state ${tone}`}>
              {icon && <Icon name={icon} />}
              {long}
            </span>
          ))}
        </p>
      )}
      <Numbers view={view} unit={unit} />
      <Reactions unit={unit} />
      {arms && <p className="card-note arms">{arms}</p>}
      {note && <p className="card-note">{note}</p>}
    </>
  )
}
