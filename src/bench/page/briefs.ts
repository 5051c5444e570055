/** Counters and empty scenes in few words, for pages to look at. */
import type { CounterPicture, CounterState, Scene, SideId } from '../../store/scene'

type Brief = Readonly<{
  id: string
  symbol?: string
  tag?: string
  code: string
  hex: string
  str: number
  max: number
  ammo: number
  steady: number
  states?: readonly CounterState[]
  facing?: NonNullable<CounterPicture['facing']>
  platoon?: true
}>

export const counters = (side: SideId, briefs: readonly Brief[]): readonly CounterPicture[] =>
  briefs.map(
    ({
      id,
      symbol = 'infantry',
      tag = '',
      code,
      hex,
      str,
      max,
      ammo,
      steady,
      states = [],
      facing,
      platoon,
    }) => ({
      id,
      side,
      hex,
      symbol,
      code,
      tag,
      strength: str,
      full: max,
      ammo,
      steadiness: steady,
      states,
      selected: false,
      target: false,
      ...(facing ? { facing } : {}),
      echelon: platoon ? ('platoon' as const) : ('company' as const),
    }),
  )

export const bare = (map: Scene['map']): Scene => ({
  map,
  works: { trenches: [], wire: [], obstacles: [], mines: [] },
  objectives: [],
  zones: [],
  counters: [],
  arrows: [],
  smoke: [],
  sight: null,
  selectedHex: null,
  cursorHex: null,
  actors: null,
})

export const two = (n: number): string => String(n).padStart(2, '0')
