export { mountBoard } from './board'
export { thumbnail } from './thumbnail'
