/** What is due when the page is left: a warning while something is not saved, and no board in the cache. */
import { useEffect } from 'react'
import type { AppState } from '../store/api'
import { useApp } from './context'

/** R52: there is a game, and its last change is not on the disk. */
export const isUnsaved = ({
  saveStatus,
  match,
  saved,
}: Pick<AppState, 'saveStatus' | 'match' | 'saved'>): boolean => {
  if (saveStatus === 'saving' || saveStatus === 'failed') return true
  // The storage may be out of reach before there is anything to save.
  return saveStatus === 'unavailable' && (match !== null || saved !== null)
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

export const useLeaving = (): void => {
  const unsaved = useApp(isUnsaved)
  const toStart = useApp((state) => state.toStart)
  // Only while it is needed: a page that listens is asked about each time, and some browsers do not cache it.
  useEffect(() => {
    if (!unsaved) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  // R63: what the browser keeps to come back to by Back or Forward is the start page.
  useEffect(() => {
    const shelve = (event: PageTransitionEvent): void => {
      if (event.persisted) toStart()
    }
    window.addEventListener('pagehide', shelve)
    return () => window.removeEventListener('pagehide', shelve)
  }, [toStart])
}
