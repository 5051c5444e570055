import type { Side } from '../engine/tactical/model'

/** The order in which the screens name the sides. */
export const SIDES_IN_ORDER: readonly Side[] = ['ussr', 'axis']
