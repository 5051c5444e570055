/** Records read again, from a file or from the disk. Loaded when the first is opened. */
export { isGamesFile, readGames } from '../scenario/games'
export { readSave } from '../scenario/readSave'
export { brokenSeal, differenceIn, gameOf, isSound, nowOfFile, openSlip, readNow } from './game/reopen'
