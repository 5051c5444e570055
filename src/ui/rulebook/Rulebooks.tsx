/**
 * The rulebook lies over the screen and is gone with it: nothing that one player looked up is left for the other.
 * Its page stands in the address only at the start, where nobody has a seat.
 */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { AppState } from '../../store/api'
import { useApp, useAppStore } from '../context'
import { type OpenRule, RuleContext } from './openRule'

const Rulebook = lazy(async () => ({ default: (await import('./Rulebook')).Rulebook }))

const ADDRESS = /^#\/rules(?:\/(T[\w.]*))?$/

/** The page that the address asks for. */
const asked = (): string | null => {
  const match = ADDRESS.exec(window.location.hash)
  return match ? (match[1] ?? 'T1') : null
}

const address = (page: string | null): void => {
  const { pathname, search, hash } = window.location
  const wanted = page === null ? '' : `#/rules/${page}`
  if (hash !== wanted && (page !== null || ADDRESS.test(hash)))
    window.history.replaceState(window.history.state, '', `${pathname}${search}${wanted}`)
}

type Opened = Readonly<{ page: string; screen: AppState['screen']; seat: unknown }>

/** Follows the address at the start; elsewhere it is cleaned of it. */
const useAddress = (page: string | null, open: OpenRule): void => {
  const atStart = useApp((state) => state.screen === 'start')
  const first = useRef(true)
  useEffect(() => {
    const follow = (): void => {
      const wanted = asked()
      if (wanted !== null) open(wanted)
    }
    if (first.current) follow()
    first.current = false
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [open])
  useEffect(() => address(atStart ? page : null), [page, atStart])
}

export const Rulebooks = ({ children }: Readonly<{ children: ReactNode }>) => {
  const store = useAppStore()
  const screen = useApp((state) => state.screen)
  const seat = useApp((state) => state.seat)
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = useCallback<OpenRule>(
    (page) => {
      const state = store.getState()
      state.film?.getState().pause()
      setOpened({ page, screen: state.screen, seat: state.seat })
    },
    [store],
  )
  const close = useCallback(() => setOpened(null), [])
  // A page that was opened on another screen, or from another seat, is not shown any more.
  const shown = opened && opened.screen === screen && opened.seat === seat ? opened.page : null
  useAddress(shown, open)
  return (
    <RuleContext value={open}>
      {children}
      {shown !== null && (
        <Suspense>
          <Rulebook
            page={shown}
            onTurn={open}
            onClose={close}
            whole={screen === 'start' || screen === 'curtain'}
          />
        </Suspense>
      )}
    </RuleContext>
  )
}
