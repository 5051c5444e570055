import { sayFault, saySaid } from '../../i18n/reasons'
import type { Illegal } from '../../kernel/verdict'
import type { Said } from '../../store/api'
import { useSeat } from '../context'
import { useWords } from '../useWords'
import { codeIn } from './facts'

/** Refusals and warnings in words, with units by their codes as far as this seat knows them. */
export const useReasons = () => {
  const { t, lang } = useWords()
  const view = useSeat((state) => state.view)
  const nameUnit = (id: string): string => (view.units[id] ? codeIn(view, id, lang) : '?')
  return {
    fault: (refusal: Pick<Illegal, 'fault' | 'detail'>): string => sayFault(t, refusal, nameUnit),
    said: (said: Said): string => saySaid(t, said, nameUnit),
  }
}
