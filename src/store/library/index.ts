/** The library's part of the store. Loaded when the saved games are opened. */
export { openLibrary } from './library'
