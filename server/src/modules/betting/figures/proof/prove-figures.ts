import { type Day, dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '../../../brand/brand.ts'
import { paidInJournals } from '../../../wallet/transfers/transfers.ts'
import type { Clocks } from '../counting/store.ts'
import { findContestFaults } from '../../contests/store.ts'
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
  const [clocks, now] = [await allBrands(deps), deps.now()]
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const days = await store.findFaults(tx, clocks, since)
      const below = await store.findHierarchyFaults(tx, clocks, since)
      const recent = await store.findRecentFaults(tx, clocks, since)
      const together = await store.findSlotFaults(tx, clocks, since)
      const players = await store.findPlayerFaults(tx, clocks, since)
      const returns = await store.findReturnFaults(tx, clocks, since)
      const open = todays(await store.findOpenFaults(tx), clocks, now)
      const contests = todays(await findContestFaults(tx), clocks, now)
      const said = await store.sumPaid(tx, clocks, since)
      const booked = await paidInJournals(tx, clocks, {
        kinds: PAYMENTS,
        reclaims: RECLAIMS,
        since: since ?? new Date(0),
      })
      return [
        ...days.map(faultOf('are not what its bets say')),
        ...below.map(faultOf('of all below somebody are not what theirs say')),
        ...recent.map(faultOf('of five minutes are not what its bets say')),
        ...together.map(faultOf('of all together in five minutes are not what their bets say')),
        ...players.map(faultOf('of who played are not what their bets say')),
        ...returns.map(faultOf('of what games gave back are not what its bets say')),
        ...open.map(faultOf('of what waits are not what its bets say')),
        ...contests.map(faultOf('of contests are not what their bets say')),
        ...differences(said, booked),
      ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.brandId - other.brandId))
    })
}

const faultOf =
  (what: string) =>
  ({ brandId, day, figures }: store.DayFault): FigureFault => ({
    brandId,
    day,
    text: `figures of brand ${brandId} on ${day}: ${figures} ${what}`,
  })

/** What waits and who leads have no day: they differ today. */
function todays(faults: readonly Omit<store.DayFault, 'day'>[], clocks: Clocks, now: Date): readonly store.DayFault[] {
  const zones = new Map(clocks.map(({ id, timeZone }) => [id, timeZone]))
  return faults.map((fault) => ({
    ...fault,
    day: dayOf(now, zones.get(fault.brandId) ?? 'UTC'),
  }))
}

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
