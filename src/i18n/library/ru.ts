import type { Russian } from '../words'
import type { library as english } from './en'

/** Words of the library of games: they come with its screen. */
export const library: Russian<typeof english> = {
  title: 'Партии',
  empty: 'В этом браузере нет сохранённых партий. Откройте файл.',
  none: 'Браузер не хранит партии или сейчас их не показывает. Откройте партию из файла, а сыграв, снова выгрузите её.',
  list: 'Сохранённые партии, последняя сверху',
  savedAt: 'сохранена {{when}}',
  next: 'За стол садится: {{side}}',
  film: 'Ход сыгран, дальше его фильм или отчёт',
  finished: 'Партия окончена',
  open: 'Открыть',
}
