/** Counts what a page draws and how often it asks for a frame. To be called before anything is mounted. */
export type Counts = { draws: number; frames: number }

export const counting = (): Counts => {
  const counts: Counts = { draws: 0, frames: 0 }
  for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const) {
      const proto = kind.prototype as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>
      const before = proto[name]
      if (!before) continue
      proto[name] = function (this: unknown, ...args: unknown[]) {
        counts.draws += 1
        return before.apply(this, args)
      }
    }
  }
  const ask = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) => {
    counts.frames += 1
    return ask(callback)
  }
  return counts
}
