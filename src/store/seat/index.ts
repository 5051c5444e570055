/**
 * The seat of one player: made when the envelope is opened, gone at the hand-over. It is built from a
 * SideView, so it cannot hold what its player may not know; closed, it does nothing any more.
 */
import { createStore } from 'zustand/vanilla'
import { checkPlacement } from '../../engine/tactical/placement'
import type { Lang, SeatActions, SeatState, SeatStore } from '../api'
import { remembering } from '../memo'
import { deploymentActions, placedView, tableOf, trenchesLeft, worksLeft } from './deployment'
import { cleanDesk, type Desk, type SeatInput, type Seating } from './desk'
import { openDrafts } from './drafts'
import { lookingActions } from './looking'
import { orderingActions } from './ordering'
import { pictureMaker } from './picture'
import { likelyToFail, rowMaker, saidOf, withoutOrder } from './rows'

export type OpenSeat = Readonly<{
  store: SeatStore
  /** Counters and map names in another language. */
  relabel: (lang: Lang) => void
  /** The hand-over: nothing can be written, sealed or undone through this seat again. */
  close: () => void
}>

/** What the seat shows of its desk: all derived, nothing kept. */
const deriver = (input: SeatInput, seating: Seating): (() => SeatState) => {
  const rows = rowMaker()
  const picture = pictureMaker()
  const { side, purpose, lastTurn, question } = input
  return () => {
    const { lang: _, ...desk } = seating.desk()
    const { sheet, placement } = seating.drafts.now()
    const view = seating.view()
    const table = rows(view, sheet)
    return {
      side,
      purpose,
      view,
      sheet,
      rows: table,
      ...desk,
      ...picture({ view, desk: seating.desk(), rows: table, purpose }),
      canUndo: seating.drafts.canUndo(),
      canRedo: seating.drafts.canRedo(),
      lastTurn,
      trenchesLeft: trenchesLeft(input.view, placement),
      worksLeft: worksLeft(input.view, placement),
      question,
    }
  }
}

type Ending = Pick<SeatActions, 'undo' | 'redo' | 'sealing' | 'seal' | 'answer'>

const endingActions = (
  { input, drafts, put }: Seating,
  state: () => SeatState,
  once: () => boolean,
): Ending => {
  const { purpose, question, view, side } = input
  const stepped = (step: boolean): void => {
    if (!step) return
    put({ draft: null, said: null })
    input.onDraft(drafts.now())
  }
  return {
    undo: () => stepped(drafts.undo()),
    redo: () => stepped(drafts.redo()),
    sealing: () => {
      const { rows } = state()
      return purpose === 'orders'
        ? { without: withoutOrder(rows), likelyToFail: likelyToFail(rows) }
        : { without: [], likelyToFail: [] }
    },
    seal: () => {
      const { placement } = drafts.now()
      const fit = purpose === 'deploy' ? checkPlacement(tableOf(view), side, placement) : null
      if (fit && !fit.legal) put({ said: saidOf(fit) })
      else if (purpose !== 'answer' && once()) input.onSeal(drafts.now())
    },
    answer: (option) => {
      const offered = question && (option === 'hold' || question.options.includes(option))
      if (purpose === 'answer' && offered && once()) input.onAnswer(option)
    },
  }
}

/** The desk in a closure, and how its parts are read and changed. */
const seatingOf = (input: SeatInput, changed: () => void, closed: () => boolean): Seating => {
  let desk: Desk = cleanDesk(input.lang)
  const drafts = openDrafts({ sheet: input.sheet, placement: input.placement })
  const placed = remembering(placedView)
  const seating: Seating = {
    input,
    drafts,
    desk: () => desk,
    view: () => (input.purpose === 'deploy' ? placed(input.view, drafts.now().placement) : input.view),
    put: (change) => {
      if (closed()) return
      desk = { ...desk, ...change }
      changed()
    },
    write: (written, change = {}) => {
      if (closed()) return
      drafts.write(written)
      seating.put(change)
      input.onDraft(drafts.now())
    },
  }
  return seating
}

export const openSeat = (input: SeatInput): OpenSeat => {
  let closed = false
  const seating = seatingOf(
    input,
    () => store.setState(derive()),
    () => closed,
  )
  const derive = deriver(input, seating)
  // R57 A double click seals once.
  const once = (): boolean => {
    const first = !closed
    closed = true
    return first
  }
  const store: SeatStore = createStore<SeatState & SeatActions>()(() => ({
    ...derive(),
    ...lookingActions(seating),
    ...orderingActions(seating, () => store.getState().rows),
    ...deploymentActions(seating),
    ...endingActions(seating, () => store.getState(), once),
  }))
  return {
    store,
    relabel: (lang) => seating.put({ lang }),
    close: () => {
      closed = true
      seating.drafts.forget()
    },
  }
}
