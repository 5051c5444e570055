/**
 * Frames on demand. Nothing runs while nothing changes: a request makes one animation frame, a running
 * animation asks for the next.
 */

/** From 0 to 1, fast first. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** What an animation belongs to: the camera's way, a cue of the film, a stack. */
export type Motion = 'view' | 'cue' | 'fan'
type Animation = { kind: Motion; from: number; length: number; step: (t: number) => void; done: () => void }

export type Frames = Readonly<{
  /** Draws in the next frame. */
  request: () => void
  /**
   * Calls `step` with 0…1, eased, once a frame; at once with 1 if `length` is 0.
   * The promise is kept when it is over or stopped.
   */
  animate: (kind: Motion, length: number, step: (t: number) => void) => Promise<void>
  /** Ends animations of a kind, or all, in their last state. */
  finish: (kind?: Motion) => void
  stop: () => void
}>

/**
 * @param draw called once a frame; true asks for another one, since work is left
 */
export const makeFrames = (draw: () => boolean): Frames => {
  let asked = 0
  let stopped = false
  let running: Animation[] = []

  const request = () => {
    if (!asked && !stopped) asked = requestAnimationFrame(frame)
  }

  const frame = (now: number) => {
    asked = 0
    for (const animation of [...running]) {
      if (animation.from < 0) animation.from = now
      const t = Math.min(1, (now - animation.from) / animation.length)
      animation.step(easeOut(t))
      if (t < 1) continue
      running = running.filter((other) => other !== animation)
      animation.done()
    }
    const more = draw()
    if (more || running.length > 0) request()
  }

  const finish = (kind?: Motion) => {
    const all = running.filter((animation) => kind === undefined || animation.kind === kind)
    running = running.filter((animation) => !all.includes(animation))
    for (const { step, done } of all) {
      step(1)
      done()
    }
  }

  return {
    request,
    animate: (kind, length, step) => {
      if (length <= 0 || stopped) {
        step(1)
        request()
        return Promise.resolve()
      }
      step(0)
      return new Promise<void>((done) => {
        running.push({ kind, from: -1, length, step, done })
        request()
      })
    },
    finish,
    stop: () => {
      finish()
      stopped = true
      if (asked) cancelAnimationFrame(asked)
      asked = 0
    },
  }
}
