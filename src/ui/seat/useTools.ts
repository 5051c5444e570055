import { useEffect, useRef } from 'react'
import type { ToolKind } from '../../store/api'
import { useSeatStore } from '../context'
import type { IconName } from '../parts/icons'
import { dialogIsOpen, isTyping } from '../useKeys'

export const TOOLS: readonly Readonly<{ tool: ToolKind; icon: IconName; key: string }>[] = [
  { tool: 'los', icon: 'los', key: 'L' },
  { tool: 'fov', icon: 'fov', key: 'V' },
  { tool: 'sectors', icon: 'sector', key: 'S' },
  { tool: 'threat', icon: 'threat', key: 'T' },
  { tool: 'range', icon: 'range', key: 'R' },
  { tool: 'objectives', icon: 'flag', key: 'O' },
]

/** Held longer than this, in ms, a key shows its tool only while it is held. */
const TAP = 350

/** Keys of the sight tools: a tap toggles, a held key shows while it is held. */
export const useTools = (): void => {
  const seat = useSeatStore()
  const held = useRef(new Map<string, Readonly<{ since: number; wasOn: boolean }>>())
  useEffect(() => {
    const keys = held.current
    const toolOf = (event: KeyboardEvent): ToolKind | undefined =>
      TOOLS.find(({ key }) => event.code === `Key${key}`)?.tool
    const down = (event: KeyboardEvent): void => {
      const tool = toolOf(event)
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      if (!tool || !plain || isTyping(event.target) || dialogIsOpen()) return
      const wasOn = seat.getState().tools.includes(tool)
      keys.set(event.code, { since: event.timeStamp, wasOn })
      seat.getState().toggleTool(tool, true)
    }
    const up = (event: KeyboardEvent): void => {
      const start = keys.get(event.code)
      const tool = toolOf(event)
      if (!start || !tool) return
      keys.delete(event.code)
      const tapped = event.timeStamp - start.since < TAP
      seat.getState().toggleTool(tool, tapped ? !start.wasOn : start.wasOn)
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
      keys.clear()
    }
  }, [seat])
}
