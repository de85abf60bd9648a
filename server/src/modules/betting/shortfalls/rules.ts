import type { OwedSum, Shortfall } from './store.ts'

/** What the member still owes. */
export const owedOf = ({ amount, collected, writtenOff, reversed }: Shortfall): bigint =>
  amount - collected - writtenOff - reversed

/** How much of it can be collected from who can spend so much. */
export const collectible = (owed: bigint, left: bigint): bigint => (owed < left ? owed : left)

/** How a shortfall becomes less: the column that grows, and the state once nothing is owed. */
const STATES = { collected: 'collected', writtenOff: 'written_off', reversed: 'reversed' } as const

/** A shortfall of which so much less is owed. */
export function reduced(shortfall: Shortfall, by: keyof typeof STATES, amount: bigint): Shortfall {
  const owed = owedOf(shortfall)
  if (amount <= 0n || amount > owed)
    throw new Error(`shortfall ${shortfall.id} of ${owed} cannot become ${amount} less`)
  return { ...shortfall, [by]: shortfall[by] + amount, state: amount === owed ? STATES[by] : 'open' }
}

/** What a payment to a bet comes to, of which something is owed or was written off. */
export interface Reversal {
  readonly changed: readonly Shortfall[]
  /** Of what was still owed. */
  readonly reversed: bigint
  /** Of what the house had written off: the member has it already. */
  readonly restored: bigint
  /** What the member is paid. */
  readonly left: bigint
}

/** A payment that is due to a bet reverses first what is owed of it, and then what was written off. */
export function reversalOf(shortfalls: readonly Shortfall[], payment: bigint): Reversal {
  const changed: Shortfall[] = []
  const amounts = { open: 0n, writtenOff: 0n }
  let left = payment
  for (const shortfall of [...shortfalls.filter(isOpen), ...shortfalls.filter((one) => !isOpen(one))]) {
    const [part, most] = isOpen(shortfall)
      ? (['open', owedOf(shortfall)] as const)
      : (['writtenOff', shortfall.writtenOff] as const)
    const amount = most < left ? most : left
    if (amount === 0n) continue
    changed.push(part === 'open' ? reduced(shortfall, 'reversed', amount) : restored(shortfall, amount))
    amounts[part] += amount
    left -= amount
  }
  return { changed, reversed: amounts.open, restored: amounts.writtenOff, left }
}

const isOpen = ({ state }: Shortfall): boolean => state === 'open'

/** A shortfall of which the house no longer bears so much. */
function restored(shortfall: Shortfall, amount: bigint): Shortfall {
  const writtenOff = shortfall.writtenOff - amount
  const state = writtenOff === 0n ? 'reversed' : shortfall.state
  return { ...shortfall, writtenOff, reversed: shortfall.reversed + amount, state }
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
