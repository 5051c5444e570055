import { useCallback, useEffect, useRef, useState } from 'react'
import { dialogIsOpen, isTyping } from '../useKeys'

/** How long a seal is held, in milliseconds: long enough to be meant. */
export const HOLD = 700

type Hold = Readonly<{ holding: boolean; press: () => void; release: () => void }>

/**
 * A deliberate step: pointer or Space held down. A key that came over from the last screen is a repeat
 * and does not count (R74).
 *
 * @param active false where the step is taken in another way
 */
export const useHold = (onDone: () => void, active: boolean): Hold => {
  const [holding, setHolding] = useState(false)
  const timer = useRef<number | null>(null)
  const done = useRef(onDone)
  done.current = onDone
  const release = useCallback(() => {
    if (timer.current !== null) window.clearTimeout(timer.current)
    timer.current = null
    setHolding(false)
  }, [])
  const press = useCallback(() => {
    if (timer.current !== null) return
    setHolding(true)
    timer.current = window.setTimeout(() => {
      release()
      done.current()
    }, HOLD)
  }, [release])
  useEffect(() => {
    if (!active) return
    const down = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.repeat || isTyping(event.target) || dialogIsOpen()) return
      event.preventDefault()
      press()
    }
    const up = (event: KeyboardEvent): void => {
      if (event.code === 'Space') release()
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    window.addEventListener('blur', release)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
      window.removeEventListener('blur', release)
      release()
    }
  }, [active, press, release])
  return { holding, press, release }
}
