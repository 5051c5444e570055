import { createContext, use } from 'react'

/** Opens the rulebook at a rule, over whatever is on the table. */
export type OpenRule = (id: string) => void

export const RuleContext = createContext<OpenRule | null>(null)

/** Null where no rulebook is at hand: in pictures of single parts. */
export const useOpenRule = (): OpenRule | null => use(RuleContext)
