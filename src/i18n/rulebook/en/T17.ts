import type { PagesOf } from '../ids'

export const T17: PagesOf<'T17'> = {
  T17: [
    'Victory',
    '[H] The battle’s own file says who wins: conditions joined by “all”, “any” and “not” – hexes held or empty, a bridge that stands, units past a line or off the map, a lead in points, a kind of unit destroyed – each with a level and a moment: at once, at each turn’s end, at the end.',
    '[H] Points come from objectives and from the enemy’s losses. A hex is held by a side that is alone in it with a ground unit, suppressed ones and bunkers included; loads, aircraft and observers hold nothing, and a hex in contact is nobody’s. The result names each reason.',
  ],
  'T17.a': [
    'Nobody left',
    '[H] When a side has no ground unit left, on the map, riding or in reserve, the battle ends by its conditions for the end.',
  ],
  'T17.b': [
    'Points for losses',
    '[H] They are counted at the end, rounded down for each unit. Strength that went into another unit is not lost.',
  ],
  'T17.d': ['Riders count', '[H] Units that ride count as beyond a line and as having left the map.'],
  'T17.e': ['What never was', '[H] Where a side has no units of a kind, none of them can be destroyed.'],
  'T17.f': [
    'Points for units',
    '[H] Where a battle gives points for destroyed units of some kinds, they are counted at the end, each unit once, those that surrendered too.',
  ],
}
