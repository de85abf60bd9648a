import { prizeOf } from '@croupier/engine/lottery/price.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { inParts } from '#kernel/in-parts.ts'
import { notify } from '#kernel/notifications.ts'
import { announce } from '#kernel/outbox.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import { closeRounds } from '../../betting/betting.ts'
import { endBets, type MemberEnd } from '../../betting/endings/endings.ts'
import { recordFailedSettlements } from '../../betting/failed-settlements/failed-settlements.ts'
import { recordSharedRound } from '../../betting/shared-rounds/shared-rounds.ts'
import { allBrands } from '../../brand/brand.ts'
import { findStopping, saveEndedBy, waitsForEarlier } from '../chases/store.ts'
import { roundIdOf } from '../orders/command.ts'
import { oddsFrom, takenLine } from '../terms.ts'
import { turnoverOf } from '../turnover.ts'
import * as store from './store.ts'

/** So many lines are settled at once, give or take the last member's. */
const LINES_AT_ONCE = 2000

/**
 * Settle all issues that are drawn; chases that a win stops are ended by who hears of it. However many do it at once, and wherever one is
 * killed.
 */
export async function settleIssues(deps: Deps): Promise<void> {
  const issues = await store.findUnsettled(deps.db)
  await runIsolated(deps, issues, (issue) => settleIssue(deps, issue))
}

/** How a line ends. */
export interface OrderLineEnd extends MemberEnd {
  readonly line: store.WaitingOrderLine
}

/** Part by part: each is ended in the book, then noted with its orders; what is ended twice stays as it is. */
async function settleIssue(deps: Deps, issue: store.DrawnRow): Promise<void> {
  // A chase goes on in the order of its issues; the next pass comes back to this one.
  if (await waitsForEarlier(deps.db, issue.id)) return
  const next = (after: string | null) => store.findWaiting(deps.db, issue.id, after, LINES_AT_ONCE)
  for (let part = await next(issue.settledTo); part.length > 0; part = await next(part.at(-1)?.memberId ?? null))
    await settlePart(deps, issue, part)
  await endIssue(deps, issue)
}

async function settlePart(deps: Deps, issue: store.DrawnRow, part: readonly store.WaitingOrderLine[]): Promise<void> {
  const ends = endsOf(issue, part)
  await inParts(deps.db, ends, {
    async work(tx, some) {
      if (!(await store.isDrawn(tx, issue.id))) return
      const refused = await endBets(tx, some, deps.now())
      // Made void meanwhile, which ends those that were paid here, too.
      if (refused.length > 0 && (await store.isDrawn(tx, issue.id))) throw new Refusal('bet_not_open')
      await announceMembers(tx, issue.lottery, some)
    },
    setAside: (tx, { line, ...settlement }, reason) =>
      recordFailedSettlements(tx, deps, [
        {
          ...line,
          roundId: roundIdOf(issue.id, line.brandId, line.asset),
          gameCode: issue.lottery,
          stake: line.amount,
          settlement,
          gameRecord: null,
          reason,
        },
      ]),
  })
  await inTransaction(deps.db, (tx) => savePart(tx, issue, part, ends))
}

/** Note how the orders of a part ended, and which chases stop with it. */
async function savePart(
  tx: Tx,
  issue: store.DrawnRow,
  part: readonly store.WaitingOrderLine[],
  lines: readonly OrderLineEnd[],
): Promise<void> {
  const ends = [...Map.groupBy(lines, ({ line }) => line.orderId)].map(([orderId, own]): store.OrderEnd => {
    const prize = own.reduce((sum, { payout }) => sum + payout, 0n)
    return { orderId, state: prize > 0n ? 'won' : 'lost', prize }
  })
  const upTo = part.at(-1)?.memberId ?? store.NOBODY
  if (!(await store.savePart(tx, { issueId: issue.id, upTo, ends }))) return
  const won = ends.filter(({ state }) => state === 'won').map(({ orderId }) => orderId)
  const stopping = won.length === 0 ? [] : await findStopping(tx, won)
  if (stopping.length === 0) return
  await saveEndedBy(tx, stopping, 'win')
  const [first] = lines
  if (first) await announce(tx, [{ topic: 'chases_stopped', brandId: first.line.brandId, keys: stopping }])
}

/** How lines end by the numbers: those of a member together, because turnover follows from all of them. */
export function endsOf(
  { family, numbers, lottery }: Pick<store.DrawnRow, 'family' | 'numbers' | 'lottery'>,
  part: readonly store.WaitingOrderLine[],
): readonly OrderLineEnd[] {
  if (!numbers) throw new Error(`an issue of ${lottery} is settled without numbers`)
  return [...Map.groupBy(part, ({ memberId, asset }) => `${memberId} ${asset}`).values()].flatMap((own) => {
    const judged = own.map((line) => {
      const taken = takenLine(family, line)
      const payout = prizeOf(taken.method, { ...line, content: taken.content, odds: oddsFrom(line.odds) }, numbers)
      const tiers = payout > 0n ? [...taken.method.hits(taken.content, numbers).keys()] : []
      const isPush =
        tiers.length > 0 && tiers.every((key) => taken.method.tiers.find((tier) => tier.key === key)?.isPush)
      return { ...taken, line, payout, isPush, amount: line.amount }
    })
    const turnover = turnoverOf(judged)
    return judged.map(({ line, payout, isPush }, at): OrderLineEnd => ({
      line,
      betId: line.id,
      memberId: line.memberId,
      payout,
      status: payout === 0n ? 'lost' : isPush ? 'push' : 'won',
      turnover: turnover[at] ?? 0n,
    }))
  })
}

/** Every line has its end: rounds of all brands are closed with the numbers. */
async function endIssue(deps: Deps, issue: store.DrawnRow): Promise<void> {
  const brands = await allBrands(deps)
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    if (!(await store.saveSettled(tx, issue.id, now))) return
    const roundIds = brands.flatMap(({ id, currency }) =>
      [currency, 'FUN'].map((asset) => roundIdOf(issue.id, id, asset)),
    )
    for (const closed of await closeRounds(tx, roundIds, 'closed', now)) must(closed)
    for (const roundId of roundIds)
      await recordSharedRound(tx, { roundId, events: [{ kind: 'numbers', numbers: issue.numbers }], proof: null })
    await notify(
      tx,
      brands.map(({ id }) => ({ topic: 'draw_changed', brandId: id, keys: [issue.lottery] })),
    )
  })
}

/** Pages of these members read their balances and orders again. */
async function announceMembers(tx: Tx, lottery: string, ends: readonly OrderLineEnd[]): Promise<void> {
  const brands = Map.groupBy(ends, ({ line }) => line.brandId)
  await announce(
    tx,
    [...brands].flatMap(([brandId, own]) => {
      const keys = [...new Set(own.map(({ memberId }) => memberId))]
      return [
        { topic: 'balances_changed', brandId, keys },
        { topic: 'rounds_settled', brandId, keys: [lottery] },
      ]
    }),
  )
}
