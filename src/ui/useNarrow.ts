import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 1500px)'

/** True on a narrow desk, where the sheet has fewer columns. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      const query = window.matchMedia(NARROW)
      query.addEventListener('change', listen)
      return () => query.removeEventListener('change', listen)
    },
    () => window.matchMedia(NARROW).matches,
  )
