/** The sentences on files come when a file is refused: until then nobody needs them. */
import { type SayNotice, sayDamaged } from '../reasons'

/** How to say what is wrong with a file; in general only, where the sentences cannot be had. */
export const openFileFaults = async (): Promise<SayNotice> => {
  try {
    return (await import('./sayFileFault')).sayFileFault
  } catch {
    return sayDamaged
  }
}
