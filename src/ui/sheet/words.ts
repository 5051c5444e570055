/** An order as it stands on the sheet: target or path, phase, what is expected. */
import type { SideView } from '../../engine/tactical/model'
import type { Aim, NightWork, Order } from '../../engine/tactical/orders'
import type { Say } from '../../i18n'
import { num } from '../../i18n/format'
import type { Lang, Preview } from '../../store/api'
import { SEARCH } from '../../store/figures'
import { codeIn } from '../seat/facts'

const OFF = 'off'

const aimWords = (view: SideView, aim: Aim, lang: Lang, short = false): string => {
  if ('hex' in aim) return aim.hex
  if (short) return codeIn(view, aim.unit, lang)
  const hex = view.units[aim.unit]?.hex
  return codeIn(view, aim.unit, lang) + (hex ? ` · ${hex}` : '')
}

/** How much of a path is told: all of it, its ends, or only where it leads to. */
export type Told = 'whole' | 'ends' | 'end'

const pathWords = (path: readonly string[], t: Say, told: Told): string => {
  const steps = path.map((hex) => (hex === OFF ? t('sheet.exits') : hex))
  const last = steps.at(-1) ?? ''
  if (told === 'end' && steps.length > 1) return `→ ${last}`
  return steps.length > 2 && told === 'ends' ? `${steps[0]} … ${last}` : steps.join(' → ')
}

const policyWords = (
  view: SideView,
  order: Extract<Order, { policy: unknown }>,
  t: Say,
  lang: Lang,
): string => {
  const { mode, target, within } = order.policy
  if (mode === 'hold') return t('sheet.hold')
  const near = within === undefined ? '' : ` ${t('sheet.nearer', { count: within })}`
  return mode === 'fire' && target ? aimWords(view, target, lang) + near : t('sheet.react') + near
}

const nightWork = (work: NightWork, t: Say): string =>
  work.work === 'mines'
    ? `${t(`night.works.${work.mines}`)} ${work.hex}`
    : `${t(`night.works.${work.work}`)} ${t(`faceCodes.${work.face}`)}`

/** T16.2: what is built in the night, each with its face or hex, and the ambush after it. */
const nightWords = (order: Extract<Order, { kind: 'night' }>, t: Say): string =>
  [...order.works.map((work) => nightWork(work, t)), ...(order.ambush ? [t('kinds.ambush.short')] : [])].join(
    ', ',
  ) || t('night.rests')

/** Column “Target, path”. */
export const targetWords = (
  view: SideView,
  order: Order,
  t: Say,
  lang: Lang,
  told: Told = 'ends',
): string => {
  switch (order.kind) {
    case 'defence':
    case 'ambush':
      return policyWords(view, order, t, lang)
    case 'suppress':
    case 'airStrike':
      return aimWords(view, order.aim, lang)
    case 'smoke':
    case 'airCarpet':
    case 'airDrop':
      return order.hex
    case 'airPatrol':
      return t('sheet.patrolOver', { hex: order.hex })
    case 'airRecon':
      return t('sheet.searchOf', { hex: order.hex, radius: order.radius })
    case 'airEscort':
      return t('sheet.with', { unit: codeIn(view, order.unit, lang) })
    case 'fireOnMove':
      return `${pathWords(order.path, t, told)}, ${aimWords(view, order.aim, lang, told === 'end')}`
    case 'manoeuvre':
    case 'march':
    case 'assault':
      return pathWords(order.path, t, told)
    case 'deploy':
    case 'sector':
      return t('sheet.facing', { face: t(`faceCodes.${order.facing}`) })
    case 'digIn':
      return t('sheet.face', { face: t(`faceCodes.${order.face}`) })
    case 'regroup':
    case 'attachObserver':
      return t('sheet.with', { unit: codeIn(view, order.host, lang) })
    case 'night':
      return nightWords(order, t)
    case 'layMines':
      return t('sheet.minesAt', { mines: t(`policy.${order.mines}`), hex: order.hex })
    case 'clearMines':
    case 'blowBridge':
    case 'buildBridge':
      return order.hex
    case 'removeWire':
    case 'blowObstacle':
      return t('sheet.face', { face: t(`faceCodes.${order.face}`) })
    case 'blowBunker':
      return aimWords(view, { unit: order.bunker }, lang)
    case 'load':
      return t('sheet.on', { unit: codeIn(view, order.carrier, lang) })
    case 'takeOn':
    case 'setDown':
    case 'resupply':
      return codeIn(view, order.unit, lang)
    case 'unload':
      return order.facing ? t('sheet.facing', { face: t(`faceCodes.${order.facing}`) }) : ''
    case 'limber':
    case 'fightOn':
      return ''
    default:
      return order satisfies never
  }
}

/** Column “Phase”: when the order is carried out. */
export const phaseLetter = (order: Order, t: Say): string => {
  switch (order.kind) {
    case 'defence':
    case 'ambush':
      return t(order.policy.mode === 'fire' ? 'phaseLetters.fire' : 'phaseLetters.either')
    case 'suppress':
    case 'smoke':
      return t('phaseLetters.fire')
    case 'limber':
    case 'deploy':
    case 'sector':
    case 'digIn':
    case 'regroup':
    case 'attachObserver':
    case 'night':
    case 'layMines':
    case 'clearMines':
    case 'removeWire':
    case 'blowObstacle':
    case 'blowBunker':
    case 'blowBridge':
    case 'buildBridge':
    case 'load':
    case 'takeOn':
    case 'unload':
    case 'setDown':
    case 'resupply':
      return t('phaseLetters.special')
    default:
      return t('phaseLetters.movement')
  }
}

/** Column “Expected”: dice and losses, or the ticks of arrival. */
export const expectedWords = (order: Order, preview: Preview | null, t: Say, lang: Lang): string => {
  if (order.kind === 'smoke') return t('sheet.smoke')
  if (order.kind === 'airPatrol') return t(`sheet.patrols.${order.intercept}`)
  if (order.kind === 'airDrop') return t('sheet.drop')
  if (order.kind === 'airRecon') return t('sheet.search', { on: SEARCH[order.radius] })
  const { fire = null, path = null } = preview ?? {}
  const ticks = path?.arrivals.map(({ tick }) => (tick === null ? t('sheet.later') : String(tick))) ?? []
  const arrival = ticks.length > 2 ? t('sheet.at', { tick: ticks.at(-1) ?? '' }) : ticks.join(', ')
  const shot = fire
    ? `${t('sheet.dice', { dice: fire.dice, accuracy: fire.accuracy })} · ${t('sheet.losses', {
        value: num(fire.expectedLosses, lang, 1),
      })}`
    : ''
  if (order.kind === 'assault') return `${t('sheet.closeCombat')} · ${arrival}`
  if (order.kind === 'fireOnMove' && fire) return shot
  return shot || (ticks.length === 1 ? t('sheet.at', { tick: arrival }) : arrival)
}
