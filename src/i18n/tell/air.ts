/** Sentences of smoke and of the air (T13.7, T15). */
import type { Tellers } from '../narrate'
import { mark, one } from './parts'

type Air = 'smokeLaid' | 'flew' | 'flewHome' | 'dropped' | 'landed' | 'supplied' | 'searched'

const unit = mark('unit')

export const air: Tellers<Air> = {
  smokeLaid: (event, speak) => {
    const { hex, until } = event
    return { head: one(speak.say('event.smokeLaid', { unit, hex, until }), event.unit, speak) }
  },
  flew: (event, speak) => {
    const mission = speak.say(`kinds.${event.mission}.name`).toLowerCase()
    const values = { unit, edge: speak.say(`event.edge.${event.edge}`), mission, hex: event.hex }
    return { head: one(speak.say('event.flew', values), event.unit, speak) }
  },
  dropped: (event, speak) => ({
    head: one(speak.say('event.dropped', { unit, aim: event.aim }), event.unit, speak),
    rolls: event.rolls,
    result: speak.fill(
      event.hex === null
        ? speak.say('event.droppedNowhere')
        : speak.say('event.droppedAt', { hex: event.hex }),
    ),
    rules: event.rolls.length > 1 ? ['T15.8'] : [],
  }),
  landed: (event, speak) => {
    const { hex, to, rolls, points: count } = event
    const { say, fill } = speak
    if (rolls.length === 0) return { head: one(say('event.landed', { unit, hex }), event.unit, speak) }
    const lost = count > 0 ? say('event.waterLoses', { count }) : say('event.waterNone')
    const ashore = to === null ? '' : `, ${say('event.ashore', { hex: to })}`
    return {
      head: one(say('event.landedInWater', { unit, hex }), event.unit, speak),
      rolls,
      result: fill(lost + ashore),
    }
  },
  supplied: (event, speak) => ({
    head: one(speak.say('event.supplied', { unit, hex: event.hex, ammo: event.ammo }), event.unit, speak),
  }),
  searched: (event, speak) => {
    const values = { unit, against: event.against, thrown: event.rolls[0] ?? 0 }
    const sentence = speak.say(event.found ? 'event.searched' : 'event.searchedSafe', values)
    return { head: one(sentence, event.target, speak) }
  },
  flewHome: (event, speak) => ({
    head: one(speak.say(`event.flewHome.${event.why}`, { unit, ready: event.ready }), event.unit, speak),
    quiet: event.why === 'done',
  }),
}
