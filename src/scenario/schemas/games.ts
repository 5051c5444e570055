/** The schema of a collection of saved games. */
import * as v from 'valibot'
import { LIMITS } from '../limits'
import { list, words } from './parts'

export const game = v.strictObject({
  title: v.nullable(words(LIMITS.name)),
  save: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.save.text)),
})

const head = { format: v.literal('stalingrad-height/games'), version: v.literal(1) }

/** As it is written, and as the public schema has it. */
export const games = v.strictObject({ ...head, games: list(game, LIMITS.games.most) })

/** As it is read first: each game by itself, so that a bad one leaves the others. */
export const gamesApart = v.strictObject({ ...head, games: list(v.unknown(), LIMITS.games.most) })
