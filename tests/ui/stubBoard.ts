/** A board that draws nothing but knows where hexes are: for the screens alone. */
import type { MountBoard } from '../../src/store/scene'

const R = 38

export const stubBoard: MountBoard = async (element) => ({
  show: () => undefined,
  play: async () => undefined,
  fit: () => undefined,
  zoomBy: () => undefined,
  centre: () => undefined,
  placeOf: (hex) => {
    const box = element.getBoundingClientRect()
    const column = Number(hex.slice(0, 2)) - 1
    const row = Number(hex.slice(2)) - 1
    return {
      x: box.left + 60 + column * R * 1.5,
      y: box.top + 60 + (row + (column % 2) / 2) * R * 1.732,
      r: R,
    }
  },
  onView: () => () => undefined,
  theme: () => undefined,
  destroy: () => undefined,
})
