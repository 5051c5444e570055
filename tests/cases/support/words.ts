/** Words of the case book that stand for ids and keys of the engine. */
import type { Side, UnitTypeId } from '../../../src/engine/tactical/model'
import { FACES, type Face } from '../../../src/kernel/hex'
import { CaseError, type Line } from './text'

/** A unit's card by the name that players use. */
export const TYPES: Readonly<Record<string, UnitTypeId>> = {
  'rifle company': 'su-rifle-company',
  'guards company': 'su-guards-rifle-company',
  militia: 'su-militia-company',
  'SMG company': 'su-smg-company',
  'storm group': 'su-storm-group',
  'Soviet engineers': 'su-engineer-company',
  'Soviet scouts': 'su-recon-company',
  'anti-tank rifles': 'su-atr-company',
  'Maxim company': 'su-maxim-company',
  'Soviet cavalry': 'su-cavalry-squadron',
  'Soviet motorcyclists': 'su-motorcycle-company',
  'German company': 'de-infantry-company',
  panzergrenadiers: 'de-panzergrenadier-company',
  pioneers: 'de-pioneer-company',
  'German machine guns': 'de-mg-company',
  'German motorcyclists': 'de-motorcycle-company',
  bicyclists: 'de-bicycle-squadron',
  'German cavalry': 'de-cavalry-squadron',
  'Romanian company': 'ro-infantry-company',
  '82-mm mortars': 'su-mortar-82-company',
  '120-mm mortars': 'su-mortar-120-battery',
  '45-mm battery': 'su-at-gun-45-battery',
  'regimental guns': 'su-regimental-gun-76-battery',
  '76-mm battery': 'su-field-gun-76-battery',
  '122-mm battery': 'su-howitzer-122-battery',
  'Soviet 37-mm flak': 'su-aa-37-battery',
  'rocket battery': 'su-rocket-bm13-battery',
  '81-mm mortars': 'de-mortar-81-platoon',
  'infantry guns': 'de-infantry-gun-75-battery',
  'Pak 38': 'de-pak38-company',
  'Pak 40': 'de-pak40-platoon',
  '105-mm battery': 'de-lefh18-battery',
  '150-mm battery': 'de-sfh18-battery',
  'Flak 88': 'de-flak88-battery',
  'T-34': 'su-t34-company',
  KV: 'su-kv1-company',
  'T-70': 'su-t70-company',
  'T-60': 'su-t60-company',
  'BA-10': 'su-ba10-company',
  'Panzer II': 'de-pz2-platoon',
  'Panzer III': 'de-pz3-company',
  'Panzer IV': 'de-pz4-company',
  StuG: 'de-stug3-battery',
  'Sd.Kfz. 222': 'de-sdkfz222-company',
  'half-tracks': 'de-sdkfz251-company',
  'horse column': 'gen-horse-train',
  lorries: 'gen-truck-column',
  tractors: 'gen-tractor-column',
  'machine-gun bunker': 'gen-bunker-mg',
  'gun bunker': 'gen-bunker-gun',
  observers: 'gen-observer-platoon',
  'sIG 33B': 'de-sig33b-battery',
  'German 20-mm flak': 'de-flak20-platoon',
  'Soviet 85-mm flak': 'su-aa-85-battery',
  'Bf 109': 'de-fighter-bf109',
  'Ju 87': 'de-dive-ju87',
  'He 111': 'de-bomber-he111',
  'Ju 52': 'de-transport-ju52',
  'Fw 189': 'de-recon-fw189',
  'Yak-1': 'su-fighter-yak1',
  'Il-2': 'su-attack-il2',
  'Pe-2': 'su-bomber-pe2',
  'U-2': 'su-night-bomber-u2',
  'Li-2': 'su-transport-li2',
  'R-5': 'su-recon-r5',
}

/** `no sight` → `noSight`: keys of the engine are written as words. */
export const keyOf = (words: string): string =>
  words.replace(/[ -](\w)/g, (_all, letter: string) => letter.toUpperCase())

/** `noSight` → `no sight` */
export const wordsOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

export const number = (line: Line, word: string | undefined): number => {
  if (word === undefined || !/^\d+$/.test(word)) throw new CaseError(line, `“${word}” is not a number`)
  return Number(word)
}

export const face = (line: Line, word: string | undefined): Face => {
  if ((FACES as readonly string[]).includes(word ?? '')) return word as Face
  throw new CaseError(line, `“${word}” is not a face: ${FACES.join(' ')}`)
}

export const side = (line: Line, word: string | undefined): Side => {
  if (word === 'ussr' || word === 'axis') return word
  throw new CaseError(line, `“${word}” is not a side: ussr, axis`)
}

/** A rule of reading: words with blanks, and what they mean. */
export type Phrase<T> = readonly [pattern: RegExp, read: (match: readonly string[], line: Line) => T]

/** The one phrase that fits the whole text; unknown words are an error. */
export const readPhrase = <T>(line: Line, text: string, phrases: readonly Phrase<T>[], what: string): T => {
  for (const [pattern, read] of phrases) {
    const match = pattern.exec(text)
    if (match) return read(match as unknown as readonly string[], line)
  }
  throw new CaseError(line, `the case book knows no such ${what}: “${text}”`)
}
