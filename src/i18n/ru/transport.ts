import type {
  transportEvents as englishEvents,
  transportFaults as englishFaults,
  transportKinds as englishKinds,
} from '../en/transport'
import type { Russian } from '../words'

/** Words of transport: loading, riding, towing, ammo columns (T11, T12.5–T12.8). */
export const transportKinds: Russian<typeof englishKinds> = {
  load: {
    name: 'Погрузка',
    short: 'Погрузка',
    line: 'Садится на транспорт в гексе; тот должен принять.',
    rule: 'T3.8',
  },
  takeOn: {
    name: 'Принять груз',
    short: 'Принять',
    line: 'Принимает отряд гекса; тот должен грузиться.',
    rule: 'T3.8',
  },
  unload: { name: 'Разгрузка', short: 'Разгрузка', line: 'Сходит, к концу хода готов к бою.', rule: 'T3.8' },
  setDown: {
    name: 'Высадить',
    short: 'Высадить',
    line: 'Высаживает отряд; тот должен разгружаться.',
    rule: 'T3.8',
  },
  resupply: { name: 'Пополнить БК', short: 'БК', line: 'Передаёт отряду гекса до 5 БК.', rule: 'T3.16' },
}

export const transportFaults: Russian<typeof englishFaults> = {
  notACarrier: '{{unit}} никого не возит',
  notALoad: '{{unit}} не перевозят',
  machinesStay: 'у отряда {{unit}} свои кони или мотоциклы',
  heavyGun: 'тяжёлое орудие везут только тягачи: {{unit}}',
  noRoomAboard: 'у {{carrier}} нет места для {{unit}}',
  nobodyToCarry: 'в гексе не с кем грузиться',
  partnerNotHere: '{{unit}} не в том же гексе',
  partnerNotReady: 'у {{unit}} нет ответного приказа',
  notAboard: 'он не погружен',
  nothingAboard: 'высаживать некого',
  noRoomHere: 'в {{hex}} нет места ещё для одного отряда',
  noCargo: 'у него нет БК для других',
  ammoFull: 'у {{unit}} полный БК',
  nobodyToSupply: 'в гексе БК никому не нужен',
  mountsUnfit: 'не для каждого шага сказано, верхом или пешком',
  machinesLeft: 'мотоциклы брошены перед {{hex}}',
}

export const transportEvents: Russian<typeof englishEvents> = {
  wrecked: '{{carrier}} потерян: {{unit}} стоит в {{hex}}',
  loaded: '{{unit}} грузится на {{carrier}}',
  resupplied: '{{unit}} получает {{ammo}} БК от {{carrier}}, там осталось {{left}}',
  abandoned: '{{unit}} бросает мотоциклы в {{hex}}',
  howLoad: '{{how}}, по грузу {{carrier}}',
  howLoadLost: '{{how}}, ещё раз по тем, кто был на {{carrier}}',
}
