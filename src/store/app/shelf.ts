/** The battles that ship, read once; one that does not come whole is left out and told of. */
import type { Scenario } from '../../engine/tactical/scenario'
import { shippedScenario } from '../../scenario/shipped'
import type { Lang, Said, ScenarioCard } from '../api'
import { cardMaker } from '../cards'
import { type AppDeps, said } from './deps'

export type Shelf = Readonly<{
  load: () => Promise<Said | null>
  cards: (lang: Lang) => readonly ScenarioCard[]
  battle: (id: string) => Scenario | null
}>

type Battle = Readonly<{ scenario: Scenario; card: (lang: Lang) => ScenarioCard }>

export const openShelf = ({ battles, loadScenario }: Pick<AppDeps, 'battles' | 'loadScenario'>): Shelf => {
  let all: readonly Battle[] = []

  const read = async (id: string): Promise<Battle | Said> => {
    try {
      const scenario = shippedScenario(await loadScenario(id))
      return { scenario, card: cardMaker(scenario) }
    } catch {
      return said('battleNotLoaded', { file: id })
    }
  }
  return {
    load: async () => {
      try {
        const found = await Promise.all((await battles()).map(read))
        all = found.filter((each): each is Battle => 'card' in each)
        return found.find((each): each is Said => 'key' in each) ?? null
      } catch {
        return said('battlesNotLoaded')
      }
    },
    cards: (lang) => all.map(({ card }) => card(lang)),
    battle: (id) => all.find(({ scenario }) => scenario.id === id)?.scenario ?? null,
  }
}
