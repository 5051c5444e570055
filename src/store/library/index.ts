/** The library's part of the store. Loaded when the saved games are opened. */
export { takeIn } from './arrivals'
export { sweep } from './deletion'
export { openLibrary } from './library'
