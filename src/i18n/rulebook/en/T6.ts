import type { PagesOf } from '../ids'

export const T6: PagesOf<'T6'> = {
  T6: ['Close combat', 'Units of both sides in one hex fight three rounds a turn.'],
  'T6.1': [
    'Three rounds',
    'A turn of close combat has three rounds, one after the other.',
    '[H] In a round both sides strike at once. If both are left, it goes on in the next turn.',
  ],
  'T6.2': [
    'Who misses the first round',
    'A defender that fired this turn; a unit that got down from transport or jumped from the air; personnel that failed its test of tank fear.',
    '[H] Any fire counts, at aircraft too. Riders count as dismounted. Two reasons cost one round.',
  ],
  'T6.3': [
    'Men against men',
    'As many dice as figures. Ordinary foot hits on 1–2, some special troops on 1–3, crews on 1. Defence does not count; a trench alone stops one hit for its defender, in the first round, against those who came in through a face of it. No ammo is spent.',
  ],
  'T6.4': [
    'Men against vehicles',
    'First all personnel tests its tank fear; who fails misses the first round. Vehicles that stand on plain are out of reach of foot. Men throw as many dice as figures, vehicles their base dice. Personnel has its defence with the ground, armour only that of its side. In a town foot is 1 more accurate. Vehicles spend 1 ammo for the turn.',
    '[H] The test is thrown at the start of each turn of close combat against armour that may strike the unit; lorries frighten nobody, a suppressed unit does not test. A road over plain is plain, a hill is not. The same holds for crews whose guns are no match for tanks.',
    '[H] Defence of personnel is printed + order + ground + trench, if they came through its face. Vehicles and guns strike with the accuracy of one hex.',
    '[V] Nobody is exempt from tank fear; with the variant those marked in the catalogue are.',
  ],
  'T6.5': [
    'Guns against tanks',
    'Crews whose guns can fight tanks test their fear as well, then strike with base dice. Tanks strike with base dice and have their side armour; the guns have their defence with the ground. Both spend 1 ammo for the turn.',
  ],
  'T6.6': [
    'Foot with tanks',
    'Attacked by foot and tanks together, the defending foot must strike the foot first, one unit against one; only those left over may take on the tanks. The defence of foot counts against the vehicles alone.',
  ],
  'T6.7': ['Vehicles against vehicles', 'As in fire, with side armour, for 1 ammo a turn.'],
  'T6.8': [
    'Surrender',
    'A suppressed unit that is attacked surrenders, unless a friend in the hex can still fight. Then it tests after the first and after the second round, and fights on if it passes.',
    '[H] Surrenders come before round 1, and anew after rounds 1 and 2, before the tests. It also takes attackers that are suppressed as they arrive. Foot cannot strike tanks on plain, so suppressed tanks there do not surrender to foot. The tests for losses come once, at the end of the step.',
  ],
  'T6.9': [
    'Cavalry charge',
    'Soviet cavalry may assault on horseback an enemy without cover, with 1 better accuracy.',
    '[H] Woods, forest, town and trench are cover. All others get down to fight and miss nothing by it.',
  ],
  'T6.10': [
    'Who strikes whom',
    '[H] Chosen anew each round. First the bound pairs of T6.6. Then, most dice first, each unit takes the enemy with the fewest strikers so far; ties go by the preference of its order, best dice times accuracy, points, id. By which edge a unit came in is remembered.',
  ],
  'T6.11': [
    'Captured',
    '[H] Who surrenders counts as destroyed and never returns, with load and observers. Transport without weapons, alone with a fit enemy at a round’s end, surrenders. Works serve whoever holds the hex. Sector and deployment play no part.',
    '[H] A bunker neither strikes nor is struck. Alone in its hex it is entered by Assault without a fight; with a fit enemy and no fit friend inside it does not fire.',
  ],
  'T6.12': [
    'Nobody assaulted',
    '[H] Without an Assault the side that has been longer in the hex defends; if both are equal, nobody. “First round” is round 1 of each turn.',
  ],
  'T6.13': [
    'How often a trench stops',
    '[H] The trench of T6.3 stops one hit a defender in round 1, with the variant “an attack” one of each strike. It helps the defending side alone.',
  ],
  'T6.14': [
    'Which armour',
    '[H] Vehicle against vehicle: side armour with order and ground, as in fire. Against men and guns side armour alone. Personnel keeps its front value.',
  ],
  'T6.15': ['Shaken loads', '[H] Suppressed loads are drawn into close combat too.'],
  'T6.16': [
    'A fit friend',
    '[H] He must be able to fight: no bunker, no vehicle without a weapon for close combat. Columns surrender on plain too.',
  ],
  'T6.17': [
    'Leaving by policy',
    '[H] It goes at manoeuvre, limbered at march. A hidden enemy bars the way and is revealed; for a last free place the upper row goes; leavers go before surrenders.',
  ],
  'T6.18': [
    'Who may strike',
    '[H] That asks what a unit can do and whether it is fit, not whether it has ammo.',
  ],
  'T6.19': [
    'The charge and the trench',
    '[H] One enemy in a trench is cover for the whole hex. The bonus of the charge holds for all its strikes.',
  ],
  'T6.20': ['When one rallies', '[H] Only where a round was fought and enemies are left.'],
}
