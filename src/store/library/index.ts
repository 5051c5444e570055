/** The library's part of the store. Loaded when the saved games are opened. */
export { sweep } from './deletion'
export { openLibrary } from './library'
