/** The table in the middle of a game, made from the real scenario, seat and film: for pictures of the screens. */
import { createStore } from 'zustand/vanilla'
import mamayev from '../../public/scenarios/height-102-mamayev.json'
import tutorial from '../../public/scenarios/tutorial-balka.json'
import { makeBattle } from '../../src/engine/tactical/battle'
import type { Side, SideView, State } from '../../src/engine/tactical/model'
import type { Sheet } from '../../src/engine/tactical/orders'
import type { Scenario } from '../../src/engine/tactical/scenario'
import { resolveTurn } from '../../src/engine/tactical/sequence'
import { beginBattle, defaultPlacement, startState } from '../../src/engine/tactical/setup'
import { viewFor } from '../../src/engine/tactical/view'
import { legal } from '../../src/kernel/verdict'
import type { AppActions, AppState, AppStore, Lang, MatchHead, Screen } from '../../src/store/api'
import { cardMaker } from '../../src/store/cards'
import { openFilm } from '../../src/store/film'
import { linesOf } from '../../src/store/film/lines'
import { reportOf } from '../../src/store/film/report'
import { openSeat } from '../../src/store/seat'

const scenario = mamayev as unknown as Scenario
const COMMITMENT = '7f3ac2e94d0b8a1f5e6c7d8092a4b3c1e0f9d8c7b6a594837261504f3e2d1c0b'

const battle = makeBattle(scenario)
const opening = startState(battle, 'seed')

/** Turn 5 of the battle as it would open if nobody had moved; a few units have suffered. */
const midGame = (): State => {
  const begun = beginBattle(opening)
  const hurt = { K4: { strength: 2, suppressedIn: 4 }, G3: { strength: 3 }, K5: { strength: 3 } }
  const units = Object.fromEntries(
    Object.entries(begun.units).map(([id, unit]) => [
      id,
      { ...unit, ammo: Math.max(0, unit.ammo - (unit.row % 4)), ...(hurt as Record<string, object>)[id] },
    ]),
  ) as State['units']
  return { ...begun, units, turn: 5, phase: 'orders' }
}

const standing = (state: State, side: Side): Sheet => {
  const sheet: Record<string, Sheet[string]> = {}
  for (const unit of Object.values(state.units)) {
    if (unit.side === side && unit.place === 'map')
      sheet[unit.id] = { kind: 'defence', policy: { mode: 'react' } }
  }
  return sheet
}

const head = (lang: Lang, screen: string): MatchHead => ({
  scenario: scenario.id,
  name: scenario.name,
  date: scenario.date,
  turn: screen === 'deploy' || screen === 'curtain-deploy' ? 1 : 5,
  turns: scenario.turns,
  clock: '05:40',
  phase: screen.includes('deploy') ? 'deployment' : screen === 'film' ? 'fire' : 'orders',
  names: { ussr: '', axis: screen === 'curtain-pin' ? (lang === 'ru' ? 'Анна' : 'Anna') : '' },
  sideNames: scenario.sideNames,
  sealed: { ussr: screen.startsWith('curtain'), axis: false },
  reinforcements: [
    { turn: 4, side: 'axis' },
    { turn: 5, side: 'ussr' },
    { turn: 6, side: 'axis' },
  ],
  commitment: COMMITMENT,
  seed: screen === 'result' ? 'c0ffee0042d15ea5e' : null,
  variants: battle.rules,
})

const SCREENS: Readonly<Record<string, Screen>> = {
  start: 'start',
  newGame: 'newGame',
  curtain: 'curtain',
  'curtain-pin': 'curtain',
  'curtain-deploy': 'curtain',
  deploy: 'deploy',
  orders: 'orders',
  answer: 'orders',
  film: 'film',
  report: 'report',
  result: 'result',
}

const played = () => {
  const start = midGame()
  const ussr: Record<string, Sheet[string]> = { ...standing(start, 'ussr') }
  const axis: Record<string, Sheet[string]> = { ...standing(start, 'axis') }
  ussr.K1 = { kind: 'assault', path: ['0804', '0704'] }
  ussr.K2 = { kind: 'manoeuvre', path: ['0803'] }
  ussr.K9 = { kind: 'suppress', aim: { unit: 'G4' } }
  ussr.K8 = { kind: 'defence', policy: { mode: 'fire', target: { unit: 'G3' } } }
  const done = resolveTurn(start, { ussr, axis }, {})
  return { start, events: done.events, state: done.state }
}

const seatFor = (screen: string, lang: Lang) => {
  const deploys = screen === 'deploy'
  const state = deploys ? opening : midGame()
  const view: SideView = viewFor(state, 'ussr')
  const turn = deploys ? null : played()
  const side = 'ussr' as const
  return openSeat({
    side,
    purpose: deploys ? 'deploy' : screen === 'answer' ? 'answer' : 'orders',
    view,
    sheet: {},
    placement: defaultPlacement(opening, side),
    lastSheet: {},
    lastTurn: turn ? linesOf(turn, side, lang).map(({ line }) => line) : [],
    question:
      screen === 'answer'
        ? { id: 'q', side, unit: 'K8', kind: 'openFire', tick: 1260, rule: 'T2.5', options: ['G3', 'G4'] }
        : null,
    lang,
    onDraft: () => undefined,
    onSeal: () => undefined,
    onAnswer: () => undefined,
  })
}

const nothing = (): void => undefined

/** The table at one screen. Language, desk and sound work; the rest stays where it is. */
export const tableAt = (screen: string, lang: Lang, dark: boolean): AppStore => {
  const cards = [tutorial, mamayev].map((each) => cardMaker(each as unknown as Scenario))
  const seat = ['deploy', 'orders', 'answer'].includes(screen) ? seatFor(screen, lang) : null
  const turn = ['film', 'report', 'result'].includes(screen) ? played() : null
  const film = turn
    ? openFilm({ played: turn, lang, speed: 1, at: 0, onSpeed: nothing, onPhase: nothing, onFinish: nothing })
    : null
  const state: AppState = {
    ready: true,
    screen: SCREENS[screen] ?? 'start',
    lang,
    dark,
    sound: false,
    scenarios: cards.map((card) => card(lang)),
    saved: { id: 'x', scenario: scenario.name, turn: 5, turns: 14, next: 'axis', savedAt: '2026-01-01' },
    saveStatus: 'saved',
    savedAt: '05:41:07',
    picked: scenario.id,
    match: head(lang, screen),
    curtain: {
      to: 'axis',
      purpose: screen === 'curtain-deploy' ? 'deploy' : 'orders',
      pin: screen === 'curtain-pin',
      reloads: 0,
    },
    seat: seat?.store ?? null,
    film: screen === 'film' ? (film?.store ?? null) : null,
    report: turn ? reportOf({ start: turn.start, events: turn.events }, lang) : null,
    result:
      screen === 'result'
        ? {
            winner: 'ussr',
            level: 'victory',
            turn: 14,
            causes: [
              { why: 'holds', side: 'ussr', points: 0, detail: { hexes: '0605 0606 0705', n: 3, needs: 3 } },
              { why: 'losses', side: 'axis', points: 7, detail: { percent: 50 } },
              { why: 'lastTurn', side: null, points: 0, detail: { turn: 14 } },
            ],
          }
        : null,
    notice: null,
  }
  const store: AppStore = createStore<AppState & AppActions>()((set, get) => ({
    ...state,
    setLang: (next) => {
      seat?.relabel(next)
      film?.relabel(next)
      set({ lang: next, scenarios: cards.map((card) => card(next)) })
    },
    setDark: (next) => set({ dark: next }),
    setSound: (next) => set({ sound: next }),
    pickScenario: (id) => set({ picked: id, screen: 'newGame' }),
    startGame: nothing,
    toStart: () => set({ screen: 'start' }),
    continueGame: async () => undefined,
    openEnvelope: async (pin) => pin === '' || pin === '1234',
    unseal: nothing,
    exportGame: () => (get().match ? '{}' : null),
    importGame: async () => legal,
    nextTurn: nothing,
    dismissNotice: () => set({ notice: null }),
  }))
  return store
}
