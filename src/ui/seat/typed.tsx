import { createContext, type ReactNode, use, useMemo, useState } from 'react'

type Typed = Readonly<{ digits: string; type: (digits: string) => void }>

const TypedContext = createContext<Typed>({ digits: '', type: () => undefined })

/** Digits of a hex number that is being typed; seen in the hint, written by the sheet. */
export const useTyped = (): Typed => use(TypedContext)

export const TypedProvider = ({ children }: Readonly<{ children: ReactNode }>) => {
  const [digits, type] = useState('')
  const value = useMemo(() => ({ digits, type }), [digits])
  return <TypedContext value={value}>{children}</TypedContext>
}
