/** T5.12: an order in the making, laid out mounted or on foot. */
import type { SideView } from '../../engine/tactical/model'
import type { MountState } from '../../engine/tactical/orders'
import { asMounted } from '../../engine/tactical/rules/mounts'
import { illegal, legal, type Verdict } from '../../kernel/verdict'
import type { Draft } from '../api'
import type { Seating } from './desk'
import { isPathKind } from './needs'

/** The view with the unit as the order in the making has it go. */
export const asDrafted = (view: SideView, { unit: id, mount }: Pick<Draft, 'unit' | 'mount'>): SideView => {
  const unit = view.units[id]
  const then = unit && asMounted(unit, mount)
  return then === undefined || then === unit ? view : { ...view, units: { ...view.units, [id]: then } }
}

/** Mounts or dismounts the unit whose path is being laid: the path begins anew. */
export const ride = ({ desk, put, input }: Seating, mount: MountState): Verdict => {
  const { draft } = desk()
  if (!draft || !isPathKind(draft.kind)) return illegal('noDraft', 'T2.1')
  if (input.view.units[draft.unit]?.mount === null) return illegal('mountsUnfit', 'T5.12')
  put({ draft: { ...draft, mount, path: [], preview: null }, said: null })
  return legal
}
