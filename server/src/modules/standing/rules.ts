import type { Span } from '#kernel/period.ts'

const MINUTE_MS = 60_000
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

export interface SessionTime {
  /** Minutes; null for no limit. */
  readonly limit: bigint | null
  readonly usedSeconds: number
  readonly span: Span
}

export interface SessionEnd {
  readonly endsAt?: Date
  readonly overUntil?: Date
}

/** When a session that begins now must end, and until when there is none to begin; both undefined without limits. */
export function sessionEnd(times: readonly SessionTime[], now: Date): SessionEnd {
  const limited = times.flatMap(({ limit, ...one }) =>
    limit === null ? [] : [{ ...one, limitMs: Number(limit) * MINUTE_MS }],
  )
  const over = limited.filter(({ limitMs, usedSeconds }) => usedSeconds * 1000 >= limitMs).map(({ span }) => span.to)
  if (over.length > 0) return { overUntil: latest(over) }

  const ends = limited.map(({ limitMs, usedSeconds, span }) => {
    const end = after(now, limitMs - usedSeconds * 1000)
    // What is left reaches into the next period, which has time of its own.
    return end < span.to ? end : after(span.to, limitMs)
  })
  return ends.length > 0 ? { endsAt: earliest(ends) } : {}
}

const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map((one) => one.getTime())))
const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map((one) => one.getTime())))
