/** The map of a seat with what is pinned to it. */
import { Suspense, useRef } from 'react'
import type { UnitId } from '../../engine/tactical/model'
import type { Board } from '../../store/scene'
import { useSeat, useSeatStore } from '../context'
import { FireNote, fetchAhead, MapPalette } from '../later'
import { BoardHost } from './BoardHost'
import { Hint } from './Hint'
import { Legend } from './Legend'
import { useCursorKeys } from './useCursorKeys'
import { usePointer } from './usePointer'

type Props = Readonly<{
  board: Board | null
  onBoard: (board: Board | null) => void
  /** The unit whose palette is open on the map. */
  opened: UnitId | null
  onOpen: (unit: UnitId | null) => void
}>

export const MapPane = ({ board, onBoard, opened, onOpen }: Props) => {
  const seat = useSeatStore()
  const scene = useSeat((state) => state.scene)
  const purpose = useSeat((state) => state.purpose)
  const map = useRef<HTMLElement>(null)
  const handlers = usePointer(onOpen)
  const onKeyDown = useCursorKeys((hex) => {
    const { view, side } = seat.getState()
    const here = Object.values(view.units).filter((unit) => unit.hex === hex && unit.place === 'map')
    const unit = here.find((each) => each.side === side) ?? here[0]
    const { x, y } = board?.placeOf(hex) ?? { x: 0, y: 0 }
    handlers.click({ hex, unit: unit?.id ?? null, x, y, shift: false, touch: false })
  })
  return (
    <main className="map" ref={map}>
      <BoardHost
        scene={scene}
        handlers={handlers}
        onBoard={onBoard}
        onSettled={() => fetchAhead('map')}
        onKeyDown={onKeyDown}
      />
      <Legend />
      <Suspense>
        {board && purpose === 'orders' && <FireNote board={board} map={map} />}
        {board && opened && (
          <MapPalette key={opened} unit={opened} board={board} map={map} onClose={() => onOpen(null)} />
        )}
      </Suspense>
      <Hint />
    </main>
  )
}
