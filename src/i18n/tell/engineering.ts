/** Sentences of mines, wire, bunkers and bridges. */
import type { Tellers } from '../narrate'
import { mark, one } from './parts'

type Engineering =
  | 'wireTested'
  | 'edgeCleared'
  | 'minefield'
  | 'mineTested'
  | 'sealing'
  | 'bunkerBlown'
  | 'bridgeHit'
  | 'pontoonBuilt'

const unit = mark('unit')

const sum = (rolls: readonly number[]): number => rolls.reduce((all, die) => all + die, 0)

export const engineering: Tellers<Engineering> = {
  wireTested: (event, speak) => {
    const { from, to, rolls, passed } = event
    return {
      head: one(speak.say('event.wireTested', { unit, from, to, thrown: sum(rolls) }), event.unit, speak),
      rolls,
      result: speak.fill(speak.say(passed ? 'event.wirePassed' : 'event.wireFailed')),
    }
  },
  edgeCleared: (event, speak) => {
    const values = { unit, hex: event.hex, face: speak.say(`faces.${event.face}`) }
    const key =
      event.work === 'obstacle'
        ? 'event.obstacleBlown'
        : event.how === 'torn'
          ? 'event.wireTorn'
          : 'event.wireRemoved'
    return { head: one(speak.say(key, values), event.unit, speak) }
  },
  minefield: (event, speak) => {
    const mines = speak.say(`event.mines.${event.mines}`)
    return {
      head: one(
        speak.say(`event.minefield.${event.what}`, { unit, mines, hex: event.hex }),
        event.unit,
        speak,
      ),
    }
  },
  mineTested: (event, speak) => {
    const { say, fill } = speak
    const { hex, mines, rolls, losses } = event
    const head = mines
      ? say('event.mineTested', { unit, mines: say(`event.mines.${mines}`), hex })
      : say('event.waterTested', { unit, hex })
    return {
      head: one(head, event.unit, speak),
      rolls,
      result: fill(losses > 0 ? say('event.loss', { count: losses }) : say('event.noLoss')),
    }
  },
  sealing: (event, { say, fill, unit: name }) => {
    const face = event.face === null ? null : say(`faces.${event.face}`)
    return {
      head: fill(say('event.sealing', { unit, target: mark('target') }), {
        unit: [name(event.unit)],
        target: [name(event.target)],
      }),
      rolls: event.rolls,
      result: fill(face === null ? say('event.embrasureHolds') : say('event.embrasureShut', { face })),
    }
  },
  bunkerBlown: (event, { say, fill, unit: name }) => ({
    head: fill(say('event.bunkerBlown', { unit, bunker: mark('bunker') }), {
      unit: [name(event.unit)],
      bunker: [name(event.bunker)],
    }),
  }),
  bridgeHit: (event, speak) => {
    const { hexes, left } = event
    const hex = hexes.join('–')
    const sentence =
      left > 0
        ? speak.say('event.bridgeHit', { unit, hex, left })
        : speak.say('event.bridgeFell', { unit, hex })
    return { head: one(sentence, event.unit, speak) }
  },
  pontoonBuilt: (event, speak) => ({
    head: one(speak.say('event.pontoonBuilt', { unit, hex: event.hex }), event.unit, speak),
  }),
}
