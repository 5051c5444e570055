/** A canvas that is drawn by hand and shown as a texture. Freed by hand, too. */
import { CanvasSource, Texture } from 'pixi.js'

export type Picture = Readonly<{
  canvas: HTMLCanvasElement
  ctx: CanvasRenderingContext2D
  texture: Texture
  /** Sends the drawing to the graphics card. */
  upload: () => void
  /** Pixel for pixel, or enlarged and reduced smoothly. */
  exact: (on: boolean) => void
  free: () => void
}>

export const makePicture = (width: number, height: number, opaque = false): Picture => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d', { alpha: !opaque }) as CanvasRenderingContext2D
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear', autoGenerateMipmaps: false })
  const texture = new Texture({ source })
  return {
    canvas,
    ctx,
    texture,
    upload: () => source.update(),
    exact: (on) => {
      const mode = on ? 'nearest' : 'linear'
      if (source.style.scaleMode === mode) return
      source.style.scaleMode = mode
      source.style.update()
    },
    free: () => {
      texture.destroy(true)
      canvas.width = canvas.height = 0
    },
  }
}
