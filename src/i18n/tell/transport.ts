/** Sentences of transport: who gets aboard, what is handed over, what is left behind. */
import type { Tellers } from '../narrate'
import { mark, one } from './parts'

const unit = mark('unit')

export const transport: Tellers<'loaded' | 'resupplied' | 'abandoned'> = {
  loaded: (event, { say, fill, unit: name }) => ({
    head: fill(say('event.loaded', { unit, carrier: mark('carrier') }), {
      unit: [name(event.unit)],
      carrier: [name(event.carrier)],
    }),
  }),
  resupplied: (event, { say, fill, unit: name }) => ({
    head: fill(
      say('event.resupplied', { unit, carrier: mark('carrier'), ammo: event.ammo, left: event.left }),
      {
        unit: [name(event.unit)],
        carrier: [name(event.carrier)],
      },
    ),
  }),
  abandoned: (event, speak) => ({
    head: one(speak.say('event.abandoned', { unit, hex: event.hex }), event.unit, speak),
  }),
}
