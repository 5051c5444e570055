/**
 * Finds in a TypeScript source what a pure engine must not use: clocks, chance, locales, the platform,
 * and arithmetic whose last bit differs between machines. Reads the syntax tree: comments and strings do not count.
 */
import ts from 'typescript'

export type Impurity = Readonly<{ line: number; what: string; why: string }>

const because = (why: string, names: string): readonly (readonly [string, string])[] =>
  names.split(' ').map((name) => [name, why] as const)

const forbiddenGlobals: ReadonlyMap<string, string> = new Map([
  ...because('a clock', 'Date performance Temporal'),
  ...because('a locale', 'Intl'),
  ...because('chance', 'crypto'),
  ...because('the network', 'fetch XMLHttpRequest WebSocket EventSource'),
  ...because('the page', 'window document navigator location self globalThis'),
  ...because('storage', 'localStorage sessionStorage indexedDB caches'),
  ...because('the console', 'console alert confirm prompt'),
  ...because('a timer', 'setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame'),
  ...because('the platform', 'process Buffer require global'),
  ...because('code made of text', 'eval Function'),
  ...because('the garbage collector', 'WeakRef FinalizationRegistry'),
])

const forbiddenMembers: ReadonlyMap<string, string> = new Map(
  because(
    'a locale',
    'localeCompare toLocaleString toLocaleDateString toLocaleTimeString toLocaleUpperCase toLocaleLowerCase',
  ),
)

/** The exact part of Math; the rest is chance (`random`) or may differ in the last bit between machines. */
const exactMath = new Set(['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc'])

/** Names that the file declares itself: a parameter `location` is not the page's. */
const declaredIn = (file: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isTypeParameterDeclaration(node)
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

/** Whether the identifier only labels something: `order.location`, `{ location: hex }`, `type T = { self: Side }`. */
const isLabel = (node: ts.Identifier): boolean => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  if (ts.isBindingElement(parent)) return parent.propertyName === node
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isEnumMember(parent) ||
      ts.isNamedTupleMember(parent)) &&
    parent.name === node
  )
}

const mathFault = (node: ts.Identifier): readonly [string, string] | undefined => {
  const { parent } = node
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node)
    return ['Math', 'Math is used by its members only, so that they can be checked']
  if (exactMath.has(parent.name.text)) return undefined
  return [`Math.${parent.name.text}`, parent.name.text === 'random' ? 'chance' : 'inexact arithmetic']
}

const memberFault = (node: ts.Node): readonly [string, string] | undefined => {
  const name = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined
  const why = name === undefined ? undefined : forbiddenMembers.get(name)
  return name === undefined || why === undefined ? undefined : [name, why]
}

const globalFault = (
  node: ts.Identifier,
  declared: ReadonlySet<string>,
): readonly [string, string] | undefined => {
  if (isLabel(node) || declared.has(node.text)) return undefined
  if (node.text === 'Math') return mathFault(node)
  const why = forbiddenGlobals.get(node.text)
  return why === undefined ? undefined : [node.text, why]
}

/** What in this source a pure engine must not use, with line numbers from 1. */
export const impuritiesOf = (path: string, text: string): readonly Impurity[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  const declared = declaredIn(file)
  const found: Impurity[] = []
  const visit = (node: ts.Node): void => {
    const fault = ts.isIdentifier(node) ? globalFault(node, declared) : memberFault(node)
    if (fault) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      found.push({ line, what: fault[0], why: fault[1] })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
