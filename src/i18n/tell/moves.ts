/** Sentences of movement, meetings and what comes in sight. */

import type { Tellers } from '../narrate'
import { sayWhy } from '../reasons'
import { listed, mark, one, type Part } from './parts'

type Moves =
  | 'moved'
  | 'exited'
  | 'halted'
  | 'climbing'
  | 'leftCombat'
  | 'faced'
  | 'mounted'
  | 'dismounted'
  | 'meeting'
  | 'contact'
  | 'round'
  | 'concealed'
  | 'revealed'
  | 'sighted'

const unit = mark('unit')

export const moves: Tellers<Moves> = {
  moved: (event, speak) => {
    const { from, to } = event
    const sentence =
      from === null ? speak.say('event.entered', { unit, to }) : speak.say('event.moved', { unit, from, to })
    return { head: one(sentence, event.unit, speak) }
  },
  exited: (event, speak) => ({
    head: one(speak.say('event.exited', { unit, from: event.from }), event.unit, speak),
  }),
  halted: (event, speak) => {
    const why = sayWhy(speak.say, 'halts', event.why, { hex: event.ahead ?? '' })
    return { head: one(speak.say('event.halted', { unit, hex: event.hex ?? '', why }), event.unit, speak) }
  },
  climbing: (event, speak) => {
    const sentence = event.to
      ? speak.say('event.climbing', { unit, to: event.to })
      : speak.say('event.climbingLost', { unit })
    return { head: one(sentence, event.unit, speak) }
  },
  leftCombat: (event, speak) => ({
    head: one(speak.say('event.leftCombat', { unit, from: event.from, to: event.to }), event.unit, speak),
  }),
  faced: (event, speak) => {
    const face = speak.say(`faces.${event.facing}`)
    return { head: one(speak.say('event.faced', { unit, face }), event.unit, speak), quiet: true }
  },
  mounted: (event, speak) => ({
    head: one(
      speak.say(event.mount === 'on' ? 'event.mounts' : 'event.dismounts', { unit }),
      event.unit,
      speak,
    ),
  }),
  dismounted: (event, { say, fill, unit: name }) => {
    const values = { unit, carrier: mark('carrier'), hex: event.hex }
    const sentence = event.wrecked
      ? say('event.wrecked', values)
      : event.drawn
        ? say('event.drawnDown', values)
        : say('event.getsDown', values)
    return { head: fill(sentence, { unit: [name(event.unit)], carrier: [name(event.carrier)] }) }
  },
  meeting: (event, { say, fill, unit: name }) => {
    const units = mark('units')
    const sentence = event.hex
      ? say('event.meeting', { units, hex: event.hex })
      : say('event.meetingStopped', { units })
    return {
      head: fill(sentence, { units: listed(event.units.map(name), say('event.and')) }),
      rolls: event.rolls,
    }
  },
  contact: (event, { say, fill, unit: name }) => ({
    head: fill(say('event.contact', { hex: event.hex, units: mark('units') }), {
      units: listed(event.units.map(name), say('event.and')),
    }),
  }),
  round: (event, { say, fill, unit: name }) => ({
    head: fill(say('event.round', { hex: event.hex, round: event.round })),
    result: event.silent.flatMap(({ unit: id, why }, i): readonly Part[] =>
      fill(`${i ? ' ' : ''}${say('event.silent', { unit, why: sayWhy(say, 'silences', why) })}.`, {
        unit: [name(id)],
      }),
    ),
    rules: event.silent.map(({ rule }) => rule),
  }),
  concealed: (event, speak) => ({
    head: one(speak.say('event.concealed', { unit }), event.unit, speak),
  }),
  revealed: (event, { say, fill, unit: name }) => {
    const { why, by } = event
    const values = { unit, by: mark('by') }
    const sentence =
      why === 'detected' && by
        ? say('event.revealed.detectedBy', values)
        : why === 'entered' && !by
          ? say('event.revealed.enteredAlone', values)
          : say(`event.revealed.${why}`, values)
    return { head: fill(sentence, { unit: [name(event.unit)], by: by ? [name(by)] : [] }) }
  },
  sighted: (event, speak) => {
    const { id, hex } = event.unit
    const sentence = hex
      ? speak.say('event.sighted', { unit, hex })
      : speak.say('event.sightedNowhere', { unit })
    return { head: one(sentence, id, speak) }
  },
}
