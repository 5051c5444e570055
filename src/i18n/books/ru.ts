import { ru } from '../ru'
import { units } from '../units/ru'

/** All that is said in this language: loaded when it is first spoken. */
export const book = { words: ru, units }
