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
  rename: 'Переименовать',
  name: 'Название партии «{{name}}»',
  keepName: 'Сохранить название',
  cancel: 'Отмена',
  copy: 'Скопировать',
  copyWord: 'копия',
  copied: 'Копия готова: «{{name}}».',
  records: 'Последние записи',
  record: 'ход {{turn}}, {{when}}',
  newest: 'самая поздняя',
  older: {
    title: 'Открыть прежнюю запись?',
    text: 'От записи «{{record}}» пойдёт копия партии: «{{copy}}». Более поздние записи отложены: они остаются в партии «{{name}}», и ничего в ней не пропадёт.',
    word: 'с хода {{turn}}',
    yes: 'Открыть копию',
  },
  remove: 'Удалить',
  removed: 'Партия «{{name}}» удалена.',
  restore: 'Вернуть',
  forget: 'Закрыть: партию уже не вернуть',
}
