/** Sentences of the turn's books: orders, phases, recovery, ground and points. */

import type { Tellers } from '../narrate'
import { sayFault, sayWhy } from '../reasons'
import { mark, one } from './parts'

type Turn =
  | 'turnOpened'
  | 'turnEnded'
  | 'phaseBegan'
  | 'ordered'
  | 'lapsed'
  | 'recovered'
  | 'smokeGone'
  | 'holdEnded'
  | 'controlled'
  | 'scored'
  | 'ended'

const unit = mark('unit')

export const turn: Tellers<Turn> = {
  turnOpened: (event, { say, fill }) => ({
    head: fill(say('event.turnOpened', { turn: event.turn })),
    quiet: true,
  }),
  turnEnded: (event, { say, fill }) => ({
    head: fill(say('event.turnEnded', { turn: event.turn })),
    quiet: true,
  }),
  phaseBegan: (event, { say, fill }) => ({
    head: fill(say('event.phaseBegan', { phase: say(`phases.${event.phase}`) })),
    quiet: true,
  }),
  ordered: (event, speak) => {
    const order = speak.say(`kinds.${event.order}.name`)
    const sentence = speak.say(event.leftTrench ? 'event.orderedLeaves' : 'event.ordered', { unit, order })
    return { head: one(sentence, event.unit, speak), quiet: true }
  },
  lapsed: (event, speak) => ({
    head: one(
      speak.say('event.lapsed', { unit, reason: sayFault(speak.say, event, (id) => speak.unit(id).text) }),
      event.unit,
      speak,
    ),
  }),
  recovered: (event, speak) => ({
    head: one(speak.say('event.recovered', { unit }), event.unit, speak),
  }),
  smokeGone: (event, { say, fill }) => ({ head: fill(say('event.smokeGone', { hex: event.hex })) }),
  holdEnded: (event, { say, fill, sideName, unit: name }) => {
    const values = { unit, side: sideName(event.side) }
    const sentence = say(`event.holdEnded.${event.why}`, values)
    const someone = event.unit === null ? fill(say('event.someone')) : [name(event.unit)]
    return { head: fill(sentence, { unit: someone }) }
  },
  controlled: (event, { say, fill, sideName }) => ({
    head: fill(say('event.controlled', { side: sideName(event.side), hex: event.hex })),
  }),
  scored: (event, { say, fill, sideName }) => {
    const why = sayWhy(say, 'scores', event.why, event.detail)
    return { head: fill(say('event.scored', { side: sideName(event.side), count: event.points, why })) }
  },
  ended: (event, { say, fill, sideName }) => {
    const level = say(`result.levels.${event.level}`)
    const { winner } = event
    return {
      head: fill(winner ? say('event.ended', { level, side: sideName(winner) }) : say('event.endedDraw')),
    }
  },
}
