/** Words of transport: loading, riding, towing, ammo columns (T11, T12.5–T12.8). */
export const transportKinds = {
  load: {
    name: 'Load',
    short: 'Load',
    line: 'Gets aboard a carrier in the hex, which must take it on.',
    rule: 'T3.8',
  },
  takeOn: {
    name: 'Take on',
    short: 'Take on',
    line: 'Takes a unit of the hex aboard, which must load.',
    rule: 'T3.8',
  },
  unload: {
    name: 'Unload',
    short: 'Unload',
    line: 'Gets down, ready to fight at the turn’s end.',
    rule: 'T3.8',
  },
  setDown: {
    name: 'Set down',
    short: 'Set down',
    line: 'Sets a unit down, which must unload.',
    rule: 'T3.8',
  },
  resupply: {
    name: 'Resupply',
    short: 'Resupply',
    line: 'Hands up to 5 ammo to a unit of the hex.',
    rule: 'T3.16',
  },
} as const

export const transportFaults = {
  notACarrier: '{{unit}} carries nobody',
  notALoad: '{{unit}} is not carried by others',
  machinesStay: '{{unit}} has horses or machines of its own',
  heavyGun: 'only tractors tow a heavy gun: {{unit}}',
  noRoomAboard: '{{carrier}} has no room for {{unit}}',
  nobodyToCarry: 'nobody in the hex to load with',
  partnerNotHere: '{{unit}} is not in the same hex',
  partnerNotReady: '{{unit}} has no order that answers it',
  notAboard: 'it is not aboard',
  nothingAboard: 'nothing aboard to be set down',
  noRoomHere: 'no room for one more unit at {{hex}}',
  noCargo: 'it has no ammo for others',
  ammoFull: '{{unit}} has all its ammo',
  nobodyToSupply: 'nobody in the hex lacks ammo',
  mountsUnfit: 'mounted or on foot is not said for every step',
  machinesLeft: 'the machines stay behind before {{hex}}',
} as const

export const transportEvents = {
  wrecked: '{{carrier}} is lost: {{unit}} stands at {{hex}}',
  loaded: '{{unit}} is aboard {{carrier}}',
  resupplied: '{{unit}} gets {{ammo}} ammo from {{carrier}}, which has {{left}} left',
  abandoned: '{{unit}} leaves its machines behind at {{hex}}',
  howLoad: '{{how}}, at the load of {{carrier}}',
  howLoadLost: '{{how}}, once more at what was aboard {{carrier}}',
} as const
