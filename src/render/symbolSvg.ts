/** A unit symbol as an SVG string, for sheet and inspector. No Pixi here. */
import { FRAME, SYMBOLS } from './symbols/table'

/** Other names of a symbol; what is unknown is drawn as infantry. */
const ALIASES: Readonly<Record<string, string>> = {
  antiTank: 'antiTankGun',
  machineGuns: 'heavyMachineGuns',
  tank: 'tankMedium',
  artillery: 'fieldGun',
  air: 'groundAttack',
}

export const symbolPaths = (symbol: string) => SYMBOLS[symbol] ?? SYMBOLS[ALIASES[symbol] ?? 'infantry'] ?? {}

/** Marks over the frame: a company's bar, a platoon's three dots. */
export const ECHELONS = {
  company: { line: 'M100,40V15' },
  platoon: {
    solid: [70, 100, 130].map((x) => `M${x - 7.5},30a7.5,7.5 0 1 0 15,0a7.5,7.5 0 1 0 -15,0`).join(''),
  },
} as const

/**
 * The symbol in its frame, in the current text colour, on the outline of the side's counter: square corners
 * for the USSR, cut corners for the Axis.
 */
export const symbolSvg = (symbol: string, side: string): string => {
  const { line, solid } = symbolPaths(symbol)
  const clip = side === 'axis' ? 'M45,42H155L183,62V138L155,158H45L17,138V62Z' : 'M17,42H183V158H17Z'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 37 176 126" width="1.4em" height="1em" aria-hidden="true">' +
    `<path d="${clip}" fill="none" stroke="currentColor" stroke-width="3" opacity=".45"/>` +
    '<g fill="none" stroke="currentColor" stroke-width="8" stroke-linejoin="round">' +
    `<path d="${FRAME}"/>${line ? `<path d="${line}"/>` : ''}</g>` +
    `${solid ? `<path d="${solid}" fill="currentColor"/>` : ''}</svg>`
  )
}
