/** T10.1–T10.3: minefields: whom they harm, what a test costs, who finds them. */
import type { Dice, DiceKey } from '../../../kernel/dice'
import type { Hex } from '../../../kernel/hex'
import type { Field, Minefield, MineKind, Unit } from '../model'
import { MINE_FREE, MINE_HITS } from '../tables/works'
import { terrainAt } from './ground'
import { isPersonnel, movesAsVehicle, typeOf } from './units'

/** Fields in a hex that the asker knows of: the umpire of all, a player of his own and of those found. */
export const minesIn = (field: Field, hex: Hex): readonly Minefield[] =>
  field.works.mines.filter((mine) => mine.hex === hex)

/** T10.1: may mines be laid on this ground? */
export const takesMines = (field: Field, hex: Hex): boolean =>
  !MINE_FREE.includes(terrainAt(field.battle, hex))

/** T10.3: anti-tank mines: vehicles and mounted motorcyclists; the others: all other personnel. */
export const setsOff = (field: Field, unit: Unit, kind: MineKind): boolean =>
  movesAsVehicle(field, unit) ? kind === 'antiTank' : isPersonnel(field, unit) && kind === 'antiPersonnel'

/** [H] T10.3.a: the kinds for which a unit tests on entering a hex, each once, however many fields lie there. */
export const minesFor = (field: Field, unit: Unit, hex: Hex): readonly MineKind[] =>
  [...new Set(minesIn(field, hex).map(({ kind }) => kind))]
    .filter((kind) => setsOff(field, unit, kind))
    .sort()

export type MineTest = Readonly<{ rolls: readonly number[]; losses: number }>

/**
 * T10.3: a die for each strength point, each 1–2 costs a point; no defence. The same test is that of troops in
 * the water (T9.8, T15.6, T15.8).
 *
 * @param strength points that are tested
 * @param key purpose of the roll; rule `T10.3` for mines, the rule of the fall for water
 */
export const mineTest = (dice: Dice, key: DiceKey, strength: number): MineTest => {
  const rolls = dice.d6(key, strength)
  return { rolls, losses: rolls.filter((die) => die <= MINE_HITS).length }
}

/** T10.2: fields ahead that this unit would find if it went there by Manoeuvre. */
export const unknownMines = (field: Field, unit: Unit, hex: Hex): readonly Minefield[] =>
  minesIn(field, hex).filter((mine) => mine.owner !== unit.side && !mine.found)

/** T10.2: engineers find mines. */
export const findsMines = (field: Field, unit: Unit): boolean =>
  typeOf(field, unit).abilities.includes('mineDetect')
