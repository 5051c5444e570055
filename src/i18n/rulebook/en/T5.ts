import type { PagesOf } from '../ids'

export const T5: PagesOf<'T5'> = {
  T5: ['Movement on the ground', 'Ticks, ground, meetings, and the fire that answers a move.'],
  'T5.1': [
    'Speed and ticks',
    '[H] A turn’s movement lasts 2520 ticks. A unit of speed 4 needs a quarter of them for a hex, one of speed 1 all of them. At tick 0 everybody is in his first hex; whoever arrives at one tick moves together.',
    '[H] Assault and Manoeuvre use the manoeuvre speed, Fire on the move one less, March the march speed and on roads the road speed; loads move by T11.2. Deployed guns know Manoeuvre only, limbered ones March only. A path is legal if all of its steps fit into the turn.',
  ],
  'T5.1.a': [
    'Coming onto the map',
    '[H] Reinforcements come at the speed of their order, on March at the march speed; the step onto the map costs 1, off the road. If their hex is full or held, they take the next free hex of entry, else they wait. A hidden enemy does not hold it: he is met there (T5.7).',
  ],
  'T5.2': [
    'Roads',
    'Road speed is for March alone.',
    '[H] A road is a chain of links between neighbouring hexes; two roads side by side are not joined. From one town hex to another it is road as well. Along a link vehicles may pass a forest on March; swamp and river are crossed by a bridge only.',
  ],
  'T5.3': [
    'Uphill',
    'A step up a hill costs one hex more.',
    '[H] That is for each level. The last step of a path may be begun although it does not fit, if it goes uphill: the work is kept, and the step is done in the next turn if that begins with the same step. Any other order, suppression, close combat or a stop loses it.',
  ],
  'T5.3.a': [
    'Uphill out of a fight',
    '[H] A unit that was to leave close combat uphill and still stands in the fight after the last tick keeps no work.',
  ],
  'T5.4': [
    'Closed ground',
    'Nobody enters a swamp or a river. Vehicles do not enter a forest; cavalry dismounts for it; motorcyclists leave their machines.',
    '[H] Machines that are left are lost for good.',
  ],
  'T5.5': [
    'Bridges',
    'A bridge is crossed on March. When the turn ends no more than one unit stands on it, and its defence there is 0.',
    '[H] It is entered along its road; off it any order leads. Up to three may pass during the turn. If more than one of a side is left on it after the last tick, the last to come goes back along its way to a hex with room. An enemy on a bridge is not assaulted, only fired at.',
  ],
  'T5.6': [
    'Stops and full hexes',
    '[H] An edge that cannot be crossed, a full hex, or an enemy ahead that is not hidden (without Assault) stops a unit in its last hex, and the rest of its way lapses. Assault ends in the first enemy hex; where it meets nobody it was a Manoeuvre.',
    '[H] Of all steps of one tick those are cancelled that do not fit, the lowest on the sheet first, until all is well. So chains and rings that move into each other’s places do move, and a blocked head blocks those behind.',
  ],
  'T5.6.a': [
    'Lowest on the sheet',
    '[H] It is the unit with the greatest row number, whenever its order was written.',
  ],
  'T5.7': [
    'Surprise',
    'Infantry on lorries that runs into an enemy gets down at once but misses the first round; an enemy that lay in ambush has 1 better accuracy.',
    '[H] So does every mover that enters a hidden enemy’s hex, whatever its order: contact at that tick, close combat in its step, the ambush is revealed. Only lorried troops and riders miss a round; the ambusher’s bonus is for its first round of striking.',
  ],
  'T5.8': [
    'Meetings',
    '[H] Two that change places: without Assault both stop; with one it goes through and the other stands; with two a die says in whose hex they fight (1–3: that of the first side of the battle).',
    '[H] Units of both sides that reach one empty hex: with an Assault among them all enter and fight, else all stop short. Attackers are the units with Assault; a side without one defends; where both have some, nobody does.',
  ],
  'T5.9': [
    'Reaction fire',
    'A unit on Defence or Ambush may fire at a mover at any point of its way.',
    '[H] In each tick: steps, wire and meetings; mine tests; all fire at once, of those on the move whose time has come and of those who react; losses and at most one test a unit; stops and reveals. At tick 0 every mover counts as standing in its first hex. After the last tick there is one step of fire at those who stand.',
    '[H] Among several targets: preference, nearest, strongest, id. Several may fire at one mover.',
  ],
  'T5.10': [
    'Facing',
    '[H] A unit faces the way of its last step, or as its order says; one that stays may turn for nothing in its order, guns and heavy machine guns only by a change of sector. Less than 90° off the facing is the front, the rest is flank and rear. Off-map guns fire from the middle of their edge.',
  ],
  'T5.11': [
    'Where one fires on the move',
    'Foot fires from its first hex, vehicles from the middle of their route.',
    '[H] The middle is step n/2, rounded down; a single step means the first hex. A vehicle of speed 1 cannot use the order. One that is stopped before its middle fires there and then, unless it is suppressed, gone or in close combat.',
  ],
  'T5.12': [
    'Mounting up',
    'Mounted or on foot: the change costs no time.',
    '[H] The order says which, as often as it likes.',
  ],
  'T5.12.a': [
    'When one mounts on the way',
    '[H] On arrival in the hex where the step begins, or where the path ends, before anybody fires there. Who is stopped stays as he is.',
  ],
  'T5.13': [
    'Leaving close combat',
    'A unit may leave: for one round it is struck and does not strike, then it goes to a neighbouring hex.',
    '[H] By order (Manoeuvre or March of one step) that round is fought before tick 0, against every fit enemy who does not leave as well. By policy (“leave after round 1 or 2”) it is the next round, and the unit goes when it is over.',
    '[H] Not into an enemy’s or a full hex, not over an edge that is closed; wire is thrown for, and a failure keeps the unit in the fight. Who is suppressed does not leave.',
  ],
  'T5.14': [
    'Contact',
    '[H] Fit ground units of both sides in one hex that may strike each other are in contact from that tick on. Nothing fires into or out of the hex but carpet bombing, nobody works there or passes. At the start of a turn a unit in contact fights on or leaves.',
  ],
  'T5.14.a': [
    'Orders in contact',
    '[H] “Fight on”, or one step of Manoeuvre or March out of it; nothing else.',
  ],
}
