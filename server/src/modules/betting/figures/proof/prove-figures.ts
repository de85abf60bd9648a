import type { Day } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '../../../brand/brand.ts'
import { paidInJournals } from '../../../wallet/transfers/transfers.ts'
import * as store from './store.ts'

/** A day on which the figures are not what they are counted from. */
export interface FigureFault {
  readonly brandId: number
  readonly day: Day
  readonly text: string
}

/** How bets pay: what the ledger has under these names belongs to a bet, which is its journal. */
const PAYMENTS = ['payout', 'cash_out', 'jackpot', 'stake_returned', 'adjustment', 'shortfall', 'shortfall_reversed']

/** Where a member could not give back what a bet had paid, the house did. */
const RECLAIMS = ['shortfall']

/**
 * Prove the figures since a moment, or all of them: each against the bets and their corrections, and what bets paid on each day against
 * the ledger. Answers the days that differ, the first one first. Changes nothing; bets go on meanwhile.
 */
export async function proveFigures(deps: Deps, since?: Date): Promise<readonly FigureFault[]> {
  const clocks = await allBrands(deps)
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const days = await store.findFaults(tx, clocks, since)
      const said = await store.sumPaid(tx, clocks, since)
      const booked = await paidInJournals(tx, clocks, {
        kinds: PAYMENTS,
        reclaims: RECLAIMS,
        since: since ?? new Date(0),
      })
      return [...days.map(faultOf), ...differences(said, booked)].toSorted((one, other) =>
        one.day < other.day ? -1 : one.day > other.day ? 1 : one.brandId - other.brandId,
      )
    })
}

const faultOf = ({ brandId, day, figures }: store.DayFault): FigureFault => ({
  brandId,
  day,
  text: `figures of brand ${brandId} on ${day}: ${figures} are not what its bets say`,
})

/** What bets say that they paid, and what the ledger says. */
function differences(said: readonly store.PaidDay[], booked: readonly store.PaidDay[]): readonly FigureFault[] {
  const keyOf = ({ brandId, asset, day }: store.PaidDay) => `${brandId}/${asset}/${day}`
  const [ours, theirs] = [said, booked].map((rows) => new Map(rows.map((row) => [keyOf(row), row.paid])))
  const days = new Map([...said, ...booked].map((row) => [keyOf(row), row]))
  return [...days].flatMap(([key, { brandId, asset, day }]) => {
    const [bets = 0n, ledger = 0n] = [ours?.get(key), theirs?.get(key)]
    if (bets === ledger) return []
    const text = `bets of brand ${brandId} on ${day}: they paid ${bets} ${asset} in stored units, the ledger says ${ledger}`
    return [{ brandId, day, text }]
  })
}
