import type { PagesOf } from '../ids'

export const T3: PagesOf<'T3'> = {
  T3: ['Orders', 'What a unit may be told, in which phase it acts, and what it costs.'],
  'T3.1': [
    'Defence',
    'The unit stays where it is, gains 1 of defence and may fire once with its base dice for 1 ammo: at an enemy that moves, at any point of his way, or at one that stands still within reach.',
    '[H] The one fire falls either in the fire phase, at an enemy where he stands, or during movement; an enemy’s first hex is a point of his way as well (T5.9).',
  ],
  'T3.2': [
    'Ambush',
    'Like Defence, for a unit that the enemy does not know of, on ground that hides it. When it opens fire its accuracy is 1 better.',
    '[H] Opening fire gives the unit away at once (T3.25).',
  ],
  'T3.3': [
    'Suppressive fire',
    'In the fire phase only. The unit stays, has base defence, throws half as many dice again (rounded up) and spends 3 ammo. Whatever the dice show, the target tests its steadiness.',
  ],
  'T3.4': [
    'Fire on the move',
    'The unit moves and fires once on its way, for 1 ammo. Foot throws half its dice and fires from the hex where it starts; vehicles throw two dice less, move one hex slower and fire from the middle of their route.',
    '[H] Half is rounded up. Crews do not use this order. Which hex is the middle says T5.11.',
  ],
  'T3.5': ['Manoeuvre', 'The unit moves ready for battle, with base defence.'],
  'T3.6': [
    'March',
    'The unit moves in column: faster on roads, but foot and crews have a defence of 0. Vehicles keep theirs.',
  ],
  'T3.7': [
    'Assault',
    'Foot and vehicles move ready for battle in order to enter an enemy’s hex and fight him hand to hand (T6). Base defence.',
  ],
  'T3.8': [
    'Load and unload',
    'A turn in the special phase puts a unit on its transport, or sets it down ready to fight. A load that is drawn into close combat gets down by itself and misses the first round.',
    '[H] Carrier and load are both ordered; the particulars stand in T11.8.',
  ],
  'T3.9': [
    'Limber and deploy',
    'Guns and heavy machine guns change between travel and combat state in one special turn. A unit that lies in ambush does it unseen.',
  ],
  'T3.10': [
    'Change of sector',
    'Guns and heavy machine guns turn their sector of fire in one special turn, unseen if they lie in ambush.',
  ],
  'T3.11': [
    'Mines, wire, demolitions',
    'Engineers, and others that have the skill, lay and lift mines, take wire away, blow up anti-tank obstacles and bunkers. How long it takes and what it asks for stands in T10.',
  ],
  'T3.12': [
    'Crossings',
    'Engineers build or mend a crossing in three special turns; when the third is over a pontoon bridge stands.',
  ],
  'T3.13': [
    'Dig in',
    'Any foot or crew digs; after five special turns a trench lies at the face that the order names.',
  ],
  'T3.14': [
    'Regroup',
    'In one special turn battered units in one hex become one, never stronger than its type at full strength. Its ammo is the average of theirs. Crews may join a company; their ammo then counts as nothing.',
    '[H] All of them have the order and name one host; they are of one nation and one kind, or crews that join foot: a hit of a gun becomes a figure and the guns are given up. The average is rounded down.',
    '[H] What is too much stays behind as a unit of the last donor’s type with the same ammo. Steadiness follows from the losses of the new unit. Nobody takes part who is suppressed.',
  ],
  'T3.14.a': ['The host is battered too', '[H] A unit at full strength cannot be the host of a Regroup.'],
  'T3.14.b': [
    'Donors that are not needed',
    '[H] A donor of which more would stay behind than a unit of its type at full strength is not taken in.',
  ],
  'T3.14.c': ['Ammo has a limit', '[H] The new unit never has more ammo than its type carries.'],
  'T3.14.d': [
    'Like to like',
    '[H] Figures and gun hits do not add up, nor armour and what has none. Companies of one nation and kind merge whatever their type.',
  ],
  'T3.14.e': [
    'Carriers give nothing away',
    '[H] A unit that carries others does not join another in a Regroup.',
  ],
  'T3.15': [
    'Smoke',
    'Artillery that can lay smoke (T13.7) puts a screen on one hex for 1 ammo.',
    '[H] It is an order of the fire phase, with base defence, on a hex in reach of indirect fire.',
  ],
  'T3.16': [
    'Resupply',
    '[H] In one special turn a transport with ammo fills up a unit in its hex, never beyond the full amount of that unit.',
  ],
  'T3.17': [
    'Attach the observers',
    '[H] In one special turn an observer platoon goes over to another company in its hex (T13.4).',
  ],
  'T3.17.a': [
    'Out from under a pinned host',
    '[H] Observers may leave a suppressed company. Joining a company in ambush does not give it away.',
  ],
  'T3.18': [
    'Air missions',
    'Squadrons fly in the movement phase; a sortie costs 1 of their ammo. The missions stand in T15.',
  ],
  'T3.20': ['Defence while at work', 'A unit that carries out a special order has its base defence.'],
  'T3.21': [
    'Work of several turns',
    '[H] It goes on as long as the same order is given turn by turn. Suppression, close combat or another order makes all that was done void. The sheet shows how far the work is.',
  ],
  'T3.21.a': [
    'A turn off',
    '[H] A turn without the order loses the work too. A unit that stood in contact this turn does no special order.',
  ],
  'T3.22': [
    'Too little ammo',
    '[H] An order that costs more ammo than is left cannot be given; at 0 a unit does not fire. In close combat a vehicle without ammo does not strike, a gun crew without ammo strikes with its men (as many dice as hits, accuracy 1), and foot needs none.',
  ],
  'T3.23': [
    'Standing fire policy',
    '[H] Defence and Ambush carry a policy: hold fire; react; or fire at a named target in the fire phase and react if that fails.',
    '[H] Added to it: open fire only at so many hexes or nearer; classes of targets in order of preference; at those who stand still when movement is over, or not; hold for assault, that is only at a unit about to enter the hex, from its last hex; ask me. One fire a turn.',
  ],
  'T3.23.a': [
    'A ruse',
    '[H] A battle may say that one side takes the other for its own up to a turn. So long its units neither fire nor assault, whatever their orders; they may move, stand on Defence and fight in close combat.',
    '[H] The ruse is over after the step in which the other side fires, is seen out of its march column (from tick 0), assaults, or meets the held side in close combat – whatever the battle names – and with its last turn. Both sheets say so while it lasts.',
  ],
  'T3.24': [
    'Work gives away',
    '[H] A special order ends concealment, except limbering, deploying and a change of sector. So does moving.',
  ],
  'T3.25': [
    'Concealment',
    '[H] Being hidden is a state. A unit has it from the set-up, gains it by night (T16.2), or by the order Ambush if the ground allows it and no enemy sees the hex when both sheets are sealed.',
    '[H] An enemy that the owner knows of and that sees the hex makes the order illegal. One that he does not know of lets the order stand as plain Defence, and he is not told.',
    '[H] It ends when the unit is found, fires, moves, works, or when an enemy enters. It outlasts a turn without an order, suppression, and a friend who comes in. Who is revealed in mid-turn keeps the bonus of Ambush as that of Defence to the turn’s end.',
  ],
  'T3.25.a': [
    'Setting out from an ambush',
    '[H] A unit that moves is out of its ambush at tick 0, before anybody may fire at it.',
  ],
  'T3.25.b': [
    'No warning',
    '[H] While sheets are written and the turn is played nothing tells the owner that his Ambush will fail. When the turn is over the counter shows whether the unit is hidden.',
  ],
  'T3.12.a': [
    'Where a pontoon leads',
    '[H] It stands on a river hex and joins, like a road, every neighbour that is dry or bridged. On the place of a fallen bridge it takes over that road; a battle that asked for the bridge to stay whole still counts it as lost.',
  ],
}
