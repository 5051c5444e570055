import type { en } from '../en'
import type { Russian } from '../words'
import { events } from './events'
import { faults } from './faults'
import { film } from './film'
import { game } from './game'
import { hexCard } from './hexCard'
import { notices } from './notices'
import { orders } from './orders'
import { screens } from './screens'
import { tables } from './tables'

/** Russian: all keys of English. */
export const ru: Russian<typeof en> = {
  ...screens,
  ...game,
  ...orders,
  ...film,
  ...events,
  ...faults,
  ...tables,
  ...notices,
  hexCard,
}
