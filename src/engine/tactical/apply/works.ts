/** Works, mines, bridges and smoke. */
import { cellOf, edgeKey, type Hex } from '../../../kernel/hex'
import type { Minefield } from '../model'
import { type Draft, type Of, patch, unitOf } from './draft'

/** [H] T13.7.a Of two screens in one hex the later one counts. */
export const smokeLaid = (draft: Draft, event: Of<'smokeLaid'>): void => {
  patch(draft, event.unit, { ammo: unitOf(draft, event.unit).ammo - event.ammo, fired: true })
  const others = draft.works.smoke.filter(({ hex }) => hex !== event.hex)
  draft.works = { ...draft.works, smoke: [...others, { hex: event.hex, until: event.until }] }
}

export const trenchDug = (draft: Draft, event: Of<'trenchDug'>): void => {
  const trenches = [...draft.works.trenches, { hex: event.hex, face: event.face }]
  draft.works = { ...draft.works, trenches }
  patch(draft, event.unit, { task: null })
}

export const edgeCleared = (draft: Draft, { work, hex, face }: Of<'edgeCleared'>): void => {
  const { grid } = draft.battle
  const edge = edgeKey(grid, cellOf(grid, hex), face)
  const list = work === 'wire' ? 'wire' : 'obstacles'
  draft.works = { ...draft.works, [list]: draft.works[list].filter((each) => each !== edge) }
}

/** T10.3: found or entered, a field is known to both. */
export const minefield = (draft: Draft, event: Of<'minefield'>): void => {
  const { what, hex, mines: kind, owner } = event
  const { mines } = draft.works
  const isIt = (field: Minefield): boolean =>
    field.hex === hex && field.kind === kind && field.owner === owner
  const next =
    what === 'laid'
      ? [...mines, { hex, kind, owner, found: false }]
      : what === 'found' || what === 'entered'
        ? mines.map((field) => (isIt(field) ? { ...field, found: true } : field))
        : mines.filter((field) => !isIt(field))
  draft.works = { ...draft.works, mines: next }
}

/** T9.8: the bridge of the battle in these hexes, else the pontoon there; at 0 a pontoon is gone. */
export const bridgeHit = (draft: Draft, { hexes, left }: Of<'bridgeHit'>): void => {
  const { battle, works } = draft
  const hex = hexes[0] as Hex
  const index = battle.bridgeAt[cellOf(battle.grid, hex)] ?? -1
  if (index >= 0 && (works.bridges[index] ?? 0) > 0)
    draft.works = { ...works, bridges: works.bridges.map((strength, i) => (i === index ? left : strength)) }
  else {
    const pontoons = (works.pontoons ?? []).flatMap((each) =>
      each.hex !== hex ? [each] : left > 0 ? [{ hex, strength: left }] : [],
    )
    draft.works = { ...works, pontoons }
  }
}

export const edgeSet = (draft: Draft, { work, hex, face }: Of<'edgeSet'>): void => {
  const { grid } = draft.battle
  const edges = work === 'wire' ? 'wire' : 'obstacles'
  const key = edgeKey(grid, cellOf(grid, hex), face)
  draft.works = { ...draft.works, [edges]: [...draft.works[edges], key] }
}
