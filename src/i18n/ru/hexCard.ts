import type { hexCard as english } from '../en/hexCard'
import type { Russian } from '../words'

/** Words of the card of a hex. */
export const hexCard: Russian<typeof english> = {
  title: 'Гекс {{hex}}',
  close: 'Убрать карточку гекса',
  cover: {
    title: 'Укрытие для пехоты',
    direct: 'кубики прямого огня',
    indirect: 'кубики непрямого огня',
    defence: 'защита',
    none: 'Укрытия нет.',
  },
  ways: 'Пути',
  road: 'дорога',
  rail: 'железная дорога',
  bridge: 'Мост',
  pontoon: 'Понтонный мост',
  strength: 'прочность {{strength}}',
  down: 'разрушен',
  trenches: 'Окопы',
  own: 'свои',
  enemy: 'противника',
  until: 'до конца хода {{turn}}',
  objective: 'Цель боя',
  holder: 'Чей',
  nobody: 'ничей',
  units: 'Отряды',
  lastSeen: 'Видели',
}
