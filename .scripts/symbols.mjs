// Writes src/render/symbols/table.ts: the unit symbols as path data, made with milsymbol (MIT).
// Run by hand when a symbol is added: node .scripts/symbols.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ms from 'milsymbol'
import { root } from './run.mjs'

/**
 * What milsymbol answers with: a tree of drawing steps.
 * @typedef {{ type: string, d?: string, cx?: number, cy?: number, r?: number, fill?: string | boolean,
 *   stroke?: string | boolean, draw?: Step[] }} Step
 */

/** Entity and modifiers of the land unit set (APP-6 D), then lines and solids drawn besides, in the 200-unit field. */
const symbols = {
  infantry: ['1211000000'],
  engineers: ['1407000000'],
  recon: ['1213000000'],
  antiTankRifles: ['1204000000'],
  heavyMachineGuns: ['1211000000', 'M100,143V112M91,120L100,109L109,120M88,143H112'],
  cavalry: ['1213000031'],
  motorcycle: ['1211000000', 'M78,138a7,7 0 1 0 14,0a7,7 0 1 0 -14,0M108,138a7,7 0 1 0 14,0a7,7 0 1 0 -14,0'],
  bicycle: ['1211000004'],
  mortar: ['1308000000'],
  antiTankGun: ['1204000000', 'M88,132H112'],
  infantryGun: ['1211000000', '', 'M85,100a15,15 0 1 0 30,0a15,15 0 1 0 -30,0'],
  fieldGun: ['1303000000'],
  howitzer: ['1303000000', 'M78,129H122'],
  flak: ['1301000000'],
  rocket: ['1303004100'],
  tankLight: ['1205000000', 'M91,88V112H110'],
  tankMedium: ['1205000000', 'M84,113V88L100,106L116,88V113'],
  tankHeavy: ['1205000000', 'M88,87V113M112,87V113M88,100H112'],
  assaultGun: ['1303010000'],
  armouredCar: ['1205010051'],
  apc: ['1211020000'],
  transport: ['1636000000'],
  bunker: ['0000000000', 'M52,128V92L74,74H126L148,92V128ZM78,100H122'],
  observer: ['1304000000'],
  fighter: ['1208000000', 'M93,144V124H108M93,134H105'],
  groundAttack: ['1208000000', 'M91,144L100,123L109,144M94,137H106'],
  bomber: ['1208000000', 'M93,144V124H101a5,5 0 0 1 0,10H93M101,134a5,5 0 0 1 0,10H93'],
  airTransport: ['1208000000', 'M108,127a9,10 0 1 0 0,14'],
  airRecon: ['1208000000', 'M93,144V124H101a5,5 0 0 1 0,10H93M101,134L108,144'],
}

const circle = (cx = 0, cy = 0, r = 0) =>
  `M${cx - r},${cy}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0`

/** @param {Step | Step[]} step @returns {{ d: string, fill: boolean }[]} */
const partsOf = (step) => {
  if (Array.isArray(step)) return step.flatMap(partsOf)
  if (step.draw) return step.draw.flatMap(partsOf)
  if (step.type === 'circle')
    return [{ d: circle(step.cx, step.cy, step.r), fill: step.fill !== false && step.fill !== undefined }]
  if (step.type !== 'path' || !step.d) throw new Error(`a step of type ${step.type} has no path`)
  // Lines of the icons carry a fill that their open strokes do not show.
  const closed = /z\s*$/i.test(step.d)
  const d = step.d.replace(/\s+/g, ' ').trim()
  // A relative first point would lean on the path before it once the parts are joined.
  return [{ d: d.replace(/^m ([-\d.]+,[-\d.]+) /, 'M$1l'), fill: closed && typeof step.fill === 'string' }]
}

/** @param {string} entity */
const drawn = (entity) => {
  const made = new ms.Symbol(`1003100000${entity}`, {
    size: 40,
    fill: false,
    monoColor: '#000',
    infoFields: false,
  })
  /** @type {Step[]} */
  const steps = /** @type {any} */ (made).drawInstructions
  return partsOf(steps.slice(1)).filter(({ d }) => d !== '')
}

/** @param {string} text */
const quoted = (text) => `'${text}'`

const rows = Object.entries(symbols).map(([key, [entity, line, solid]]) => {
  const parts = entity === '0000000000' ? [] : drawn(entity ?? '')
  if (line) parts.push({ d: line, fill: false })
  if (solid) parts.push({ d: solid, fill: true })
  const one = (/** @type {string} */ kind, /** @type {boolean} */ fill) => {
    const d = parts
      .filter((part) => part.fill === fill)
      .map((part) => part.d)
      .join('')
    return d ? ` ${kind}: ${quoted(d)},` : ''
  }
  return `  ${key}: {${one('line', false)}${one('solid', true)} },`.replace(', }', ' }')
})

writeFileSync(
  join(root, 'src/render/symbols/table.ts'),
  `/**
 * Unit symbols in a 200 × 200 field; the frame is the rectangle 25…175 × 50…150.
 * Made by .scripts/symbols.mjs with milsymbol 3 (MIT, Måns Beckman): do not edit.
 */
export type SymbolPaths = Readonly<{ line?: string; solid?: string }>

export const FRAME = 'M25,50H175V150H25Z'

export const SYMBOLS: Readonly<Record<string, SymbolPaths>> = {
${rows.join('\n')}
}
`,
)
console.log(`${rows.length} symbols`)
