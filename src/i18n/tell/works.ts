/** Sentences of special orders: guns, works, regrouping, observers. */
import type { Tellers } from '../narrate'
import { listed, mark, one } from './parts'

const unit = mark('unit')

export const works: Tellers<'deployed' | 'worked' | 'trenchDug' | 'regrouped' | 'observerAttached'> = {
  deployed: (event, speak) => {
    const face = speak.say(`faces.${event.facing}`)
    const sentence = event.deployed
      ? speak.say('event.deployed', { unit, face })
      : speak.say('event.limbered', { unit })
    return { head: one(sentence, event.unit, speak) }
  },
  worked: (event, speak) => {
    const sentence = event.task
      ? speak.say('event.worked', { unit, done: event.task.done, of: event.of })
      : speak.say('event.workLost', { unit })
    return { head: one(sentence, event.unit, speak) }
  },
  trenchDug: (event, speak) => {
    const face = speak.say(`faces.${event.face}`)
    return { head: one(speak.say('event.trenchDug', { unit, hex: event.hex, face }), event.unit, speak) }
  },
  regrouped: (event, { say, fill, unit: name }) => {
    const { host, donors, strength, ammo, surplus } = event
    const sentence = say('event.regrouped', { host: mark('host'), donors: mark('donors'), strength, ammo })
    const left = surplus
      ? fill(say('event.surplus', { unit, strength: surplus.strength }), { unit: [name(surplus.unit)] })
      : []
    return {
      head: fill(sentence, { host: [name(host)], donors: listed(donors.map(name), say('event.and')) }),
      result: left,
    }
  },
  observerAttached: (event, { say, fill, unit: name }) => ({
    head: fill(say('event.observerAttached', { unit, host: mark('host') }), {
      unit: [name(event.unit)],
      host: [name(event.host)],
    }),
  }),
}
