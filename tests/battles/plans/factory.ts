/** The Tractor Factory: the blow from the north-west or from the south-west; every street, or the workshops alone. */
import type { Plan } from '../support/plan'

const hold = { do: 'hold' } as const

/** From the stadium straight at the factory. */
const northWest: Plan = {
  tasks: {
    G4: { do: 'attack', via: ['0502', '0802', '1002', '1302'] },
    G5: { do: 'attack', via: ['0503', '0803', '1003', '1203'] },
    G6: { do: 'attack', via: ['0503', '0804', '1004', '1204'] },
    G7: { do: 'attack', via: ['0505', '0805', '1005', '1205'] },
    G8: { do: 'attack', via: ['0503', '0703', '0903', '1103'] },
    G9: { do: 'attack', via: ['0504', '0704', '0904', '1104'] },
    G1: { do: 'attack', via: ['0505', '0705', '0905', '1105'] },
    G2: { do: 'attack', via: ['0506', '0805', '0904', '1004'] },
    G3: { do: 'attack', via: ['0506', '0706', '0806', '1105', '1205'] },
    G14: { do: 'attack', via: ['0404', '0704', '1304'] },
    G15: { do: 'attack', via: ['0406', '0706', '1006'] },
    G16: { do: 'attack', via: ['0404', '0704', '1304'], from: 3 },
    G17: { do: 'attack', via: ['0406', '0706', '1306'], from: 3 },
  },
  rest: hold,
}

/** A step to the south: grenadiers and tanks through the settlement, the foot at the southern workshops. */
const southWest: Plan = {
  tasks: {
    G1: { do: 'attack', via: ['0506', '0706', '0905', '1105', '1204'] },
    G2: { do: 'attack', via: ['0506', '0806', '1005', '1205'] },
    G3: { do: 'attack', via: ['0507', '0807', '1006', '1205', '1204'] },
    G4: { do: 'attack', via: ['0503', '0803', '0902', '1102'] },
    G5: { do: 'attack', via: ['0504', '0804', '0903', '1103'] },
    G6: { do: 'attack', via: ['0505', '0805', '0904', '1104'] },
    G7: { do: 'attack', via: ['0505', '0805', '0905', '1105'] },
    G8: { do: 'attack', via: ['0505', '0705', '0804', '1003'] },
    G9: { do: 'attack', via: ['0506', '0706', '0905', '1004'] },
    G14: { do: 'attack', via: ['0406', '0707', '1006', '1305'] },
    G15: { do: 'attack', via: ['0406', '0707', '1006'] },
    G16: { do: 'attack', via: ['0404', '0704', '1304'], from: 3 },
    G17: { do: 'attack', via: ['0406', '0706', '1306'], from: 3 },
  },
  rest: hold,
}

/** From the first house on. */
const streetByStreet: Plan = {
  tasks: {
    K8: { do: 'attack', via: ['0904', '0804'], from: 6 },
  },
  rest: hold,
}

/** Only outposts in the settlement; all that can fight stands in the workshops. */
const workshops: Plan = {
  places: {
    K1: { hex: '0803', facing: 'SW' },
    K2: { hex: '0805', facing: 'SW' },
    K3: { hex: '0905', facing: 'SW' },
    K4: { hex: '1005', facing: 'SW' },
    K5: { hex: '0802', facing: 'SW' },
    K6: { hex: '1103', facing: 'SW' },
    K7: { hex: '1104', facing: 'SW' },
    K8: { hex: '0904', facing: 'SW' },
    K9: { hex: '1002', facing: 'SW' },
    K10: { hex: '0804', facing: 'SW' },
    K11: { hex: '0805', facing: 'SW', concealed: false },
    K12: { hex: '0803', facing: 'SW', concealed: false },
    K13: { hex: '0804', facing: 'SW' },
  },
  tasks: {
    K9: { do: 'attack', via: ['1003', '0903'], from: 8 },
    K8: { do: 'attack', via: ['0904', '0804'], from: 8 },
  },
  rest: hold,
}

export const factory = { ussr: { streetByStreet, workshops }, axis: { northWest, southWest } }
