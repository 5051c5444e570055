import type { PagesOf } from '../ids'

export const T10: PagesOf<'T10'> = {
  T10: ['Mines and works', 'Minefields, trenches, wire, obstacles, bunkers.'],
  'T10.1': [
    'Minefields',
    'Against tanks or against men, one hex each, on any ground but town, river and swamp. They lie there from the start, or engineers lay them in two turns.',
    '[H] In their own or a neighbouring hex without an enemy.',
  ],
  'T10.2': [
    'Finding and lifting mines',
    'Engineers who move by Manoeuvre find a field and lift it in one turn. Suppressive fire of 105 mm and more destroys it, and so does carpet bombing.',
    '[H] They find it in the hex ahead, before they enter, and stop. Artillery needs one hit on the hex, with its dice against infantry.',
  ],
  'T10.3': [
    'On a minefield',
    '[H] Who enters throws a die for each point of strength: every 1 or 2 costs a point, without defence; then the unit tests. Anti-tank mines take vehicles and mounted motorcyclists, the others all remaining personnel. A unit that lost something stops there.',
    '[H] Only engineers on Manoeuvre look first; any other order goes in. Nobody tests who stood there when the field was laid, nor a load, only its carrier. Mines stay and harm either side. Their owner knows them, the enemy when he has found or entered them.',
  ],
  'T10.4': [
    'Trenches',
    'Defence 1 better for those in it, except in close combat against who came from flank or rear. A marker lies at one face and opens fire in that direction; more markers open more. To fire elsewhere a unit gets out: it stays in the hex and has no bonus.',
    '[H] For foot and crews, as many as the hex holds; a unit is in the trench from the turn after it came. Leaving it is part of an order and holds for the turn. A weapon with a sector needs both, its sector and a face. Either side may use it. Dig in names the face.',
  ],
  'T10.4.a': [
    'Moving out of a trench',
    '[H] A unit that is to move has the bonus until it has left the hex. Its fire on the move is not bound to the faces.',
  ],
  'T10.5': [
    'Wire',
    'It lies on the edge between two hexes. Foot crosses with 8 or more on two dice; engineers take it away in one turn; tanks tear it as they pass, armoured cars and APCs too, for a hex more. Mobile troops do not cross.',
    '[H] It works both ways, for Assault and leaving close combat too. Every unit throws as it arrives, vehicles go first; torn wire is gone at that tick. A failure stops the unit for the turn. Crews without guns to draw throw like foot; lorries, horse columns and wheeled guns do not cross.',
    '[V] “Never”: mobile troops do not cross at all. “On foot”: dismounted they throw like foot.',
  ],
  'T10.6': [
    'Anti-tank obstacles',
    'On the edge between two hexes: no vehicle crosses. Engineers blow them up.',
    '[H] In one turn.',
  ],
  'T10.7': [
    'Bunkers',
    'A unit of its own. Engineers blow it up; artillery of 105 mm and more breaks it (defence 2), aircraft too (defence 1); or its embrasure is sealed by direct fire of guns from 37 mm on: each hit throws two dice, and a double silences that sector for good.',
    '[H] Engineers need one turn, beside it or in its hex, and no enemy beside it who can fight. Sealing counts hits before defence, with the dice against infantry; tank guns can do it. Heavy direct fire does both. A bunker has 2 points, one or more embrasures of 60°, tests nothing, and takes one of three places.',
  ],
  'T10.1.a': [
    'What nobody may notice',
    '[H] Enemies in hiding do not hinder the work, nor do mines that the enemy hides: a refusal would tell of them.',
  ],
  'T10.2.a': [
    'Clearing it all',
    '[H] Whoever clears a hex lifts all mines in it, known or not. A field that is known is entered as ordered, by engineers too.',
  ],
  'T10.2.b': [
    'Mines under fire',
    '[H] A hit of heavy suppressive fire on a unit breaks the mines of its hex as well. Who did not know of them is told nothing.',
  ],
  'T10.3.a': [
    'How often one throws',
    '[H] Once for each kind of mines in a hex, however many fields lie there, and both sides know a field from then on. Going back over one’s own way (T5.5) costs no throw. Losses on mines come before the fire of the tick, the test together with that for the fire.',
  ],
  'T10.5.a': [
    'Wire that stays after all',
    '[H] If the vehicle that was to open it is stopped, those behind it throw. The hex more for tearing is no climb (T5.3).',
  ],
  'T10.7.a': [
    'Which embrasure',
    '[H] A hit seals the open embrasure that covers the firer, of two the first by face. Where there is none, guns below 105 mm have no shot. Such hits use up nothing of the defence.',
  ],
  'T10.7.b': [
    'Hidden guards',
    '[H] An enemy in hiding beside a bunker keeps the engineers off, and they find him.',
  ],
  'T10.7.c': [
    'The heavy assault gun',
    '[H] The one of 150 mm counts as artillery against mines, bunkers and bridges.',
  ],
}
