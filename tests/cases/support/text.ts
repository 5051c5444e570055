/**
 * The case book's text: chapters (`#`), cases (`##`), blocks (Given, Orders, Answers, Dice, Then) and their
 * indented lines. Notes for the reader start with `>`. Everything else is an error, with file and line.
 */

export type Line = Readonly<{ file: string; no: number; text: string }>

export type BlockName = 'Given' | 'Orders' | 'Answers' | 'Dice' | 'Then'
const BLOCKS: readonly string[] = ['Given', 'Orders', 'Answers', 'Dice', 'Then']

type Block = Readonly<{ name: BlockName; head: Line; lines: readonly Line[] }>

/** One turn of a case: what is ordered, answered and thrown, and what must come of it. */
export type CaseTurn = Readonly<{
  orders: readonly Line[] | null
  answers: readonly Line[]
  dice: readonly Line[]
  expected: readonly Line[]
}>

export type Case = Readonly<{
  /** `T4.5-1` */
  id: string
  rule: string
  title: string
  head: Line
  given: readonly Line[]
  turns: readonly CaseTurn[]
}>

export class CaseError extends Error {
  constructor(line: Line, message: string) {
    super(`${line.file}:${line.no}: ${message}\n    ${line.text.trim()}`)
  }
}

const HEAD = /^## ((T\d+(?:\.\d+)?(?:\.[a-z])?)-\d+) (\S.*)$/

const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const blocks: (Block & { lines: Line[] })[] = []
  for (const line of lines) {
    if (BLOCKS.includes(line.text)) blocks.push({ name: line.text as BlockName, head: line, lines: [] })
    else if (!line.text.startsWith('  '))
      throw new CaseError(line, `expected ${BLOCKS.join(', ')} or two spaces`)
    else if (blocks.length === 0) throw new CaseError(line, 'this line stands in no block')
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

const KEYS = { Orders: 'orders', Answers: 'answers', Dice: 'dice', Then: 'expected' } as const

const emptyTurn = { orders: null, answers: [], dice: [], expected: [] }

const turnsOf = (blocks: readonly Block[]): readonly CaseTurn[] => {
  const turns: CaseTurn[] = []
  let open: CaseTurn = emptyTurn
  for (const { name, head, lines } of blocks) {
    if (lines.length === 0) throw new CaseError(head, 'this block is empty')
    if (name === 'Given') throw new CaseError(head, 'Given stands once, first of all')
    const key = KEYS[name]
    if ((open[key]?.length ?? 0) > 0) throw new CaseError(head, `${name} stands twice in one turn`)
    if (key !== 'orders' && key !== 'expected' && open.orders === null)
      throw new CaseError(head, `${name} needs Orders before it`)
    open = { ...open, [key]: lines }
    if (name !== 'Then') continue
    turns.push(open)
    open = emptyTurn
  }
  const last = blocks.at(-1)
  if (last && last.name !== 'Then') throw new CaseError(last.head, 'nothing is said to come of this')
  return turns
}

const caseOf = (head: Line, body: readonly Line[]): Case => {
  const match = HEAD.exec(head.text)
  if (!match) throw new CaseError(head, 'a case starts with ## RULE-NUMBER and a sentence')
  const [given, ...rest] = blocksOf(body)
  if (given?.name !== 'Given') throw new CaseError(head, 'a case starts with Given')
  const turns = turnsOf(rest)
  if (turns.length === 0) throw new CaseError(head, 'nothing is said to come of this')
  const [, id, rule, title] = match as unknown as [string, string, string, string]
  return { id, rule, title, head, given: given.lines, turns }
}

/** The cases of one file, in order. */
export const readCases = (file: string, text: string): readonly Case[] => {
  const cases: { head: Line; body: Line[] }[] = []
  text.split('\n').forEach((raw, i) => {
    const line = { file, no: i + 1, text: raw.trimEnd() }
    if (line.text === '' || /^(?:>|# )/.test(line.text)) return
    if (line.text.startsWith('#')) cases.push({ head: line, body: [] })
    else if (cases.length === 0) throw new CaseError(line, 'this line stands in no case')
    else cases.at(-1)?.body.push(line)
  })
  return cases.map(({ head, body }) => caseOf(head, body))
}
