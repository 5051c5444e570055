/** Sentences with dice: fire, blows, tests, losses. */
import type { Event, Roll } from '../../engine/tactical/events'
import type { Sentence, Speaker, Tellers } from '../narrate'
import { totalOf } from '../sums'
import { mark, one, type Part } from './parts'

type Fired = Extract<Event, { kind: 'fired' }>

const thrown = (rolls: readonly number[]): number => rolls.reduce((all, die) => all + die, 0)

/** “4 hits, defence 3 stops 3, 1 loss”. */
const outcome = (roll: Roll, { say, fill }: Speaker): readonly Part[] => {
  if (roll.hits === 0) return fill(say('event.noHit'))
  const defence = totalOf(roll.sum.defence)
  const stopped = roll.stopped ? say('event.stopped', { defence, stopped: roll.stopped }) : null
  const losses = roll.losses ? say('event.loss', { count: roll.losses }) : say('event.noLoss')
  return fill([say('event.hits', { count: roll.hits }), stopped, losses].filter(Boolean).join(', '))
}

/** T4.4 Defence is the number of hits that are ignored. */
const STOPPED = 'T4.4'

/** Dice read against an accuracy, their result and its rules: accuracy, defence, then what changed the dice. */
const rolled = (roll: Roll, speak: Speaker): Partial<Sentence> => {
  const { accuracy, dice } = roll.sum
  const counted = (terms: typeof dice) => terms.filter(({ value }) => value !== 0).map(({ rule }) => rule)
  return {
    rolls: roll.rolls,
    roll,
    result: outcome(roll, speak),
    rules: [...counted(accuracy), ...(roll.stopped > 0 ? [STOPPED] : []), ...counted(dice)],
  }
}

const how = (event: Fired, { say }: Speaker): string => {
  const fire = event.suppressive ? say('event.how.suppressive') : say(`event.how.${event.cause}`)
  const laid = event.laying === 'indirect' ? say('event.how.indirect', { how: fire }) : fire
  if (event.carrier !== undefined)
    return say(event.rule === 'T11.7' ? 'event.howLoadLost' : 'event.howLoad', {
      how: laid,
      carrier: mark('carrier'),
    })
  if (event.order === 0) return laid
  // T13.3 goes on with the dice that missed; of a salvo each target reads the same dice (T13.8).
  const crowded = event.roll.sum.dice.some(({ why }) => why === 'crowding')
  return say(crowded ? 'event.how.crowded' : 'event.how.salvo', { how: laid })
}

const fired = (event: Fired, speak: Speaker): Sentence => {
  const { say, fill, unit } = speak
  const values = { unit: mark('unit'), how: how(event, speak) }
  if (event.target === null && event.object) {
    const key = event.object === 'bridge' ? 'event.firedBridge' : 'event.firedMines'
    const dice = say('event.dice', { count: event.roll.rolls.length })
    const accuracy = totalOf(event.roll.sum.accuracy)
    return {
      head: fill(say(key, { ...values, hex: event.hex, dice, accuracy }), { unit: [unit(event.unit)] }),
      ...rolled(event.roll, speak),
    }
  }
  if (event.target === null) {
    return {
      head: fill(say('event.firedNothing', { ...values, hex: event.hex }), { unit: [unit(event.unit)] }),
    }
  }
  const sentence = say('event.fired', {
    ...values,
    target: mark('target'),
    dice: say('event.dice', { count: event.roll.rolls.length }),
    accuracy: totalOf(event.roll.sum.accuracy),
  })
  return {
    head: fill(sentence, {
      unit: [unit(event.unit)],
      target: [unit(event.target)],
      carrier: event.carrier === undefined ? [] : [unit(event.carrier)],
    }),
    ...rolled(event.roll, speak),
  }
}

const struck = (event: Extract<Event, { kind: 'struck' }>, speak: Speaker): Sentence => {
  const { say, fill, unit } = speak
  const sentence = say('event.struck', {
    unit: mark('unit'),
    target: mark('target'),
    dice: say('event.dice', { count: event.roll.rolls.length }),
    accuracy: totalOf(event.roll.sum.accuracy),
  })
  return {
    head: fill(sentence, { unit: [unit(event.unit)], target: [unit(event.target)] }),
    ...rolled(event.roll, speak),
  }
}

type Combat =
  | 'fired'
  | 'struck'
  | 'tested'
  | 'tankFear'
  | 'lost'
  | 'destroyed'
  | 'suppressed'
  | 'rallied'
  | 'observerTested'

export const combat: Tellers<Combat> = {
  fired,
  struck,
  tested: (event, speak) => {
    const { say, fill } = speak
    const values = { unit: mark('unit'), against: event.against, thrown: thrown(event.rolls) }
    return {
      head: one(say('event.tested', values), event.unit, speak),
      rolls: event.rolls,
      result: fill(say(event.passed ? 'event.passed' : 'event.failed')),
    }
  },
  tankFear: (event, speak) => {
    const { say, fill } = speak
    const values = { unit: mark('unit'), against: event.against, thrown: thrown(event.rolls) }
    return {
      head: one(say('event.tankFear', values), event.unit, speak),
      rolls: event.rolls,
      result: fill(say(event.passed ? 'event.fearPassed' : 'event.fearFailed')),
    }
  },
  lost: (event, speak) => {
    const values = { unit: mark('unit'), count: event.points, left: event.left }
    return { head: one(speak.say('event.lost', values), event.unit, speak) }
  },
  destroyed: (event, speak) => ({
    head: one(speak.say(`event.destroyed.${event.why}`, { unit: mark('unit') }), event.unit, speak),
  }),
  suppressed: (event, speak) => ({
    head: one(speak.say('event.suppressed', { unit: mark('unit') }), event.unit, speak),
  }),
  rallied: (event, speak) => ({
    head: one(speak.say('event.rallied', { unit: mark('unit') }), event.unit, speak),
  }),
  observerTested: (event, { say, fill, unit }) => {
    const values = { unit: mark('unit'), host: mark('host'), thrown: thrown(event.rolls) }
    return {
      head: fill(say('event.observerTested', values), { unit: [unit(event.unit)], host: [unit(event.host)] }),
      rolls: event.rolls,
      result: fill(say(event.lost ? 'event.observerLost' : 'event.observerSafe')),
    }
  },
}
