/** What happens in a page by itself: sounds, motion, announcements. */
import type { Page } from '@playwright/test'

/** Runs in the page before all else; `happenings` reads what it wrote down. */
export const noteHappenings = (): void => {
  const notes: string[] = []
  Object.assign(window, { notes })
  const nameOf = (target: EventTarget | null): string =>
    target instanceof Element ? (target.getAttribute('data-testid') ?? target.className.toString()) : ''
  const noting = (owner: object, way: string): void => {
    const real: (...what: unknown[]) => unknown = Reflect.get(owner, way)
    Reflect.set(owner, way, function (this: unknown, ...what: unknown[]) {
      notes.push(way)
      return real.apply(this, what)
    })
  }
  noting(AudioScheduledSourceNode.prototype, 'start')
  noting(AudioBufferSourceNode.prototype, 'start')
  noting(HTMLMediaElement.prototype, 'play')
  noting(Element.prototype, 'animate')
  noting(Navigator.prototype, 'vibrate')
  for (const kind of ['animationstart', 'transitionrun'] as const)
    addEventListener(kind, (event) => {
      const what = 'animationName' in event ? event.animationName : event.propertyName
      notes.push(`${kind} ${what} of ${nameOf(event.target)}`)
    })
  const spoken = '[aria-live], [role=status], [role=alert]'
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(spoken)
      if (region) notes.push(`said: ${region.textContent}`)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** All that happened since this was asked last. */
export const happenings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (Reflect.get(window, 'notes') as string[]).splice(0))
