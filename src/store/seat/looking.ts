/** Looking around: selection, inspection, pointer, cursor, sight tools. Nothing of it is written down. */

import type { SideView } from '../../engine/tactical/model'
import { cellOf, type Face, type Hex, hexOf, neighbourHex } from '../../kernel/hex'
import type { SeatActions, ToolKind } from '../api'
import type { Seating } from './desk'

type Looking = Pick<SeatActions, 'select' | 'inspect' | 'look' | 'hoverHex' | 'moveCursor' | 'toggleTool'>

const middle = ({ battle: { grid } }: SideView): Hex =>
  hexOf(grid, Math.floor(grid.rows / 2) * grid.cols + Math.floor(grid.cols / 2))

export const lookingActions = ({ desk, view, put }: Seating): Looking => {
  const cursorAt = (): Hex => {
    const { cursor, selected } = desk()
    return cursor ?? view().units[selected ?? '']?.hex ?? middle(view())
  }
  const knows = (hex: Hex): boolean => cellOf(view().battle.grid, hex) >= 0
  const toggled = (tool: ToolKind, on: boolean): readonly ToolKind[] => {
    const others = desk().tools.filter((each) => each !== tool)
    return on ? [...others, tool] : others
  }
  return {
    select: (selected) => {
      const known = selected === null || view().units[selected]?.side === view().side
      const { draft } = desk()
      if (known)
        put({
          selected,
          settled: false,
          looked: null,
          said: null,
          draft: draft?.unit === selected ? draft : null,
        })
    },
    inspect: (inspected) => {
      if (inspected === null || view().units[inspected]) put({ inspected, looked: null })
    },
    look: (hex) => {
      if (hex === null) put({ looked: null })
      else if (knows(hex)) put({ looked: hex, cursor: hex, inspected: null })
    },
    hoverHex: (hex) => {
      const hover = hex !== null && knows(hex) ? hex : null
      if (hover !== desk().hover) put({ hover })
    },
    moveCursor: (face: Face | null, hex?: Hex) => {
      if (hex !== undefined) {
        if (knows(hex)) put({ cursor: hex })
        return
      }
      if (face === null) put({ cursor: null })
      else {
        const cursor = desk().cursor
          ? (neighbourHex(view().battle.grid, cursorAt(), face) ?? cursorAt())
          : cursorAt()
        // While an order is in the making its unit stays in view.
        put({ cursor, looked: desk().draft ? null : cursor })
      }
    },
    toggleTool: (tool, on) => put({ tools: toggled(tool, on ?? !desk().tools.includes(tool)) }),
  }
}
