/** P4: a whole simultaneous turn of 200 units, against a framework's bookkeeping of 12 trivial moves. */
import { createRequire } from 'node:module'
import type { State } from '../engine/tactical/model'
import { diceOf, resolveTurn } from '../engine/tactical/sequence'
import type { BenchCase } from './harness'
import { marchingWar, type War, wholeWar } from './war'

const UNITS = 200

type Peer = {
  moves: Record<string, (...args: unknown[]) => void>
  events: { endTurn: () => void }
  start: () => void
  getState: () => { G: { units: unknown[] } }
}

/** A peer's turn: a state of the same 200 units, ten orders, one pass over all of them, the turn's end. */
const peer = (units: State['units']): (() => number) => {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: (config: unknown) => Peer
  }
  type G = { units: { ammo: number; since: number }[] }
  const game = {
    setup: (): G => ({ units: structuredClone(Object.values(units)) }),
    moves: {
      order: ({ G }: { G: G }, index: number, since: number) => {
        const unit = G.units[index]
        if (unit) unit.since = since
      },
      resolve: ({ G }: { G: G }) => {
        for (const unit of G.units) unit.ammo = unit.since
      },
    },
  }
  const client = Client({ game, numPlayers: 2, debug: false })
  client.start()
  return () => {
    for (let index = 0; index < 10; index++) client.moves.order?.(index, index + 1)
    client.moves.resolve?.()
    client.events.endTurn()
    return client.getState().G.units.length
  }
}

/** The turn of a war, resolved in one go. */
export const turnOf = ({ state, sheets, answers }: War) =>
  resolveTurn(state, sheets, answers, diceOf(state, sheets))

const caseOf = (name: string, make: () => War): BenchCase => ({
  name,
  target: 4,
  stretch: 1,
  run: () => {
    const war = make()
    const ours = (): string => {
      const done = turnOf(war)
      const count = (kind: string): number => done.events.filter((event) => event.kind === kind).length
      return `${done.kind === 'resolved' ? done.digests.special?.slice(0, 8) : '?'}:${count('moved')} moves:${count('fired')} shots:${count('flew')} flights`
    }
    return { ours, baseline: peer(war.state.units) }
  },
})

export const turnCase = caseOf('P4 turn of 200 units', () => marchingWar(UNITS))
export const wholeTurnCase = caseOf('P4 turn of 200 units of all kinds, aircraft, works', () =>
  wholeWar(UNITS),
)

/** Absolute 95th percentile of one turn, in ms (P4 asks for 60 or less). */
export const turnP95 = (make: (units: number) => War): number => {
  const war = make(UNITS)
  const times: number[] = []
  for (let run = 0; run < 60; run++) {
    const before = performance.now()
    turnOf(war)
    times.push(performance.now() - before)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}
