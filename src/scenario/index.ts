/** Files ↔ data: what the rest of the program reads and writes. */
export { checkScenario } from './check/scenario'
export { readScenario } from './read'
export { readSave } from './readSave'
export { readOrders } from './sheets'
