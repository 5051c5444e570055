/** Words of written orders in both languages. A word may be cut short after three letters. */

import type { Side } from '../../engine/tactical/model'
import type { OrderKind } from '../../engine/tactical/orders'
import type { Face } from '../../kernel/hex'

export type Verb = OrderKind | 'fire' | 'none'

const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  fire: ['fire', 'shoot', 'огонь', 'стрелять'],
  suppress: ['suppress', 'suppression', 'подавление', 'подавить'],
  airEscort: ['escort', 'сопровождение', 'сопровождать'],
  airPatrol: ['patrol', 'патруль', 'патрулировать'],
  airCarpet: ['carpet', 'ковер', 'ковровая'],
  airDrop: ['drop', 'сброс', 'сбросить', 'десант'],
  airRecon: ['recon', 'reconnaissance', 'разведка', 'разведать'],
  airStrike: ['strike', 'bomb', 'налет', 'бомбить', 'удар'],
  smoke: ['smoke', 'дым', 'дымы', 'задымить'],
  defence: ['defence', 'defense', 'defend', 'оборона', 'обороняться'],
  ambush: ['ambush', 'засада'],
  fireOnMove: ['fireonmove', 'onmove', 'огоньвдвижении', 'сходу'],
  manoeuvre: ['manoeuvre', 'maneuver', 'move', 'маневр', 'идти'],
  march: ['march', 'марш'],
  assault: ['assault', 'attack', 'атака', 'атаковать', 'штурм', 'штурмовать'],
  fightOn: ['fighton', 'fight', 'бой', 'держаться'],
  limber: ['limber', 'свертывание', 'свернуть'],
  deploy: ['deploy', 'unlimber', 'развертывание', 'развернуть'],
  sector: ['sector', 'turn', 'сектор'],
  digIn: ['digin', 'entrench', 'окоп', 'окопаться'],
  regroup: ['regroup', 'сбор'],
  attachObserver: ['observer', 'attach', 'корректировщик', 'наблюдатель'],
  night: ['night', 'ночь'],
  layMines: ['laymines', 'mine', 'минировать', 'минирование'],
  clearMines: ['clearmines', 'sweep', 'разминировать', 'разминирование'],
  removeWire: ['removewire', 'wire', 'проволока'],
  blowObstacle: ['blowobstacle', 'obstacle', 'заграждение'],
  blowBunker: ['blowbunker', 'bunker', 'дот'],
  blowBridge: ['blowbridge', 'demolish', 'взорвать', 'подрыв'],
  buildBridge: ['buildbridge', 'pontoon', 'bridge', 'переправа', 'понтон'],
  load: ['load', 'board', 'погрузка', 'погрузиться'],
  takeOn: ['takeon', 'принять'],
  unload: ['unload', 'разгрузка', 'разгрузиться'],
  setDown: ['setdown', 'высадить'],
  resupply: ['resupply', 'supply', 'пополнить', 'снабдить'],
  none: ['none', 'clear', 'cancel', 'нет', 'отмена', 'убрать'],
}

/** What is written in several words, as one. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/fire\s+on\s+(?:the\s+)?move/g, 'fireonmove'],
  [/огонь\s+в\s+движении/g, 'огоньвдвижении'],
  [/с\s+ходу/g, 'сходу'],
  [/suppressive\s+fire/g, 'suppress'],
  [/огонь\s+на\s+подавление/g, 'подавление'],
  [/fight\s+on/g, 'fighton'],
  [/take\s+on/g, 'takeon'],
  [/set\s+down/g, 'setdown'],
  [/dig\s+in/g, 'digin'],
  [/change\s+sector/g, 'sector'],
  [/lay\s+mines/g, 'laymines'],
  [/clear\s+mines/g, 'clearmines'],
  [/remove\s+wire/g, 'removewire'],
  [/blow\s+(?:up\s+)?(?:the\s+)?obstacles?/g, 'blowobstacle'],
  [/blow\s+(?:up\s+)?(?:the\s+)?bunker/g, 'blowbunker'],
  [/blow\s+(?:up\s+)?(?:the\s+)?bridge/g, 'blowbridge'],
  [/build\s+(?:the\s+|a\s+)?(?:bridge|crossing)/g, 'buildbridge'],
  [/снять\s+проволоку/g, 'проволока'],
  [/подорвать\s+заграждение/g, 'заграждение'],
  [/подорвать\s+дот/g, 'дот'],
  [/подорвать\s+мост/g, 'взорвать'],
  [/навести\s+переправу/g, 'переправа'],
  [/сменить\s+сектор/g, 'сектор'],
]

const SHORTEST = 3

/** Lower-case words of a written order. */
export const wordsOf = (text: string): readonly string[] => {
  const plain = text.slice(0, 200).toLowerCase().replaceAll('ё', 'е')
  const joined = PHRASES.reduce((all, [phrase, word]) => all.replace(phrase, word), plain)
  return joined.split(/[\s,;>→–-]+/u).filter((word) => word !== '')
}

/** The verb that a word means; null: none, or more than one. */
export const verbOf = (word: string): Verb | null => {
  const verbs = Object.entries(VERBS) as readonly (readonly [Verb, readonly string[]])[]
  const exact = verbs.find(([, names]) => names.includes(word))
  if (exact) return exact[0]
  if (word.length < SHORTEST) return null
  const meant = verbs.filter(([, names]) => names.some((name) => name.startsWith(word)))
  return meant.length === 1 ? (meant[0]?.[0] ?? null) : null
}

const SIDES: Readonly<Record<string, Side>> = { k: 'ussr', к: 'ussr', g: 'axis', г: 'axis' }

/** The code of a unit, in either alphabet. */
export const codeOfWord = (word: string): Readonly<{ side: Side; row: number }> | null => {
  const found = /^([kкgг])(\d{1,3})$/u.exec(word)
  const side = found ? SIDES[found[1] ?? ''] : undefined
  return found && side ? { side, row: Number(found[2]) } : null
}

const FACE_WORDS: Readonly<Record<string, Face>> = {
  n: 'N',
  ne: 'NE',
  se: 'SE',
  s: 'S',
  sw: 'SW',
  nw: 'NW',
  с: 'N',
  св: 'NE',
  юв: 'SE',
  ю: 'S',
  юз: 'SW',
  сз: 'NW',
}

export const faceOfWord = (word: string): Face | null => FACE_WORDS[word] ?? null

/** The last step of a path that leaves the map. */
export const leavesMap = (word: string): boolean => ['off', 'exit', 'уход', 'выход'].includes(word)
