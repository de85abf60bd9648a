import { Fraction } from '@croupier/engine/fraction.ts'
import type { FieldCover } from '@croupier/engine/lottery/family.ts'
import type { TakenOrderLine } from './terms.ts'

/** A decided line as turnover sees it. */
export interface DecidedOrderLine extends TakenOrderLine {
  readonly amount: bigint
  readonly isPush: boolean
}

const COVERED_MOST = new Fraction(7n, 10n)

interface CoveringOrderLine {
  readonly at: number
  readonly cover: FieldCover
}

/**
 * Valid turnover of one player's lines on an issue, in their order (rulebook §0). Of lines on opposite outcomes of a field only the
 * difference counts, on the larger side; who covers more than 70 % of what can happen has none of it counted, be it by one line.
 */
export function turnoverOf(lines: readonly DecidedOrderLine[]): readonly bigint[] {
  const counted = lines.map(({ method, content, amount, isPush }) =>
    isPush || isAbove(method.covered(content), COVERED_MOST) ? 0n : amount,
  )
  const onFields = lines.flatMap(({ method, content }, at) => {
    const cover = method.cover?.(content)
    return cover ? [{ at, cover }] : []
  })
  for (const own of Map.groupBy(onFields, ({ cover }) => cover.field).values()) {
    levelOut(own, counted)
    if (isCovered(own.filter(({ at }) => (counted[at] ?? 0n) > 0n))) for (const { at } of own) counted[at] = 0n
  }
  return counted
}

const isAbove = (one: Fraction, other: Fraction) => !one.atMost(other)

/** Opposite outcomes of a field: one wins exactly where the other does not. */
function levelOut(lines: readonly CoveringOrderLine[], counted: bigint[]): void {
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      if (!isOpposite(one.cover, other.cover)) continue
      const [mine, against] = [counted[one.at] ?? 0n, counted[other.at] ?? 0n]
      const least = mine < against ? mine : against
      counted[one.at] = mine - least
      counted[other.at] = against - least
    }
}

function isOpposite(one: FieldCover, other: FieldCover): boolean {
  for (const outcome of one.outcomes.keys()) if (other.outcomes.has(outcome)) return false
  return waysOf([one, other]) === one.ways
}

/** The ways that are covered by any of these. */
function waysOf(covers: readonly FieldCover[]): bigint {
  const outcomes = new Map(covers.flatMap((cover) => [...cover.outcomes]))
  return [...outcomes.values()].reduce((sum, ways) => sum + ways, 0n)
}

function isCovered(lines: readonly CoveringOrderLine[]): boolean {
  const [first] = lines
  if (!first) return false
  return isAbove(new Fraction(waysOf(lines.map(({ cover }) => cover)), first.cover.ways), COVERED_MOST)
}
