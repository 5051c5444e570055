/** Sentences of the night between two days (T16). */
import type { Tellers } from '../narrate'
import { mark, one } from './parts'

const unit = mark('unit')

export const night: Tellers<'replenished' | 'returned' | 'edgeSet' | 'hoursSet'> = {
  replenished: (event, speak) => ({
    head: one(speak.say('event.replenished', { unit, ammo: event.ammo }), event.unit, speak),
    quiet: true,
  }),
  returned: (event, speak) => {
    const { back: count, hex } = event
    const sentence = count > 0 ? 'event.returned' : 'event.returnedNone'
    return { head: one(speak.say(sentence, { unit, hex, count }), event.unit, speak), rolls: event.rolls }
  },
  edgeSet: (event, speak) => {
    const face = speak.say(`faces.${event.face}`)
    const sentence = speak.say(`event.edgeSet.${event.work}`, { unit, hex: event.hex, face })
    return { head: one(sentence, event.unit, speak) }
  },
  hoursSet: (event, { say, fill }) => ({
    head: fill(say(`event.hoursSet.${event.hours}`, { day: event.day })),
  }),
}
