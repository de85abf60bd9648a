import type { VendorCode } from '@croupier/contract/vendor-api.ts'
import type { Deps } from '#kernel/deps.ts'

/** A call of a vendor and how it was answered. */
export interface AnsweredCall {
  readonly vendorCode: string
  readonly call: string
  readonly code: VendorCode
  readonly reason: string
  readonly ip: string
  readonly at: Date
}

/** Calls of an hour that were answered alike. */
export interface CallStats {
  readonly vendorCode: string
  readonly hour: Date
  readonly call: string
  readonly code: VendorCode
  readonly reason: string
  readonly calls: number
  readonly lastAt: Date
  readonly lastIp: string
}

const HOUR_MS = 3_600_000
const tallies = new WeakMap<Deps, Map<string, CallStats>>()

function talliesOf(deps: Deps): Map<string, CallStats> {
  const known = tallies.get(deps) ?? new Map<string, CallStats>()
  tallies.set(deps, known)
  return known
}

const keyOf = ({ vendorCode, hour, call, code, reason }: CallStats): string =>
  [vendorCode, hour.getTime(), call, code, reason].join(' ')

/** Count a call; it is written down with the others of these seconds, since a bet waits for no count. */
export function countCall(deps: Deps, { ip, at, ...said }: AnsweredCall): void {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
  const one = { ...said, hour, calls: 1, lastAt: at, lastIp: ip }
  const own = talliesOf(deps)
  const key = keyOf(one)
  own.set(key, { ...one, calls: (own.get(key)?.calls ?? 0) + 1 })
}

/** What was counted since it was last written down, always in the same order. */
export const callStatsOf = (deps: Deps): readonly CallStats[] =>
  [...talliesOf(deps)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)

/** These have been written down; what came meanwhile is still to be. */
export function forgetCallStats(deps: Deps, rows: readonly CallStats[]): void {
  const own = talliesOf(deps)
  for (const row of rows) {
    const key = keyOf(row)
    const left = (own.get(key)?.calls ?? 0) - row.calls
    const now = own.get(key)
    if (left > 0 && now) own.set(key, { ...now, calls: left })
    else own.delete(key)
  }
}
