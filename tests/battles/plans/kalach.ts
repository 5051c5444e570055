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
    K5: { do: 'attack', via: ['0205'], column: 2 },
    K6: { do: 'attack', via: ['0105'], column: 2 },
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

/** The bridge itself is held with the pioneers; the rest covers it from the houses. */
const onTheBridge: Plan = {
  places: { G1: { hex: '0504', facing: 'SW' }, G7: { hex: '1206', facing: 'NW' } },
  tasks: {
    G3: { do: 'attack', via: ['1005'], column: 12 },
    G4: { do: 'attack', via: ['1105'] },
    G5: { do: 'attack', via: ['1206'] },
    G6: { do: 'attack', via: ['1105', '1005'] },
  },
  rest: hold,
}

export const kalach = { ussr: { byRuse, gunsFirst }, axis: { roadBlock, onTheBridge } }
