/** The seat of a player: deployment, orders, or the answer to a question. Gone at the hand-over. */
import { Suspense, useCallback, useState } from 'react'
import type { UnitId } from '../engine/tactical/model'
import type { Board } from '../store/scene'
import { Badges, Bar } from './bar/Bar'
import { MapPane } from './board/MapPane'
import { Rail } from './board/Rail'
import { useApp, useSeat, useSeatStore } from './context'
import { DeployDock } from './deploy/DeployDock'
import { AnswerDock, Card, HexCard, LogDrawer, Orders, SealDialog } from './later'
import { Icon } from './parts/Icon'
import { focusRow } from './seat/rows'
import { TypedProvider, useTyped } from './seat/typed'
import { useTools } from './seat/useTools'
import { Sheet } from './sheet/Sheet'
import { useKeys } from './useKeys'
import { useWords } from './useWords'

const DOING = { deploy: 'bar.deploying', orders: 'bar.writing', answer: 'bar.answering' } as const

const UndoRedo = () => {
  const { t } = useWords()
  const canUndo = useSeat((state) => state.canUndo)
  const canRedo = useSeat((state) => state.canRedo)
  const undo = useSeat((state) => state.undo)
  const redo = useSeat((state) => state.redo)
  return (
    <>
      <button
        type="button"
        aria-label={t('bar.undo')}
        title={`${t('bar.undo')} (Ctrl Z)`}
        disabled={!canUndo}
        onClick={undo}
        data-testid="undo"
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        aria-label={t('bar.redo')}
        title={`${t('bar.redo')} (Ctrl Y)`}
        disabled={!canRedo}
        onClick={redo}
        data-testid="redo"
      >
        <Icon name="redo" />
      </button>
      <span className="line" />
    </>
  )
}

type SeatKeys = Readonly<{ openSeal: () => void; closePalette: () => void }>

/** Keys of the whole seat; the sheet, the map and the palettes have their own. */
const useSeatKeys = ({ openSeal, closePalette }: SeatKeys): void => {
  const seat = useSeatStore()
  const { digits, type } = useTyped()
  useKeys([
    [
      'F9',
      (event) => {
        event.preventDefault()
        if (!event.repeat && seat.getState().purpose !== 'answer') openSeal()
      },
    ],
    [
      '$mod+KeyZ',
      (event) => {
        event.preventDefault()
        seat.getState().undo()
      },
    ],
    [
      '$mod+KeyY',
      (event) => {
        event.preventDefault()
        seat.getState().redo()
      },
    ],
    [
      '$mod+Shift+KeyZ',
      (event) => {
        event.preventDefault()
        seat.getState().redo()
      },
    ],
    [
      'KeyN',
      () => {
        if (seat.getState().purpose === 'orders') focusRow(seat.getState().nextWithoutOrder() ?? undefined)
      },
    ],
    [
      'Enter',
      (event) => {
        const { draft, finish } = seat.getState()
        const busy = event.target instanceof Element && event.target.closest('button, a, [data-column]')
        if (draft && !busy) finish()
      },
    ],
    [
      'Escape',
      () => {
        const { draft, cancel, inspected, inspect, looked, look, purpose, select } = seat.getState()
        closePalette()
        if (digits) type('')
        else if (draft) cancel()
        else if (looked) look(null)
        else if (inspected) inspect(null)
        else if (purpose === 'deploy') select(null)
      },
    ],
  ])
}

/** A dialog on its way: Esc calls it off before it is seen. */
const Coming = ({ onNo }: Readonly<{ onNo: () => void }>) => {
  useKeys([['Escape', onNo]])
  return null
}

const Desk = () => {
  const { t } = useWords()
  const match = useApp((state) => state.match)
  const side = useSeat((state) => state.side)
  const purpose = useSeat((state) => state.purpose)
  const selected = useSeat((state) => state.selected)
  const looked = useSeat((state) => state.looked)
  const tools = useSeat((state) => state.tools)
  const toggleTool = useSeat((state) => state.toggleTool)
  const [board, setBoard] = useState<Board | null>(null)
  const [opened, setOpened] = useState<UnitId | null>(null)
  const [sealing, setSealing] = useState(false)
  const openSeal = useCallback(() => {
    setOpened(null)
    setSealing(true)
  }, [])
  useTools()
  useSeatKeys({ openSeal, closePalette: () => setOpened(null) })
  if (!match) return null
  const phase = purpose === 'answer' ? 'movement' : match.phase
  return (
    <div
      className={purpose === 'orders' ? 'game' : 'game no-log'}
      data-side={side}
      data-testid={`seat-${purpose}`}
    >
      <Bar
        phase={phase}
        badges={<Badges match={match} own={side} doing={t(DOING[purpose])} />}
        tools={purpose === 'answer' ? null : <UndoRedo />}
      />
      <Rail board={board} tools={tools} onTool={(tool) => toggleTool(tool)} />
      <MapPane board={board} onBoard={setBoard} opened={opened} onOpen={setOpened} />
      <Suspense fallback={null}>{purpose === 'orders' && <LogDrawer />}</Suspense>
      <div className={`dock ${purpose}`}>
        {purpose === 'orders' && <Sheet onSeal={openSeal} />}
        {purpose === 'deploy' && <DeployDock onSeal={openSeal} />}
        <Suspense fallback={<section className="sheet card-panel" />}>
          {purpose === 'answer' && <AnswerDock />}
          <Card
            ground={
              looked && (
                <Suspense fallback={null}>
                  <HexCard hex={looked} />
                </Suspense>
              )
            }
          >
            {purpose === 'orders' && selected && (
              <Suspense fallback={<div className="card-orders" />}>
                <Orders unit={selected} key={`orders ${selected}`} />
              </Suspense>
            )}
          </Card>
        </Suspense>
      </div>
      <Suspense fallback={<Coming onNo={() => setSealing(false)} />}>
        {sealing && <SealDialog onNo={() => setSealing(false)} />}
      </Suspense>
    </div>
  )
}

export const SeatScreen = () => (
  <TypedProvider>
    <Desk />
  </TypedProvider>
)
