import { timesFloor } from '@croupier/engine/fraction.ts'
import type { Spot } from '@croupier/engine/tables/table-game.ts'

/** A decided bet as turnover sees it. */
export interface DecidedBet {
  readonly spot: Spot
  /** The single stake: what was held beside it is no turnover. */
  readonly stake: bigint
  readonly outcome: 'won' | 'lost' | 'push' | 'half_lost'
}

const own = ({ stake, outcome }: DecidedBet): bigint =>
  outcome === 'push' ? 0n : outcome === 'half_lost' ? timesFloor(stake, 1n, 2n) : stake

const COVERED_PER_CENT = 70

/**
 * Valid turnover of one player's bets on a round, in their order (rulebook §0). Of opposite spots only the difference counts,
 * on the larger side; who covers more than 70 % of what can happen has none of those bets counted.
 */
export function turnoverOf(bets: readonly DecidedBet[]): readonly bigint[] {
  const laid = new Map<string, bigint>()
  for (const bet of bets) laid.set(bet.spot.key, (laid.get(bet.spot.key) ?? 0n) + own(bet))
  const left = new Map<string, bigint>()
  for (const { spot } of bets) {
    const against = spot.opposite === undefined ? 0n : (laid.get(spot.opposite) ?? 0n)
    const mine = laid.get(spot.key) ?? 0n
    left.set(spot.key, mine > against ? mine - against : 0n)
  }
  for (const spots of coveredFields(bets, left)) for (const key of spots) left.set(key, 0n)

  return bets.map((bet) => {
    const rest = left.get(bet.spot.key) ?? 0n
    const counted = own(bet) < rest ? own(bet) : rest
    left.set(bet.spot.key, rest - counted)
    return counted
  })
}

/** The spots of each field of which too much is covered; what its opposite has levelled out covers nothing. */
function coveredFields(bets: readonly DecidedBet[], left: ReadonlyMap<string, bigint>): readonly ReadonlySet<string>[] {
  const covering = bets.flatMap(({ spot }) =>
    spot.covers && (left.get(spot.key) ?? 0n) > 0n ? [{ key: spot.key, ...spot.covers }] : [],
  )
  return [...Map.groupBy(covering, ({ field }) => field).values()]
    .filter((spots) => {
      const outcomes = new Set(spots.flatMap((spot) => spot.outcomes))
      return outcomes.size * 100 > (spots[0]?.of ?? Infinity) * COVERED_PER_CENT
    })
    .map((spots) => new Set(spots.map(({ key }) => key)))
}
