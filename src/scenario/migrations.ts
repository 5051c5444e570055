/** Old versions of the file formats, step by step to the one at hand (R18–R21). */

/** One step: the plain value of version n → that of version n + 1. The old value is not touched. */
export type Step = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** Steps of a format by the version that they start from. */
export type Steps = Readonly<Record<number, Step>>

/** No format has had a second version yet. */
export const SCENARIO_STEPS: Steps = {}
export const SAVE_STEPS: Steps = {}
export const ORDERS_STEPS: Steps = {}

/**
 * Brings a plain value from one version to another; null if a step is missing.
 * @throws what a step throws: then the file stays as it is
 */
export const migrate = (
  value: Readonly<Record<string, unknown>>,
  from: number,
  to: number,
  steps: Steps,
): Readonly<Record<string, unknown>> | null => {
  let current = value
  for (let version = from; version < to; version++) {
    const step = steps[version]
    if (!step) return null
    current = { ...step(current), version: version + 1 }
  }
  return current
}
