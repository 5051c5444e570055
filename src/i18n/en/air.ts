/** Words of smoke (T13.7) and of the air (T15). */
export const airKinds = {
  airEscort: {
    name: 'Escort',
    short: 'Escort',
    line: 'Flies with a bomber squadron, fights enemy fighters.',
    rule: 'T15.2',
  },
  airPatrol: {
    name: 'Air patrol',
    short: 'Patrol',
    line: 'Over a zone 4 hexes across: intercepts, and strikes as in Defence.',
    rule: 'T15.2',
  },
  airCarpet: {
    name: 'Carpet bombing',
    short: 'Carpet',
    line: 'Every enemy unit of a hex at full intensity; mines go too.',
    rule: 'T15.3',
  },
  airDrop: {
    name: 'Air drop',
    short: 'Drop',
    line: 'Troops or cargo: on the hex on 1–3, else they drift.',
    rule: 'T15.6',
  },
  airRecon: {
    name: 'Air reconnaissance',
    short: 'Air recon',
    line: 'Looks for hidden units round a hex, for 4 turns at most.',
    rule: 'T8.6',
  },
  smoke: {
    name: 'Smoke screen',
    short: 'Smoke',
    line: 'One hex is blind to the end of next turn; 1 ammo.',
    rule: 'T13.7',
  },
  airStrike: {
    name: 'Air strike',
    short: 'Strike',
    line: 'One enemy unit is bombed before the ground moves.',
    rule: 'T15.3',
  },
}

export const airSheet = {
  patrolOver: 'over {{hex}}',
  searchOf: '{{hex}}, radius {{radius}}',
  patrols: {
    any: 'intercepts all',
    bombers: 'intercepts bombers',
    fighters: 'intercepts fighters',
    none: 'ground only',
  },
  drop: '1–3 on the hex',
  search: 'finds on 1–{{on}}',
  smoke: 'to the end of next turn',
  waitingHex: 'point at a hex',
}

export const airCard = {
  readyToFly: 'on its airfield, ready to fly',
  inTheAir: 'in the air, mission at {{hex}}',
  onTheGround: 'made ready: may fly from turn {{turn}} on',
  turnaround: 'Flies again after, turns',
}

export const airStates = {
  readyToFly: 'ready',
  inTheAir: 'in the air',
  onTheGround: 'from turn {{turn}}',
}

export const airPolicy = {
  intercept: 'Intercept',
  missions: { any: 'all', bombers: 'bombers', fighters: 'fighters', none: 'nobody' },
  escorted: 'Of an escorted formation',
  attacks: { bombers: 'bombers', fighters: 'fighters', ask: 'ask me' },
  ground: 'Ground targets',
  radius: 'Radius',
  finds: '{{radius}}: on 1–{{on}}',
  aircraft: 'also at aircraft',
}

export const airAnswers = {
  intercept: '{{unit}} meets an escorted formation: whom does it attack?',
  flak: '{{unit}} may fire at aircraft.',
}

export const airEvents = {
  dropped: '{{unit}} drops over {{aim}}',
  droppedAt: 'down at {{hex}}',
  droppedNowhere: 'no room: it flies home with its load',
  landed: '{{unit}} lands at {{hex}}',
  landedInWater: '{{unit}} comes down in the water at {{hex}}',
  waterLoses_one: '<b>{{count}} point drowns</b>',
  waterLoses_other: '<b>{{count}} points drown</b>',
  waterNone: 'nobody drowns',
  ashore: 'ashore at {{hex}}',
  supplied: '{{unit}} at {{hex}} takes {{ammo}} ammo of the cargo',
  searched: '{{unit}} is found from the air: 1–{{against}}, 1d6 = {{thrown}}',
  searchedSafe: '{{unit}} is looked for from the air: 1–{{against}}, 1d6 = {{thrown}}',
  smokeLaid: '{{unit}} lays smoke on {{hex}}, to the end of turn {{until}}',
  flew: '{{unit}} flies in over {{edge}}: {{mission}}, {{hex}}',
  flewHome: {
    done: '{{unit}} flies home, ready again in turn {{ready}}',
    turnedBack: '<b>{{unit}} turns back</b>, ready again in turn {{ready}}',
  },
  edge: {
    north: 'the northern edge',
    east: 'the eastern edge',
    south: 'the southern edge',
    west: 'the western edge',
  },
}

export const airHow = {
  airFight: 'in the air',
  flak: 'fire at aircraft',
  raided: 'fire at the raiders',
  raid: 'air strike',
}

export const airFaults = {
  nobodyToEscort: 'no squadron to escort',
  aboard: 'aboard its transport squadron',
  noSmoke: 'it has no smoke shells',
  squadronsFly: 'a squadron only flies missions',
  squadronsOnly: 'only for squadrons',
  notReady: 'made ready: may fly from turn {{turn}} on',
  otherMission: 'not a mission of this squadron',
  byNightOnly: 'it flies by night only',
} as const

export const airTableFaults = {
  needsHex: 'name a hex',
} as const

export const airMap = {
  patrol: 'zone of aircraft',
  flight: 'flight',
}
