import type * as english from '../en/air'
import type { Russian } from '../words'

/** Words of smoke (T13.7) and of the air (T15). */
export const airKinds: Russian<typeof english.airKinds> = {
  airEscort: {
    name: 'Сопровождение',
    short: 'Сопров.',
    line: 'Идёт за бомбардировщиками, атакует истребителей.',
    rule: 'T15.2',
  },
  airPatrol: {
    name: 'Патрулирование',
    short: 'Патруль',
    line: 'Зона в 4 гекса: перехват и удары по земле, как в обороне.',
    rule: 'T15.2',
  },
  airCarpet: {
    name: 'Ковровая бомбардировка',
    short: 'Ковёр',
    line: 'По всем отрядам противника в гексе полной ИО; мины тоже.',
    rule: 'T15.3',
  },
  airDrop: {
    name: 'Сброс с воздуха',
    short: 'Сброс',
    line: 'Десант или груз: 1–3 — в гекс, иначе снос.',
    rule: 'T15.6',
  },
  airRecon: {
    name: 'Авиаразведка',
    short: 'Разведка',
    line: 'Ищет скрытые отряды вокруг гекса, не дольше 4 ходов.',
    rule: 'T8.6',
  },
  smoke: {
    name: 'Дымовая завеса',
    short: 'Дым',
    line: 'Один гекс не просматривается до конца следующего хода; БК 1.',
    rule: 'T13.7',
  },
  airStrike: {
    name: 'Авиаудар',
    short: 'Авиаудар',
    line: 'Один отряд противника бомбят до движения на земле.',
    rule: 'T15.3',
  },
}

export const airSheet: Russian<typeof english.airSheet> = {
  patrolOver: 'над {{hex}}',
  searchOf: '{{hex}}, радиус {{radius}}',
  patrols: {
    any: 'перехват всех',
    bombers: 'перехват бомбардировщиков',
    fighters: 'перехват истребителей',
    none: 'только по земле',
  },
  drop: '1–3 — в гекс',
  search: 'находит на 1–{{on}}',
  smoke: 'до конца следующего хода',
  waitingHex: 'укажите гекс',
}

export const airCard: Russian<typeof english.airCard> = {
  readyToFly: 'на аэродроме, готова к вылету',
  inTheAir: 'в воздухе, задача у {{hex}}',
  onTheGround: 'готовится: вылет с хода {{turn}}',
  turnaround: 'Новый вылет через, ходов',
}

export const airStates: Russian<typeof english.airStates> = {
  readyToFly: 'готова',
  inTheAir: 'в воздухе',
  onTheGround: 'с хода {{turn}}',
}

export const airPolicy: Russian<typeof english.airPolicy> = {
  intercept: 'Перехват',
  missions: { any: 'все', bombers: 'бомбардировщики', fighters: 'истребители', none: 'никого' },
  escorted: 'Если есть сопровождение',
  attacks: { bombers: 'бомбардировщики', fighters: 'истребители', ask: 'спросить' },
  ground: 'Наземные цели',
  radius: 'Радиус',
  finds: '{{radius}}: на 1–{{on}}',
  aircraft: 'и по самолётам',
}

export const airAnswers: Russian<typeof english.airAnswers> = {
  intercept: '{{unit}} перехватывает строй с сопровождением: кого атаковать?',
  flak: '{{unit}} может открыть огонь по самолётам.',
}

export const airEvents: Russian<typeof english.airEvents> = {
  dropped: '{{unit}} сбрасывает над {{aim}}',
  droppedAt: 'приземление в {{hex}}',
  droppedNowhere: 'места нет: груз летит обратно',
  landed: '{{unit}} приземляется в {{hex}}',
  landedInWater: '{{unit}} падает в воду в {{hex}}',
  waterLoses_one: '<b>тонет {{count}} единица</b>',
  waterLoses_few: '<b>тонут {{count}} единицы</b>',
  waterLoses_many: '<b>тонут {{count}} единиц</b>',
  waterLoses_other: '<b>тонут {{count}} единицы</b>',
  waterNone: 'никто не тонет',
  ashore: 'на берегу в {{hex}}',
  supplied: '{{unit}} в {{hex}} берёт из груза БК {{ammo}}',
  searched: '{{unit}} обнаружен с воздуха: 1–{{against}}, 1к6 = {{thrown}}',
  searchedSafe: '{{unit}} ищут с воздуха: 1–{{against}}, 1к6 = {{thrown}}',
  smokeLaid: '{{unit}} ставит дым в {{hex}}, до конца хода {{until}}',
  flew: '{{unit}} заходит через {{edge}}: {{mission}}, {{hex}}',
  flewHome: {
    done: '{{unit}} уходит на аэродром, вылет с хода {{ready}}',
    turnedBack: '<b>{{unit}} поворачивает назад</b>, вылет с хода {{ready}}',
  },
  edge: {
    north: 'северный край',
    east: 'восточный край',
    south: 'южный край',
    west: 'западный край',
  },
}

export const airHow: Russian<typeof english.airHow> = {
  airFight: 'в воздухе',
  flak: 'огонь по самолётам',
  raided: 'огонь по налетающим',
  raid: 'авиаудар',
}

export const airFaults: Russian<typeof english.airFaults> = {
  nobodyToEscort: 'некого сопровождать',
  aboard: 'на борту транспортной эскадрильи',
  noSmoke: 'нет дымовых снарядов',
  squadronsFly: 'у эскадрильи только боевые вылеты',
  squadronsOnly: 'только для эскадрилий',
  notReady: 'готовится: вылет с хода {{turn}}',
  otherMission: 'не задача этой эскадрильи',
  byNightOnly: 'летает только ночью',
}

export const airTableFaults: Russian<typeof english.airTableFaults> = {
  needsHex: 'укажите гекс',
}

export const airMap: Russian<typeof english.airMap> = {
  patrol: 'зона авиации',
  flight: 'полёт',
}
