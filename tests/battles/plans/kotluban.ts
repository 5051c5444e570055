/** Height 154.2: the main blow west or east of the railway; the crest held, or given up and taken back. */
import type { Plan } from '../support/plan'

const hold = { do: 'hold' } as const

/** Both regiments and all tanks at Height 154.2. */
const west: Plan = {
  tasks: {
    K1: { do: 'attack', via: ['0506', '0507', '0608'] },
    K2: { do: 'attack', via: ['0606', '0607', '0608'] },
    K3: { do: 'attack', via: ['0606', '0607', '0608'] },
    K4: { do: 'attack', via: ['0706', '0707', '0608'] },
    K9: { do: 'attack', via: ['0706', '0708'] },
    K15: { do: 'attack', via: ['0706', '0707', '0608'] },
    K16: { do: 'attack', via: ['0805', '0708', '0609'] },
    K17: { do: 'attack', via: ['0805', '0708', '0610'] },
    K5: { do: 'attack', via: ['1206', '1207'] },
    K6: { do: 'attack', via: ['1206', '1207'] },
    K7: { do: 'attack', via: ['1405', '1406'] },
    K8: { do: 'attack', via: ['1405', '1406'] },
    K18: { do: 'attack', via: ['1206', '1107'] },
  },
  rest: hold,
}

/** The railway and the eastern height first; before 154.2 only what pins it. */
const east: Plan = {
  tasks: {
    K1: { do: 'attack', via: ['0506', '0606', '0607', '0608'], from: 3 },
    K2: { do: 'attack', via: ['0606', '0607', '0608'], from: 3 },
    K3: { do: 'attack', via: ['0906', '1007', '1207'] },
    K4: { do: 'attack', via: ['1006', '1107', '1207'] },
    K5: { do: 'attack', via: ['1206', '1207'] },
    K6: { do: 'attack', via: ['1306', '1407', '1408'] },
    K7: { do: 'attack', via: ['1406', '1407', '1408'] },
    K8: { do: 'attack', via: ['1506', '1507', '1508'] },
    K9: { do: 'attack', via: ['1306', '1407', '1408'] },
    K15: { do: 'attack', via: ['1405', '1407', '1408'] },
    K16: { do: 'attack', via: ['1405', '1507', '1508'] },
    K17: { do: 'attack', via: ['1205', '1107', '0908', '0608'] },
    K18: { do: 'attack', via: ['1206', '1307'] },
  },
  rest: hold,
}

const reserves = {
  G15: { do: 'attack', via: ['0510', '0609', '0608'] },
  G16: { do: 'attack', via: ['0509', '0608'] },
  G17: { do: 'attack', via: ['0510', '0609', '0608'] },
  G18: { do: 'attack', via: ['0509', '0608'] },
} as const

/** On the crest and hidden there: who comes up is fired at by those that he has not seen. */
const onTheCrest: Plan = {
  places: {
    G1: { concealed: true },
    G2: { concealed: true },
    G3: { concealed: true },
    G4: { concealed: true },
    G5: { concealed: true },
    G6: { concealed: true },
    G8: { facing: 'NE' },
    G9: { concealed: true },
    G10: { concealed: true },
  },
  patrol: '0608',
  tasks: { ...reserves },
  rest: hold,
}

/** Behind the crest, guns where they see it; the reserve takes back what was lost. */
const behindIt: Plan = {
  places: {
    G1: { hex: '0508', facing: 'N' },
    G2: { hex: '0608', facing: 'N' },
    G3: { hex: '1408', facing: 'N' },
    G4: { hex: '1508', facing: 'N' },
    G5: { hex: '0508', facing: 'N' },
    G6: { hex: '1408', facing: 'N' },
    G8: { facing: 'NE' },
    G9: { hex: '0708', facing: 'N' },
  },
  patrol: '1408',
  tasks: { ...reserves },
  rest: hold,
}

export const kotluban = { ussr: { west, east }, axis: { onTheCrest, behindIt } }
