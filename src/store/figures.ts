/** Figures of the rules that the sheet and the card print. */
export { SEARCH } from '../engine/tactical/tables/air'
