import type { PagesOf } from '../ids'

export const T15: PagesOf<'T15'> = {
  T15: ['Aviation', 'Squadrons, their missions, and what shoots back.'],
  'T15.1': [
    'Squadrons',
    'A squadron has 2 hits, transports have 5 and a defence of 1.',
    '[H] A mission comes in over an edge of its side, flies straight to its place and home again; after as many turns as its card says it may fly once more.',
  ],
  'T15.2': [
    'Fighters',
    'They escort a bomber squadron and attack whatever fighters come; or they patrol a zone four hexes across and intercept any aircraft, or strike targets on the ground as in Defence.',
  ],
  'T15.3': [
    'Strikes and carpets',
    'Dive bombers and ground attack strike one enemy unit. Level bombers lay a carpet: every enemy unit of a hex, each with full dice. Reconnaissance flies by T8.6.',
    '[V] A carpet spares own units; the battle may say that it does not.',
  ],
  'T15.4': [
    'Fights in the air',
    'They follow the rules of fire. Whoever intercepts bombers with escort chooses: the fighters, for an ordinary fight, or the bombers, and then meets the fire of escort and bombers. Bombers that lost something and fail their test turn back.',
  ],
  'T15.5': [
    'From the ground',
    'Flak fires as in Defence or Ambush, at the distance it chooses. Foot and some others fire at aircraft only if they themselves are raided, and only if they have not fired this turn.',
  ],
  'T15.6': [
    'Drops',
    'Men or cargo come down where they should on 1–3; on 4–6 they drift to the neighbour that a second die names. In water they suffer as on mines. Shot down, all aboard are lost.',
  ],
  'T15.7': [
    'The air step',
    '[H] 1 all missions fly; 2 every patrol picks at most one enemy mission that touches its zone, chooses escort or bombers, and all fire at once; 3 losses and tests, who fails flies home; 4 flak, one fire each, and the fire of the raided; 5 losses and tests again; 6 strikes, drops, reconnaissance with what is left; 7 losses and tests on the ground.',
    '[H] A patrol that strikes the ground does so in reaction (T5.9), and flak that has not fired answers.',
  ],
  'T15.8': [
    'Where drops come down',
    '[H] By night they hit on 1–2. The second die: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW. On an enemy: close combat, first round missed. In swamp or river: T10.3, and the rest on the nearest land. Into a full hex: on to the next.',
  ],
}
