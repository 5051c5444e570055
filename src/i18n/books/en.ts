import { en } from '../en'
import { units } from '../units/en'

/** All that is said in this language: loaded when it is first spoken. */
export const book = { words: en, units }
