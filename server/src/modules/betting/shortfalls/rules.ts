import type { OwedSum, Shortfall } from './store.ts'

/** What the member still owes. */
const owedOf = ({ amount, collected, writtenOff, reversed }: Shortfall): bigint =>
  amount - collected - writtenOff - reversed

/** How a shortfall becomes less: the column that grows, and the state once nothing is owed. */
const STATES = { collected: 'collected', writtenOff: 'written_off', reversed: 'reversed' } as const

/** A shortfall of which so much less is owed. */
function reduced(shortfall: Shortfall, by: keyof typeof STATES, amount: bigint): Shortfall {
  const owed = owedOf(shortfall)
  if (amount <= 0n || amount > owed)
    throw new Error(`shortfall ${shortfall.id} of ${owed} cannot become ${amount} less`)
  return { ...shortfall, [by]: shortfall[by] + amount, state: amount === owed ? STATES[by] : 'open' }
}

/** A payment that is due to a bet reverses what is owed of it: the shortfalls that this changes, and what is left to pay. */
export function reversedBy(open: readonly Shortfall[], payment: bigint) {
  const changed: Shortfall[] = []
  let left = payment
  for (const shortfall of open) {
    if (left === 0n) break
    const owed = owedOf(shortfall)
    const amount = owed < left ? owed : left
    changed.push(reduced(shortfall, 'reversed', amount))
    left -= amount
  }
  return { changed, left }
}

/** What the house stands in for, as its account says and as the shortfalls say. */
export interface OwedDifference extends OwedSum {
  readonly balance: bigint
}

/** Where the house's account does not owe what members owe. */
export function compareOwed(
  balances: readonly Pick<OwedDifference, 'brandId' | 'asset' | 'balance'>[],
  owed: readonly OwedSum[],
): readonly OwedDifference[] {
  const keyOf = ({ brandId, asset }: { readonly brandId: number; readonly asset: string }) => `${brandId}/${asset}`
  const there = new Map(balances.map((row) => [keyOf(row), row.balance]))
  const due = new Map(owed.map((row) => [keyOf(row), row.owed]))
  return [...new Map([...balances, ...owed].map((row) => [keyOf(row), row]))].flatMap(([key, { brandId, asset }]) => {
    const difference = { brandId, asset, balance: there.get(key) ?? 0n, owed: due.get(key) ?? 0n }
    return difference.balance + difference.owed === 0n ? [] : [difference]
  })
}
