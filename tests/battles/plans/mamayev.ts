/** Height 102: up the north-eastern slope or the eastern one; the crest held, or taken back. */
import type { Plan } from '../support/plan'

const hold = { do: 'hold' } as const

/** Guards up the north-eastern slope in two waves, the combined regiment pins the eastern one. */
const fromTheNorthEast: Plan = {
  tasks: {
    K1: { do: 'attack', via: ['0803', '0704', '0605'], from: 2 },
    K2: { do: 'attack', via: ['0803', '0704', '0604', '0605'], from: 2 },
    K3: { do: 'attack', via: ['0804', '0704', '0705'], from: 2 },
    K4: { do: 'attack', via: ['0805', '0705', '0605'], from: 2 },
    K7: { do: 'attack', via: ['0804', '0704', '0605', '0505'], from: 3 },
    K5: { do: 'attack', via: ['0806', '0706', '0606'], from: 4 },
    K6: { do: 'attack', via: ['0806', '0706', '0606'], from: 4 },
    K8: { do: 'attack', via: ['0803', '0704'] },
  },
  rest: hold,
}

/** The combined regiment and half the Guards up the eastern slope, after three turns of artillery. */
const fromTheEast: Plan = {
  tasks: {
    K3: { do: 'attack', via: ['0805', '0705', '0605'], from: 3 },
    K4: { do: 'attack', via: ['0805', '0705', '0605'], from: 3 },
    K5: { do: 'attack', via: ['0806', '0706', '0606'], from: 3 },
    K6: { do: 'attack', via: ['0807', '0706', '0606'], from: 3 },
    K7: { do: 'attack', via: ['0806', '0706', '0605'], from: 3 },
    K1: { do: 'attack', via: ['0804', '0704', '0605'], from: 4 },
    K2: { do: 'attack', via: ['0804', '0705', '0606'], from: 4 },
    K8: { do: 'attack', via: ['0805'] },
  },
  rest: hold,
}

/** The front slope; reserves go to the summit. */
const frontSlope: Plan = {
  tasks: {
    G8: { do: 'attack', via: ['0505', '0605'] },
    G9: { do: 'attack', via: ['0506', '0606'] },
    G10: { do: 'attack', via: ['0406', '0606'] },
  },
  rest: hold,
}

/** The western side of the summit; all reserves counterattack together. */
const reverseSlope: Plan = {
  places: {
    G1: { hex: '0604', facing: 'NE' },
    G2: { hex: '0605', facing: 'NE' },
    G3: { hex: '0606', facing: 'SE' },
    G4: { hex: '0605', facing: 'NE' },
  },
  tasks: {
    G8: { do: 'attack', via: ['0505', '0605'] },
    G9: { do: 'attack', via: ['0505', '0605'] },
    G10: { do: 'attack', via: ['0406', '0606'] },
  },
  rest: hold,
}

export const mamayev = { ussr: { fromTheNorthEast, fromTheEast }, axis: { frontSlope, reverseSlope } }
