/** The Kalach bridge: at once over it by the ruse, or first the guns; the road barred, or the bridge itself. */
import type { Plan } from '../support/plan'

const hold = { do: 'hold' } as const

/** All down the road without a shot, over the bridge, and then at the far end. */
const byRuse: Plan = {
  tasks: {
    K1: { do: 'attack', via: ['1005', '1105'], column: 1 },
    K2: { do: 'attack', via: ['0905', '1005', '1105'], column: 1 },
    K3: { do: 'attack', via: ['0805', '1005', '1105'], column: 2 },
    K4: { do: 'attack', via: ['0805', '1005', '1105'], column: 2 },
    K5: { do: 'carry', to: '0805', column: 2 },
    K6: { do: 'carry', to: '0705', column: 2 },
    K7: { do: 'attack', via: ['0805', '1005', '1105'], column: 2 },
    K8: { do: 'attack', via: ['0805', '1105', '1205'] },
    K9: { do: 'attack', via: ['0805', '1105', '1206'] },
  },
  rest: hold,
}

/** First the guns on the height, by foot and tanks from the march. */
const gunsFirst: Plan = {
  tasks: {
    K1: { do: 'attack', via: ['0404', '0504', '0805', '1105'] },
    K2: { do: 'attack', via: ['0405', '0504', '0805'] },
    K5: { do: 'carry', to: '0305' },
    K6: { do: 'carry', to: '0305' },
    K3: { do: 'attack', via: ['0404', '0504', '0805', '1105'] },
    K4: { do: 'attack', via: ['0405', '0504', '0805', '1105'] },
    K7: { do: 'attack', via: ['0405', '0805'] },
    K8: { do: 'attack', via: ['0805', '1105', '1205'] },
    K9: { do: 'attack', via: ['0805', '1105', '1206'] },
  },
  rest: hold,
}

/** The guns of the west bank stand on the road itself; all that comes up goes to the far end of the bridge. */
const roadBlock: Plan = {
  places: { G1: { hex: '0505', facing: 'SW' } },
  tasks: {
    G4: { do: 'attack', via: ['1206', '1105'] },
    G5: { do: 'attack', via: ['1206', '1105'] },
    G6: { do: 'attack', via: ['1206', '1105'] },
  },
  rest: hold,
}

/** The far end is held until the pioneers have blown the bridge; the rest covers them from the houses. */
const toTheCharges: Plan = {
  places: { G1: { hex: '0504', facing: 'SW' }, G7: { hex: '1206', facing: 'NW' } },
  tasks: {
    G4: { do: 'attack', via: ['1105'] },
    G5: { do: 'attack', via: ['1206'] },
    G6: { do: 'work', at: '1105', order: { kind: 'blowBridge', hex: '1005' } },
  },
  rest: hold,
}

export const kalach = { ussr: { byRuse, gunsFirst }, axis: { roadBlock, toTheCharges } }
