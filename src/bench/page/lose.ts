/** The picture of a canvas, taken away and given back, as a browser does it when it runs short. */
import type { Locator } from '@playwright/test'

/**
 * Takes the WebGL context away from a canvas.
 *
 * @returns gives it back, and tells by the page's clock how many ms later its last pixel was drawn
 */
export const lose = async (canvas: Locator): Promise<() => Promise<number>> => {
  const handle = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
    const gl = element.getContext('webgl2') ?? element.getContext('webgl')
    const extension = gl?.getExtension('WEBGL_lose_context')
    if (!extension) throw new Error('the context cannot be lost')
    extension.loseContext()
    return { gl, extension }
  })
  return () =>
    handle.evaluate(
      ({ gl, extension }) =>
        new Promise<number>((done) => {
          if (!gl) throw new Error('no context')
          const begun = performance.now()
          let [last, drew] = [begun, false]
          for (const way of ['drawElements', 'drawElementsInstanced', 'drawArrays'] as const) {
            const draw: (...what: never[]) => void = Reflect.get(gl, way)
            Reflect.set(gl, way, (...what: never[]) => {
              drew = true
              draw.apply(gl, what)
            })
          }
          // A method: what names functions for the command line is not known in the page.
          const watch = {
            frame(): void {
              if (drew) {
                // Waits until the pixels are there.
                gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
                last = performance.now()
                drew = false
              }
              if (last === begun || performance.now() - last < 400) requestAnimationFrame(watch.frame)
              else done(last - begun)
            },
          }
          requestAnimationFrame(watch.frame)
          extension.restoreContext()
        }),
    )
}
