/** Words of mines and works (T10, T9.8, T3.12), part by part of the tables that they stand in. */
export const worksKinds = {
  layMines: {
    name: 'Lay mines',
    short: 'Lay mines',
    line: 'Two turns make a minefield, here or in a neighbouring hex.',
    rule: 'T10.1',
  },
  clearMines: {
    name: 'Clear mines',
    short: 'Clear mines',
    line: 'Clears all mines of a hex.',
    rule: 'T10.2',
  },
  removeWire: { name: 'Remove wire', short: 'Cut wire', line: 'Takes the wire off one edge.', rule: 'T10.5' },
  blowObstacle: {
    name: 'Blow up obstacles',
    short: 'Obstacles',
    line: 'Opens one edge to vehicles.',
    rule: 'T10.6',
  },
  blowBunker: {
    name: 'Blow up a bunker',
    short: 'Bunker',
    line: 'In the same or a neighbouring hex, no enemy beside it.',
    rule: 'T10.7',
  },
  blowBridge: {
    name: 'Blow up a bridge',
    short: 'Blow bridge',
    line: 'From a neighbouring hex; who stands on it falls with it.',
    rule: 'T9.8',
  },
  buildBridge: {
    name: 'Build a crossing',
    short: 'Pontoon',
    line: 'Three turns make a pontoon bridge over a neighbouring river hex.',
    rule: 'T3.12',
  },
}

export const worksFaults = {
  wire: 'wire between {{from}} and {{to}}',
  embrasureSealed: 'the embrasure towards {{hex}} is sealed',
  noEmbrasure: 'no open embrasure of {{unit}} looks this way',
  cannotWork: 'it has no men for such work',
  nothingToWorkAt: 'there is nothing of the kind beside it',
  notBeside: '{{hex}} is not beside it',
  minesForbidden: 'no mines in town, river and swamp: {{hex}}',
  minesThere: 'such mines lie at {{hex}} already',
  noMinesThere: 'no known mines at {{hex}}',
  enemyThere: 'the enemy stands at {{hex}}',
  noWireThere: 'no wire on that edge',
  noObstacleThere: 'no obstacle on that edge',
  noBunkerThere: 'no enemy bunker beside it',
  bunkerGuarded: 'an enemy beside the bunker at {{hex}} can fight',
  noBridgeThere: 'no bridge stands at {{hex}}',
  standsOnBridge: 'it stands on the bridge itself',
  notARiver: 'no river at {{hex}}',
  bridgeThere: 'a bridge stands at {{hex}} already',
} as const

export const worksTableFaults = {
  alreadyDone: 'somebody else has done it already',
  needsWork: 'name what to work at',
  tooManyWorks: '{{works}} planned, {{most}} may be set up',
  workTwice: 'it lies there already',
  workOutsideZone: '{{hex}} lies outside the zone of works',
} as const

export const worksEvents = {
  wireTested: '{{unit}} at the wire {{from}}–{{to}}, 2d6 = {{thrown}}',
  wirePassed: 'gets over',
  wireFailed: '<b>is caught</b>',
  wireTorn: '{{unit}} tears the wire at {{hex}}, {{face}}',
  wireRemoved: '{{unit}} removes the wire at {{hex}}, {{face}}',
  obstacleBlown: '{{unit}} blows up the obstacle at {{hex}}, {{face}}',
  minefield: {
    laid: '{{unit}} lays {{mines}} at {{hex}}',
    found: '{{unit}} finds {{mines}} at {{hex}}',
    entered: '{{unit}} is on {{mines}} at {{hex}}',
    cleared: '{{unit}} clears {{mines}} at {{hex}}',
    destroyed: 'The fire of {{unit}} destroys {{mines}} at {{hex}}',
  },
  mines: { antiTank: 'anti-tank mines', antiPersonnel: 'anti-personnel mines' },
  mineTested: '{{unit}} on {{mines}} at {{hex}}',
  waterTested: '{{unit}} in the water at {{hex}}',
  sealing: '{{unit}} at the embrasure of {{target}}, 2d6 a hit',
  embrasureShut: '<b>a double: the embrasure to the {{face}} is sealed</b>',
  embrasureHolds: 'no double: it fires on',
  bunkerBlown: '{{unit}} blows up {{bunker}}',
  bridgeHit: '{{unit}} strikes the bridge at {{hex}}: {{left}} left',
  bridgeFell: '<b>The bridge at {{hex}} falls</b>: the work of {{unit}}',
  pontoonBuilt: '{{unit}} finishes a pontoon bridge at {{hex}}',
  firedMines: '{{unit}} → mines at {{hex}} {{how}}, {{dice}} at {{accuracy}}',
  firedBridge: '{{unit}} → bridge at {{hex}} {{how}}, {{dice}} at {{accuracy}}',
}

export const worksWarnings = {
  wireAhead: 'wire before {{hex}}: 8 or more on 2d6, or it stops',
  minesAhead: 'known mines at {{hex}}',
}

export const worksPolicy = {
  mines: 'Mines',
  antiTank: 'anti-tank',
  antiPersonnel: 'anti-personnel',
}

export const worksDeploy = {
  wire: 'Wire',
  obstacles: 'Anti-tank obstacles',
  antiTank: 'Anti-tank mines',
  antiPersonnel: 'Anti-personnel mines',
  here: 'here',
  edgeLine: 'on the edge of its hex:',
  mineLine: 'in its hex or the one over the face; the enemy does not see them:',
  left: '{{what}} left',
}

export const worksSheet = {
  waitingWork: 'point at the place of the work',
  minesAt: '{{mines}} · {{hex}}',
}
