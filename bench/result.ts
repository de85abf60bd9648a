/** How long a bench measures. */
export interface Pace {
  readonly quick: boolean
  readonly runs: number
  /** Of one run of one thing measured. */
  readonly seconds: number
}

/** A figure beside what it must reach. */
export interface Figure {
  readonly measure: string
  /** The median of the runs. */
  readonly value: number
  readonly unit: string
  readonly atLeast?: number
  readonly atMost?: number
  readonly aim?: number
  /** Of every run, in the order of the runs. */
  readonly runs?: readonly number[]
}

export interface Measurement {
  readonly figures: readonly Figure[]
  /** Whatever else a reader may want to know. */
  readonly notes?: readonly string[]
}

/** Measures one thing of the product. Throws when what it measured was not right. */
export type Bench = (pace: Pace) => Promise<Measurement>

/** The middle one; of two middle ones the lower. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

type Bounds = Pick<Figure, 'atLeast' | 'atMost' | 'aim'>

/** A figure from its runs. */
export const figure = (measure: string, unit: string, runs: readonly number[], bounds: Bounds = {}): Figure => ({
  measure,
  value: median(runs),
  unit,
  ...bounds,
  runs,
})

/** Whether the figure is where it must be; undefined where nothing is asked of it. */
export function isReached({ value, atLeast, atMost }: Figure): boolean | undefined {
  if (atLeast === undefined && atMost === undefined) return undefined
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
}
