import { percentile } from './result.ts'

export interface CallerLoad {
  readonly callers: number
  readonly seconds: number
  readonly call: () => Promise<unknown>
}

export interface CallFigures {
  readonly calls: number
  readonly perSecond: number
  /** Milliseconds from asking to the answer. */
  readonly p50: number
  readonly p99: number
}

/** So many callers, each asking again as soon as it is answered. */
export async function drive({ callers, seconds, call }: CallerLoad): Promise<CallFigures> {
  const took: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000

  async function caller(): Promise<void> {
    for (let asked = performance.now(); asked < until;) {
      await call()
      const answered = performance.now()
      took.push(answered - asked)
      asked = answered
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))

  const elapsed = (performance.now() - begun) / 1000
  return {
    calls: took.length,
    perSecond: took.length / elapsed,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  }
}
