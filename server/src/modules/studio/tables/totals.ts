import type { SpotStake } from './limits.ts'
import type { BetRow } from './bets/store.ts'
import type { Totals } from './store.ts'

/** What everybody has on a spot, in stored units. */
export const totalOn = (totals: Totals, asset: string, spot: string): bigint =>
  BigInt(totals[asset]?.[spot]?.[0] ?? '0')

export const isPlaced = ({ state }: Pick<BetRow, 'state'>): boolean => state === 'placed'

/** What lies on the spots after the stakes on them have changed: `people` says by how many more or fewer. */
export function withChanges(
  totals: Totals,
  asset: string,
  changes: readonly { readonly spot: string; readonly stake: bigint; readonly people: number }[],
): Totals {
  const of = new Map(Object.entries(totals[asset] ?? {}))
  for (const { spot, stake, people } of changes) {
    const [before = '0', who = 0] = of.get(spot) ?? []
    const after = BigInt(before) + stake
    if (after > 0n) of.set(spot, [String(after), who + people])
    else of.delete(spot)
  }
  return { ...totals, [asset]: Object.fromEntries(of) }
}

/** What a member has lying on a spot, and on the whole round as it was taken. */
export const ownOn = (bets: readonly BetRow[], spot: string): bigint =>
  bets.reduce((sum, bet) => (isPlaced(bet) && bet.spot === spot ? sum + bet.stake : sum), 0n)
export const ownIn = (bets: readonly BetRow[]): bigint =>
  bets.reduce((sum, bet) => (isPlaced(bet) ? sum + bet.held : sum), 0n)

/** The change of the totals by new bets of a member who has these already. */
export function stakesAdded(before: readonly BetRow[], laid: readonly SpotStake[]) {
  const known = new Set(before.filter(isPlaced).map(({ spot }) => spot))
  return laid.map(({ spot, stake }) => {
    const people = known.has(spot.key) ? 0 : 1
    known.add(spot.key)
    return { spot: spot.key, stake, people }
  })
}

/** The change of the totals when a member undoes everything. */
export function stakesRemoved(bets: readonly BetRow[]) {
  const lying = Map.groupBy(bets.filter(isPlaced), ({ spot }) => spot)
  return [...lying].map(([spot, own]) => ({
    spot,
    stake: -own.reduce((sum, { stake }) => sum + stake, 0n),
    people: -1,
  }))
}
