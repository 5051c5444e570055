/** Keys on the map: arrows move the hex cursor, Enter points at it. */
import type { KeyboardEvent } from 'react'
import type { Face } from '../../kernel/hex'
import { useSeatStore } from '../context'

/** Left and right keep the printed row: in odd columns (02, 04 …) hexes lie half a hex lower. */
const faceOf = (key: string, hex: string | null, shift: boolean): Face | null => {
  const column = Number(hex?.slice(0, (hex.length ?? 4) / 2) ?? 1)
  const low = column % 2 === 0
  switch (key) {
    case 'ArrowUp':
      return 'N'
    case 'ArrowDown':
      return 'S'
    case 'ArrowLeft':
      return low !== shift ? 'NW' : 'SW'
    case 'ArrowRight':
      return low !== shift ? 'NE' : 'SE'
    default:
      return null
  }
}

export const useCursorKeys = (
  open: (hex: string) => void,
): ((event: KeyboardEvent<HTMLDivElement>) => void) => {
  const seat = useSeatStore()
  return (event) => {
    const { cursor, moveCursor } = seat.getState()
    const face = faceOf(event.key, cursor, event.shiftKey)
    if (face) {
      event.preventDefault()
      moveCursor(face)
    } else if (event.key === 'Enter' && cursor) {
      event.preventDefault()
      open(cursor)
    }
  }
}
