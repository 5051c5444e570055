/** The umpire's work: the turn decided, its film, its report, all of them looked at again. Loaded while the first sheet is sealed. */
export { openFilm } from './film'
export { reportOf } from './film/report'
export { resolved } from './game/resolve'
export { openReplay } from './replay'
