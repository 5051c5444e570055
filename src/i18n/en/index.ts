import { events } from './events'
import { faults } from './faults'
import { film } from './film'
import { game } from './game'
import { hexCard } from './hexCard'
import { notices } from './notices'
import { orders } from './orders'
import { screens } from './screens'
import { tables } from './tables'

/** English: the keys that every other language must have. */
export const en = {
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
