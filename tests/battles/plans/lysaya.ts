/** Lysaya Gora: over the top or round it by the road; on the top or behind it. Each side strikes again at dawn. */
import type { Plan } from '../support/plan'

const hold = { do: 'hold' } as const

/** Straight up the western slope, tanks with the foot. */
const upTheSlope: Plan = {
  tasks: {
    G1: { do: 'attack', via: ['0503', '0604', '0705'] },
    G2: { do: 'attack', via: ['0504', '0605', '0706'] },
    G3: { do: 'attack', via: ['0505', '0606', '0706'] },
    G4: { do: 'attack', via: ['0506', '0607', '0807', '0806'] },
    G5: { do: 'attack', via: ['0507', '0607', '0807', '0906'] },
    G6: { do: 'attack', via: ['0506', '0606', '0805'] },
    G9: { do: 'attack', via: ['0507', '0607', '0806', '0905'], from: 2 },
    G10: { do: 'attack', via: ['0507', '0606', '0805'], from: 2 },
    G13: { do: 'attack', via: ['0607', '0806', '0805'] },
    G14: { do: 'attack', via: ['0607', '0906'] },
    G15: { do: 'attack', via: ['0607', '0906'] },
  },
  rest: hold,
}

/** By the road south of the top, and up from there; the foot of the left wing only pins. */
const byTheRoad: Plan = {
  tasks: {
    G1: { do: 'attack', via: ['0504', '0605', '0705'], from: 6 },
    G2: { do: 'attack', via: ['0505', '0606', '0706'], from: 6 },
    G3: { do: 'attack', via: ['0607', '0807', '0806'] },
    G4: { do: 'attack', via: ['0607', '0807', '0906'] },
    G5: { do: 'attack', via: ['0608', '0808', '0907', '0906'] },
    G6: { do: 'attack', via: ['0607', '0807', '0806'] },
    G9: { do: 'attack', via: ['0607', '0907', '0906', '0905'] },
    G10: { do: 'attack', via: ['0607', '0907', '0906'] },
    G13: { do: 'attack', via: ['0607', '0907', '0905'] },
    G14: { do: 'attack', via: ['0607', '0907', '0805'] },
    G15: { do: 'attack', via: ['0607', '0807', '0805'] },
  },
  rest: hold,
  hours: 'darkFirst',
}

const morning = {
  K15: { do: 'attack', via: ['1107', '0906', '0806'] },
  K16: { do: 'attack', via: ['1107', '0905', '0805'] },
  K17: { do: 'attack', via: ['1107', '0806', '0706'] },
} as const

/** On the top to the last; what comes up in the night goes to where it is lost. */
const onTheTop: Plan = {
  tasks: { ...morning, K5: { do: 'attack', via: ['0905'], from: 4 } },
  rest: hold,
}

/** Only outposts on the top by day; all that is left storms it in the morning. */
const atDawn: Plan = {
  places: {
    K1: { hex: '0805', facing: 'SW' },
    K2: { hex: '0806', facing: 'SW' },
    K3: { hex: '0906', facing: 'SW' },
    K7: { hex: '0905', facing: 'SW' },
    K8: { hex: '0906', facing: 'SW' },
    K9: { hex: '0907', facing: 'SW' },
  },
  tasks: {
    ...morning,
    K1: { do: 'attack', via: ['0705'], from: 18 },
    K2: { do: 'attack', via: ['0706'], from: 18 },
    K3: { do: 'attack', via: ['0807'], from: 18 },
    K4: { do: 'attack', via: ['0805', '0705'], from: 18 },
    K5: { do: 'attack', via: ['0906', '0806'], from: 18 },
    K6: { do: 'attack', via: ['0906', '0807'], from: 18 },
    K14: { do: 'attack', via: ['0906', '0806', '0706'], from: 18 },
  },
  rest: hold,
  hours: 'darkFirst',
}

export const lysaya = { ussr: { onTheTop, atDawn }, axis: { upTheSlope, byTheRoad } }
