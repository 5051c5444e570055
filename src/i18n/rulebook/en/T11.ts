import type { PagesOf } from '../ids'

export const T11: PagesOf<'T11'> = {
  T11: ['Transport', 'Columns, lorries, tractors, APCs, and men on tanks.'],
  'T11.1': [
    'Columns',
    'Horse column, lorries, tractors and APC company have 3 hits each. Getting on and getting off take a turn each (T3.8).',
  ],
  'T11.2': [
    'Speed of loads',
    'Motors move with their load at their own speed. A horse column moves 1 faster than whom it carries.',
  ],
  'T11.2.a': ['Several loads behind horses', '[H] The slowest of them counts.'],
  'T11.3': [
    'Fire at loads',
    'Fire at carried men falls on the transport first. If it loses anything, the load is fired at too, with a defence of 1. Small arms can do nothing to APCs but in close combat.',
  ],
  'T11.3.a': [
    'When the load is fired at',
    '[H] Each fire that costs a column something throws at its load, the one that destroys it throws once more; these throws come after all others of the step. Suppressive fire makes the load test if dice were thrown at it.',
  ],
  'T11.4': [
    'Room',
    'A horse column takes 4 figures or 3 ammo; lorries and tractors 6 figures and 5 ammo, or 10 ammo.',
    '[H] Guns in place of figures: 2 hits on a horse column, 3 on the others; guns of 85 to 88 mm go behind tractors only. An APC company takes 4 figures (or 3 gun hits) and 5 ammo, or 10 ammo. Units may share a column. Losses of the column take room, rounded down, when one gets on.',
  ],
  'T11.4.a': [
    'What takes how much room',
    '[H] Foot, heavy machine guns and anti-tank rifles by their figures, guns and mortars by their hits. Cavalry and motorcyclists do not go aboard while they have horses or machines.',
  ],
  'T11.5': [
    'Men on tanks',
    'Tanks carry foot: two figures for a hit of medium tanks, one for a hit of light ones, at the speed of the tanks. Riders can be fired at and have a defence of 1. Getting on takes a turn, getting off nothing.',
    '[H] Heavy tanks carry like medium ones.',
  ],
  'T11.5.a': [
    'Riders and tows as targets',
    '[H] They are targets of their own, also of reaction fire and carpets: what the tanks lose does not throw at them, only their end does (T11.7). Riders and a gun in tow do not take each other’s room.',
  ],
  'T11.5.b': [
    'How riders get down',
    '[H] Free of time to move, at tick 0; to defend, before the fire phase; or by Unload, where the tanks have come to, ready to fight. There must be room, the upper row goes first, and nobody gets down on a bridge. A gun in tow has to be set down. Batteries of assault guns carry and tow as tanks do.',
  ],
  'T11.6': [
    'Drawn into a fight',
    'A load that is drawn into close combat gets down by itself and misses the first round.',
  ],
  'T11.7': [
    'When the carrier is lost',
    '[H] The load is fired at once more by T11.3; what is left stands in the hex on foot, guns limbered, and ammo is lost. In the air all aboard go down with the last hit.',
    '[H] Carrier and load test by themselves. A suppressed carrier stops; a suppressed load rides on but does not get off. Loads neither fire nor see nor hold a hex. The second throw is the same fire with the dice for the class of the load, of several the largest, and costs nothing more.',
  ],
  'T11.8': [
    'How one gets on',
    '[H] Both are ordered, both are in one hex and neither has moved. A gun need not be limbered; set down it stands deployed with the facing that was named. On tanks, hitching and getting on take a turn, getting off none. Resupply gives up to 5 ammo a turn to one unit.',
  ],
  'T11.8.a': [
    'The order of things',
    '[H] Loads are set down before others get on, and ammo goes over last, to units aboard too.',
  ],
}
