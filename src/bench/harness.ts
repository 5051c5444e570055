/**
 * The bench: a figure is the ratio of our time to a baseline's, both taken in one run, interleaved, since
 * machines differ and are noisy. A checksum of the result goes with it, so that a fast wrong answer fails.
 */

export type Checksum = number | string

/** One piece of work, from start to checksum; the same checksum each time. */
export type Work = () => Checksum | Promise<Checksum>

export type BenchCase = Readonly<{
  name: string
  /** Most that ours ÷ baseline may be. */
  target: number
  /** What we try for. */
  stretch: number
  /**
   * Prepares both works, outside the time taken; throws if they do not do the same.
   * `scale`: how many times the baseline's work ours does, 1 if not given; the ratio is per unit of work.
   */
  run: () => Readonly<{ ours: Work; baseline: Work; scale?: number }>
}>

export type Outcome = Readonly<{
  name: string
  /** Medians, in ms for one call. */
  ours: number
  baseline: number
  /** ours ÷ (baseline × scale) */
  ratio: number
  target: number
  stretch: number
  pass: boolean
  sum: Checksum
}>

const SAMPLES = 15
const RERUNS = 3
/** Shorter samples than this, in ms, measure the clock. */
const SAMPLE_MS = 4

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] as number

/** A work with the checksum that it must keep to, and the calls that make one sample long enough. */
type Runner = { name: string; work: Work; calls: number; sum: Checksum }

const call = async (runner: Runner): Promise<void> => {
  const given = runner.work()
  const sum = typeof given === 'object' ? await given : given
  if (sum !== runner.sum) throw new Error(`${runner.name}: checksum ${sum}, was ${runner.sum}`)
}

/** Time of one call in ms, over one sample. */
const sample = async (runner: Runner): Promise<number> => {
  const before = performance.now()
  for (let i = 0; i < runner.calls; i++) await call(runner)
  return (performance.now() - before) / runner.calls
}

/** Runs until two medians in a row differ by less than 5 %, and finds how many calls make a sample. */
const warmUp = async (name: string, work: Work): Promise<Runner> => {
  const runner: Runner = { name, work, calls: 1, sum: await work() }
  let last = Number.POSITIVE_INFINITY
  for (let round = 0; round < 20; round++) {
    const times = [await sample(runner), await sample(runner), await sample(runner)]
    const now = median(times)
    runner.calls = Math.max(1, Math.ceil(SAMPLE_MS / Math.max(now, 1e-4)))
    if (Math.abs(now - last) < 0.05 * last) break
    last = now
  }
  return runner
}

/**
 * Measures one case: ours and the baseline in turn, 15 samples each.
 * @throws Error if a work gives another checksum than at first
 */
export const measure = async (bench: BenchCase): Promise<Outcome> => {
  const { ours, baseline, scale = 1 } = bench.run()
  const a = await warmUp(`${bench.name} ours`, ours)
  const b = await warmUp(`${bench.name} baseline`, baseline)
  const [timesA, timesB]: [number[], number[]] = [[], []]
  for (let i = 0; i < SAMPLES; i++) {
    timesA.push(await sample(a))
    timesB.push(await sample(b))
  }
  const [mine, theirs] = [median(timesA), median(timesB)]
  const ratio = mine / (theirs * scale)
  const { name, target, stretch } = bench
  return { name, ours: mine, baseline: theirs, ratio, target, stretch, pass: ratio <= target, sum: a.sum }
}

const ms = (time: number): string => `${time.toPrecision(3)}ms`
const share = (ratio: number): string =>
  ratio < 0.5 ? `1/${(1 / ratio).toPrecision(3)}` : ratio.toPrecision(3)

/** One line: name ours baseline ratio target PASS|FAIL checksum. */
export const report = (out: Outcome): string =>
  [
    out.name,
    ms(out.ours),
    ms(out.baseline),
    share(out.ratio),
    `${share(out.target)}(${share(out.stretch)})`,
    out.pass ? (out.ratio <= out.stretch ? 'PASS stretch' : 'PASS') : 'FAIL',
    `sum=${out.sum}`,
  ].join('  ')

/** Measures a case, again after a miss: it fails only if 3 of 3 runs fail. Tells each line to `print`. */
export const runCase = async (bench: BenchCase, print: (line: string) => void): Promise<boolean> => {
  for (let run = 0; run < RERUNS; run++) {
    const out = await measure(bench)
    print(report(out))
    if (out.pass) return true
  }
  return false
}
