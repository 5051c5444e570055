import { useEffect, useRef } from 'react'
import { type KeyBindingMap, tinykeys } from 'tinykeys'

/** True where letters and digits are text and not keys of the table. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A dialog is open: it has the keys. */
export const dialogIsOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** Keys as tinykeys writes them, and what they do. */
export type Bindings = readonly (readonly [keys: string, act: (event: KeyboardEvent) => void])[]

/**
 * Keys of a screen while it is mounted, by physical key (`KeyL`), so that they work in every layout.
 * Not while a text is typed or a dialog is open; a listener goes with its screen.
 */
export const useKeys = (bindings: Bindings): void => {
  const latest = useRef(bindings)
  latest.current = bindings
  const names = bindings.map(([name]) => name).join('|')
  useEffect(() => {
    const map: KeyBindingMap = {}
    for (const name of names.split('|')) {
      map[name] = (event) => {
        if (event.defaultPrevented || dialogIsOpen()) return
        if (isTyping(event.target) && !/^F\d|\$mod/.test(name)) return
        latest.current.find(([each]) => each === name)?.[1](event)
      }
    }
    return tinykeys(window, map)
  }, [names])
}
