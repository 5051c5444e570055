/** A battle with squadrons of all kinds over a few ground units and flak. */
import type { State } from '../../../src/engine/tactical/model'
import { BF109, FLAK20, FLAK37, FW189, HE111, IL2, JU52, JU87, PE2, squadron, YAK } from './air'
import { board, GERMAN, put, RIFLE, T34 } from './board'

const ROWS = [
  '...bb..rr',
  '..lff..rr',
  '.tt....rr',
  '..b.ll..r',
  '....ff...',
  '.bb..t...',
  '.........',
  '..m......',
]

export const airBattle = (): State =>
  board(
    ROWS,
    {
      s1: put(RIFLE, '0606'),
      s2: put(RIFLE, '0505', { concealed: true }),
      s3: put(T34, '0707'),
      s4: put(FLAK37, '0606'),
      sc: put(FLAK37, '0706'),
      sd: put(FLAK37, '0607'),
      s5: squadron(YAK),
      s6: squadron(YAK),
      s7: squadron(IL2),
      s8: squadron(PE2),
      s9: squadron('su-transport-li2'),
      sa: put(RIFLE, null, { place: 'carried', carrier: 's9' }),
      sb: squadron('su-recon-r5'),
      g1: put(GERMAN, '0103'),
      g2: put(GERMAN, '0405', { concealed: true }),
      g3: put(FLAK20, '0203'),
      gd: put(FLAK20, '0103'),
      ge: put(FLAK20, '0205'),
      g4: squadron(BF109),
      g5: squadron(BF109),
      g6: squadron(JU87),
      g7: squadron(HE111),
      g8: squadron(JU52),
      ga: put(GERMAN, null, { place: 'carried', carrier: 'g8' }),
      gb: squadron(FW189),
      gc: squadron(JU52),
    },
    {
      edges: { s5: 'east', s6: 'east', s7: 'south', s8: 'north', s9: 'east', sb: 'east', g7: 'south' },
      mines: [{ hex: '0606', kind: 'antiTank', owner: 'ussr' }],
      turns: 14,
    },
  )
