/** Height 87: the hill first, or past it by the north, two ways to bar them. */
import type { Plan } from '../support/plan'

const hold = { do: 'hold' } as const

/** Guns and machine guns on the right wing, from where they follow past the hill. */
const onTheRight: Plan['places'] = {
  K1: { hex: '1307', facing: 'NW' },
  K5: { hex: '1305', facing: 'SW' },
  K6: { hex: '1304', facing: 'SW' },
  K8: { hex: '1306', facing: 'SW' },
  K9: { hex: '1304', facing: 'SW' },
  K10: { hex: '1305', facing: 'SW' },
}

/** The hill first, with everything; who has taken it goes on to the west while there is light. */
const hillFirst: Plan = {
  places: onTheRight,
  tasks: {
    K1: { do: 'attack', via: ['1006', '0906', '0806', '0807'] },
    K2: { do: 'attack', via: ['1006', '0906', '0807', '0707'] },
    K3: { do: 'attack', via: ['1006', '0906', '0807'] },
    K4: { do: 'attack', via: ['1006', '0806', '0706', '0707'] },
    K5: { do: 'attack', via: ['1006', '0905', '0605', '0306'] },
    K11: { do: 'attack', via: ['1006', '0906', '0807'] },
    K8: { do: 'attack', via: ['1006', '0805', '0605', '0307'], from: 3 },
    K6: { do: 'attack', via: ['1005', '0805', '0305'] },
    K9: { do: 'attack', via: ['1005', '0805', '0304'] },
    K10: { do: 'attack', via: ['1005', '0805', '0305'] },
  },
  rest: hold,
}

/** North of the hill, between it and the lake, the tanks and the guns behind the foot. */
const byTheNorth: Plan = {
  places: onTheRight,
  tasks: {
    K1: { do: 'attack', via: ['0906', '0806', '0807'] },
    K2: { do: 'attack', via: ['0906', '0806', '0707'] },
    K3: { do: 'attack', via: ['0906', '0807'] },
    K4: { do: 'attack', via: ['0905', '0806', '0707'] },
    K5: { do: 'attack', via: ['0905', '0605', '0307'] },
    K8: { do: 'attack', via: ['0905', '0605', '0306'], from: 3 },
    K11: { do: 'attack', via: ['0906', '0806'] },
    K6: { do: 'attack', via: ['1005', '0805', '0605', '0304'] },
    K9: { do: 'attack', via: ['1005', '0805', '0305'] },
    K10: { do: 'attack', via: ['1005', '0805', '0304'] },
  },
  rest: hold,
}

/** On the eastern slope, with all that there is. */
const forward: Plan = {
  tasks: { G9: { do: 'attack', via: ['0508', '0708'] }, G10: { do: 'attack', via: ['0507', '0707'] } },
  rest: hold,
}

/** Behind the crest; whoever comes over it is thrown back by the reserve. */
const inDepth: Plan = {
  places: {
    G1: { hex: '0707', facing: 'NE' },
    G3: { hex: '0708', facing: 'NE', concealed: false },
    G4: { hex: '0706', facing: 'NE' },
    G5: { hex: '0608', facing: 'NE' },
    G6: { hex: '0708', facing: 'NE', concealed: false },
  },
  tasks: {
    G5: { do: 'attack', via: ['0708', '0807'], from: 6 },
    G9: { do: 'attack', via: ['0608', '0707'] },
    G10: { do: 'attack', via: ['0608', '0807'] },
  },
  rest: hold,
}

export const height87 = { ussr: { hillFirst, byTheNorth }, axis: { forward, inDepth } }
