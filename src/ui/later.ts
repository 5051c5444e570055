/**
 * Parts of the page that the first map does not need. They come when they are opened, or before: the card while the
 * envelope lies on the curtain, the other parts of the seat once its map is unfolded, while orders are written those
 * of the turn, which must not depend on the line once its sheets are sealed.
 */
import { type ComponentType, lazy } from 'react'

const part = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }))

const film = async () => (await import('./film/Film')).Film
const report = async () => (await import('./report/Report')).Report
const result = async () => (await import('./report/Result')).ResultScreen
const card = async () => (await import('./card/Card')).Card
const hexCard = async () => (await import('./card/HexCard')).HexCard
const orders = async () => (await import('./card/Orders')).Orders
const answer = async () => (await import('./answer/AnswerDock')).AnswerDock
const log = async () => (await import('./log/LogDrawer')).LogDrawer
const palette = async () => (await import('./board/MapPalette')).MapPalette
const fireNote = async () => (await import('./board/FireNote')).FireNote
const menu = async () => (await import('./bar/Menu')).Menu
const keys = async () => (await import('./bar/Keys')).Keys
const seal = async () => (await import('./seat/SealDialog')).SealDialog

export const NewGame = part(async () => (await import('./newGame/NewGame')).NewGame)
export const Library = part(async () => (await import('./library/Library')).Library)
export const Film = part(film)
export const Replay = part(async () => (await import('./replay/Replay')).Replay)
export const Report = part(report)
export const ResultScreen = part(result)
export const Card = part(card)
export const HexCard = part(hexCard)
export const Orders = part(orders)
export const AnswerDock = part(answer)
export const LogDrawer = part(log)
export const MapPalette = part(palette)
export const FireNote = part(fireNote)
export const Keys = part(keys)
export const SealDialog = part(seal)

const AHEAD = {
  curtain: [card],
  map: [hexCard, orders, palette, fireNote, menu, keys, answer, log, seal],
  orders: [film, report, result],
} as const

const isAhead = (at: string): at is keyof typeof AHEAD => Object.hasOwn(AHEAD, at)

/**
 * Fetches what follows a screen, at once, or what follows the map of a seat, when that is drawn. What does not come
 * now is asked for again when it is opened.
 */
export const fetchAhead = (at: string): void => {
  const fetch = (): void => {
    for (const load of isAhead(at) ? AHEAD[at] : []) load().catch(() => undefined)
  }
  if (at === 'map' && 'requestIdleCallback' in window) requestIdleCallback(fetch, { timeout: 2000 })
  else fetch()
}
