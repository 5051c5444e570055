/** Unit symbols as path data, for counters, sheet and inspector. No Pixi here. */
import { SYMBOLS } from './symbols/table'

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
