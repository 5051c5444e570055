import type { PagesOf } from '../ids'

export const T15: PagesOf<'T15'> = {
  T15: ['Aviation', 'Squadrons, their missions, and what shoots back.'],
  'T15.1': [
    'Squadrons',
    'A squadron has 2 hits, transports have 5 and a defence of 1.',
    '[H] A mission comes in over an edge of its side, flies straight to its place and home again; after as many turns as its card says it may fly once more.',
  ],
  'T15.1.a': [
    'The line of a flight',
    '[H] It begins at the hex of the squadron’s edge that is nearest as the crow flies; of two, the first from the north or the west.',
  ],
  'T15.2': [
    'Fighters',
    'They escort a bomber squadron and attack whatever fighters come; or they patrol a zone four hexes across and intercept any aircraft, or strike targets on the ground as in Defence.',
  ],
  'T15.2.a': [
    'Who fires at whom',
    '[H] An escort fires at whoever intercepts its formation, else at a patrol in whose zone it flies. A patrol that is attacked and attacks nobody fires back.',
  ],
  'T15.2.b': [
    'A patrol over the ground',
    '[H] It strikes by its policy at movers in its zone, else at what stands there, once, if it fought nobody in the air. Flak and the unit that is struck fire in the same step.',
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
  'T15.4.a': [
    'Turned back',
    '[H] A squadron that fails its test is not suppressed: it flies home, its sortie is spent.',
  ],
  'T15.5': [
    'From the ground',
    'Flak fires as in Defence or Ambush, at the distance it chooses. Foot and some others fire at aircraft only if they themselves are raided, and only if they have not fired this turn.',
  ],
  'T15.5.a': [
    'When they open fire',
    '[H] Flak fires on the way in at the distance of its policy, else at the nearest point of the line; at the nearest squadron, then the strongest. The policy may keep its fire for the ground. A raided unit answers unless it has no order, holds its fire, keeps it for Fire on the move, or hides.',
  ],
  'T15.6': [
    'Drops',
    'Men or cargo come down where they should on 1–3; on 4–6 they drift to the neighbour that a second die names. In water they suffer as on mines. Shot down, all aboard are lost.',
  ],
  'T15.6.a': [
    'Cargo',
    '[H] Ten ammo for own units of the hex, who lacks most first; the rest is lost. A transport with nobody aboard drops cargo.',
  ],
  'T15.6.b': [
    'One after another',
    '[H] Drops come down one by one. A bridge does not catch them: it counts as water. With no room anywhere round the hex the troops fly home.',
  ],
  'T15.7': [
    'The air step',
    '[H] 1 all missions fly; 2 every patrol picks at most one enemy mission that touches its zone, chooses escort or bombers, and all fire at once; 3 losses and tests, who fails flies home; 4 flak, one fire each, and the fire of the raided; 5 losses and tests again; 6 strikes, drops, reconnaissance with what is left; 7 losses and tests on the ground.',
    '[H] A patrol that strikes the ground does so in reaction (T5.9), and flak that has not fired answers.',
  ],
  'T15.7.a': [
    'What is known of squadrons',
    '[H] Held back they are a secret. Those that fly are known to all until they are home; who is aboard is known when he comes down.',
  ],
  'T15.8': [
    'Where drops come down',
    '[H] By night they hit on 1–2. The second die: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW. On an enemy: close combat, first round missed. In swamp or river: T10.3, and the rest on the nearest land. Into a full hex: on to the next.',
  ],
  'T15.8.a': [
    'Full hexes and the edge',
    '[H] From a full hex, and off the map, the drop goes on to the next neighbour of the named hex, clockwise from the one of the die.',
  ],
}
