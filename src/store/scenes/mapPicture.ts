/** The printed map of a battle, as the board draws it. */

import type { Battle } from '../../engine/tactical/model'
import type { Hex } from '../../kernel/hex'
import type { Lang } from '../api'
import type { MapPicture } from '../scene'

const drawn = new WeakMap<Battle, Map<Lang, MapPicture>>()

const links = (chains: readonly (readonly Hex[])[]): readonly (readonly [Hex, Hex])[] =>
  chains.flatMap((chain) => chain.slice(1).map((hex, at): readonly [Hex, Hex] => [chain[at] as Hex, hex]))

const draw = (battle: Battle, lang: Lang): MapPicture => {
  const { map, id } = battle.scenario
  return {
    id,
    cols: map.cols,
    rows: map.rows,
    terrain: battle.terrain,
    level: Array.from(battle.level),
    roads: links(map.roads),
    rails: links(map.rails ?? []),
    bridges: (map.bridges ?? []).flatMap((bridge) => bridge.hexes),
    names: (map.names ?? []).map(({ text, hexes, kind }) => ({ text: text[lang], hexes, kind })),
  }
}

/** The same object for the same battle and language. */
export const mapPicture = (battle: Battle, lang: Lang): MapPicture => {
  const known = drawn.get(battle) ?? new Map<Lang, MapPicture>()
  drawn.set(battle, known)
  const picture = known.get(lang) ?? draw(battle, lang)
  known.set(lang, picture)
  return picture
}
