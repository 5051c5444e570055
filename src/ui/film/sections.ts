/** The log of the film under headings: as a rulebook's sequence of play reads. */
import type { LogLine } from '../../store/api'

export type SectionKind = 'fire' | 'steadiness' | 'movement' | 'closeCombat' | 'special' | 'other'

export type Section = Readonly<{ kind: SectionKind; rule: string; lines: readonly LogLine[] }>

const RULES: Readonly<Record<SectionKind, string>> = {
  fire: 'T2.3',
  steadiness: 'T7.3',
  movement: 'T5.1',
  closeCombat: 'T6.1',
  special: 'T2.2',
  other: 'T2.1',
}

const AFTERMATH: ReadonlySet<string> = new Set([
  'lost',
  'destroyed',
  'tested',
  'suppressed',
  'observerTested',
])
const COMBAT: ReadonlySet<string> = new Set(['round', 'struck', 'tankFear', 'rallied', 'leftCombat'])

const kindOf = ({ phase, event }: LogLine, before: SectionKind | null): SectionKind => {
  if (phase === 'fire') return AFTERMATH.has(event.kind) ? 'steadiness' : 'fire'
  if (phase === 'special') return 'special'
  if (phase !== 'movement') return 'other'
  const fights = COMBAT.has(event.kind) && event.tick === undefined
  return fights || before === 'closeCombat' ? 'closeCombat' : 'movement'
}

/** Lines that only keep the books stay out of the log; the film steps over them all the same. */
export const SILENT: ReadonlySet<string> = new Set([
  'turnOpened',
  'turnEnded',
  'phaseBegan',
  'ordered',
  'faced',
  // T8.5: all that a side sees at the turn's end, old acquaintances among them.
  'sighted',
])

export const sectionsOf = (lines: readonly LogLine[]): readonly Section[] => {
  const sections: { kind: SectionKind; rule: string; lines: LogLine[] }[] = []
  for (const line of lines) {
    if (SILENT.has(line.event.kind)) continue
    const last = sections.at(-1)
    const kind = kindOf(line, last?.kind ?? null)
    if (last?.kind === kind) last.lines.push(line)
    else sections.push({ kind, rule: RULES[kind], lines: [line] })
  }
  return sections
}
