/** T10.3, T8.7: what a viewer is told of mines and works, and by whose hand. */
import type { Hex } from '../../../kernel/hex'
import type { Event } from '../events'
import type { MineKind, Side, State } from '../model'
import { type Eye, UNSEEN } from './eye'

type WorksEvent = Extract<
  Event,
  {
    kind:
      | 'edgeCleared'
      | 'bridgeHit'
      | 'pontoonBuilt'
      | 'minefield'
      | 'mineTested'
      | 'sealing'
      | 'bunkerBlown'
  }
>

type Field = Readonly<{ hex: Hex; mines: MineKind; owner: Side }>

const knownIn = ({ battle, works }: State, { hex, mines, owner }: Field): boolean =>
  battle.rules.fogOfWar === 'none' ||
  works.mines.some((mine) => mine.hex === hex && mine.kind === mines && mine.owner === owner && mine.found)

/** T10.3: the owner knows his fields, the enemy those that were found or entered. */
const knowsField = ({ viewer, before, after }: Eye, field: Field): boolean =>
  field.owner === viewer || knownIn(before, field) || knownIn(after, field)

/** Does the viewer know of a minefield of this kind in the hex, whoever laid it? */
export const knowsMines = (eye: Eye, hex: Hex): boolean =>
  eye.before.works.mines.some(
    (mine) => mine.hex === hex && knowsField(eye, { hex, mines: mine.kind, owner: mine.owner }),
  )

/** Works lie open; who is hidden or out of sight at them is not named. */
const byHand = <E extends WorksEvent>(event: E, eye: Eye): E =>
  eye.knows(event.unit) ? event : { ...event, unit: UNSEEN }

export const worksFor = (event: WorksEvent, eye: Eye): Event | null => {
  switch (event.kind) {
    // [H] T10.2.b: fire that broke mines tells of none that were unknown.
    case 'minefield':
      return knowsField(eye, event) ? byHand(event, eye) : null
    case 'mineTested':
      return eye.knew(event.unit) ? event : null
    case 'sealing':
      return eye.knows(event.target) ? byHand(event, eye) : null
    case 'bunkerBlown':
      return eye.knows(event.bunker) ? byHand(event, eye) : null
    case 'edgeCleared':
    case 'bridgeHit':
    case 'pontoonBuilt':
      return byHand(event, eye)
    default:
      return event satisfies never
  }
}
