import type * as english from '../en/works'
import type { Russian } from '../words'

/** Words of mines and works (T10, T9.8, T3.12), part by part of the tables that they stand in. */
export const worksKinds: Russian<typeof english.worksKinds> = {
  layMines: {
    name: 'Минирование',
    short: 'Минировать',
    line: 'За два хода — минное поле здесь или в соседнем гексе.',
    rule: 'T10.1',
  },
  clearMines: {
    name: 'Разминирование',
    short: 'Разминир.',
    line: 'Снимает все мины в гексе.',
    rule: 'T10.2',
  },
  removeWire: {
    name: 'Снять проволоку',
    short: 'Проволока',
    line: 'Убирает проволоку с одной грани.',
    rule: 'T10.5',
  },
  blowObstacle: {
    name: 'Подорвать заграждение',
    short: 'Заграждение',
    line: 'Открывает грань для машин.',
    rule: 'T10.6',
  },
  blowBunker: {
    name: 'Подорвать дот',
    short: 'Подрыв дота',
    line: 'В своём или соседнем гексе, без врага рядом с дотом.',
    rule: 'T10.7',
  },
  blowBridge: {
    name: 'Подорвать мост',
    short: 'Подрыв моста',
    line: 'Из соседнего гекса; кто на мосту, падает с ним.',
    rule: 'T9.8',
  },
  buildBridge: {
    name: 'Навести переправу',
    short: 'Переправа',
    line: 'За три хода — понтонный мост в соседнем гексе реки.',
    rule: 'T3.12',
  },
}

export const worksFaults: Russian<typeof english.worksFaults> = {
  wire: 'проволока между {{from}} и {{to}}',
  embrasureSealed: 'амбразура в сторону {{hex}} заклёпана',
  noEmbrasure: 'сюда не смотрит ни одна открытая амбразура: {{unit}}',
  cannotWork: 'такой работы он не умеет',
  nothingToWorkAt: 'рядом нет ничего такого',
  notBeside: '{{hex}} не рядом',
  minesForbidden: 'в городе, реке и болоте мин нет: {{hex}}',
  minesThere: 'такие мины в {{hex}} уже лежат',
  noMinesThere: 'в {{hex}} известных мин нет',
  enemyThere: 'в {{hex}} враг',
  noWireThere: 'на этой грани проволоки нет',
  noObstacleThere: 'на этой грани заграждения нет',
  noBunkerThere: 'рядом нет вражеского дота',
  bunkerGuarded: 'у дота в {{hex}} есть враг, способный драться',
  noBridgeThere: 'в {{hex}} моста нет',
  standsOnBridge: 'он сам стоит на мосту',
  notARiver: 'в {{hex}} реки нет',
  bridgeThere: 'в {{hex}} мост уже стоит',
}

export const worksTableFaults: Russian<typeof english.worksTableFaults> = {
  alreadyDone: 'это уже сделал другой',
  needsWork: 'укажите место работы',
  tooManyWorks: 'задумано {{works}}, можно {{most}}',
  workTwice: 'там это уже есть',
  workOutsideZone: '{{hex}} вне зоны работ',
}

export const worksEvents: Russian<typeof english.worksEvents> = {
  wireTested: '{{unit}} у проволоки {{from}}–{{to}}, 2к6 = {{thrown}}',
  wirePassed: 'преодолевает',
  wireFailed: '<b>застревает</b>',
  wireTorn: '{{unit}} рвёт проволоку у {{hex}}, {{face}}',
  wireRemoved: '{{unit}} снимает проволоку у {{hex}}, {{face}}',
  obstacleBlown: '{{unit}} подрывает заграждение у {{hex}}, {{face}}',
  minefield: {
    laid: '{{unit}} ставит {{mines}} в {{hex}}',
    found: '{{unit}} находит {{mines}} в {{hex}}',
    entered: '{{unit}} попадает на {{mines}} в {{hex}}',
    cleared: '{{unit}} снимает {{mines}} в {{hex}}',
    destroyed: 'Огонь {{unit}} уничтожает {{mines}} в {{hex}}',
  },
  mines: { antiTank: 'противотанковые мины', antiPersonnel: 'противопехотные мины' },
  mineTested: '{{unit}}: {{mines}} в {{hex}}',
  waterTested: '{{unit}} в воде, {{hex}}',
  sealing: '{{unit}} по амбразуре {{target}}, 2к6 на попадание',
  embrasureShut: '<b>дубль: амбразура {{face}} заклёпана</b>',
  embrasureHolds: 'дубля нет: она стреляет дальше',
  bunkerBlown: '{{unit}} подрывает {{bunker}}',
  bridgeHit: '{{unit}} бьёт по мосту {{hex}}: осталось {{left}}',
  bridgeFell: '<b>Мост {{hex}} рухнул</b>: работа {{unit}}',
  pontoonBuilt: '{{unit}} наводит понтонный мост в {{hex}}',
  firedMines: '{{unit}} → мины в {{hex}} {{how}}, {{dice}} на {{accuracy}}',
  firedBridge: '{{unit}} → мост в {{hex}} {{how}}, {{dice}} на {{accuracy}}',
}

export const worksWarnings: Russian<typeof english.worksWarnings> = {
  wireAhead: 'проволока перед {{hex}}: 8 и больше на 2к6, иначе встанет',
  minesAhead: 'в {{hex}} известные мины',
}

export const worksPolicy: Russian<typeof english.worksPolicy> = {
  mines: 'Мины',
  antiTank: 'противотанковые',
  antiPersonnel: 'противопехотные',
}

export const worksDeploy: Russian<typeof english.worksDeploy> = {
  wire: 'Проволока',
  obstacles: 'Заграждения',
  antiTank: 'Мины против танков',
  antiPersonnel: 'Мины против пехоты',
  here: 'здесь',
  edgeLine: 'на грани его гекса:',
  mineLine: 'в его гексе или в гексе за гранью; враг их не видит:',
  left: '{{what}}: осталось',
}

export const worksSheet: Russian<typeof english.worksSheet> = {
  waitingWork: 'укажите место работы',
  minesAt: '{{mines}} · {{hex}}',
}
