export { mountBoard } from './board'
export { symbolSvg } from './symbolSvg'
export { thumbnail } from './thumbnail'
