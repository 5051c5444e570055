/** What the screens hang on: the stores, the board and the drawing helpers that `main.tsx` hands over. */
import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type {
  AppActions,
  AppState,
  AppStore,
  FilmActions,
  FilmState,
  FilmStore,
  ReplayActions,
  ReplayState,
  ReplayStore,
  SeatActions,
  SeatState,
  SeatStore,
} from '../store/api'
import type { CounterPicture, MapPicture, MountBoard } from '../store/scene'

/** The part of the program that draws the map did not come; the browser may well be able to draw it. */
export class NotLoaded extends Error {}

/** Pictures that the screens show and do not draw themselves. */
export type Views = Readonly<{
  mountBoard: MountBoard
  /** Draws a map with counters into the host; the answer removes it. */
  thumbnail: (host: HTMLElement, map: MapPicture, counters: readonly CounterPicture[]) => () => void
  /** A unit symbol as paths in a field of 200 × 200; its frame is the rectangle 25…175 × 50…150. */
  symbol: (symbol: string) => Readonly<{ line?: string; solid?: string }>
}>

const AppContext = createContext<AppStore | null>(null)
const ViewsContext = createContext<Views | null>(null)
const SeatContext = createContext<SeatStore | null>(null)
const FilmContext = createContext<FilmStore | null>(null)
const ReplayContext = createContext<ReplayStore | null>(null)

const given = <T,>(value: T | null): T => {
  if (value === null) throw new Error('a screen stands outside its context')
  return value
}

export const AppProvider = ({
  store,
  views,
  children,
}: {
  store: AppStore
  views: Views
  children: ReactNode
}) => (
  <AppContext value={store}>
    <ViewsContext value={views}>{children}</ViewsContext>
  </AppContext>
)

export const SeatProvider = ({ store, children }: { store: SeatStore; children: ReactNode }) => (
  <SeatContext value={store}>{children}</SeatContext>
)

export const FilmProvider = ({ store, children }: { store: FilmStore; children: ReactNode }) => (
  <FilmContext value={store}>{children}</FilmContext>
)

export const ReplayProvider = ({ store, children }: { store: ReplayStore; children: ReactNode }) => (
  <ReplayContext value={store}>{children}</ReplayContext>
)

export const useViews = (): Views => given(use(ViewsContext))
export const useAppStore = (): AppStore => given(use(AppContext))
export const useSeatStore = (): SeatStore => given(use(SeatContext))
export const useFilmStore = (): FilmStore => given(use(FilmContext))

export const useApp = <T,>(read: (state: AppState & AppActions) => T): T => useStore(useAppStore(), read)
export const useSeat = <T,>(read: (state: SeatState & SeatActions) => T): T => useStore(useSeatStore(), read)
export const useFilm = <T,>(read: (state: FilmState & FilmActions) => T): T => useStore(useFilmStore(), read)
export const useReplay = <T,>(read: (state: ReplayState & ReplayActions) => T): T =>
  useStore(given(use(ReplayContext)), read)
