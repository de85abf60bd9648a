import { STUDIO } from '@croupier/engine/studio-game.ts'
import { inTransaction } from '#kernel/database.ts'
import { type NewBet, placeBets, type Round, settleBets, adjustBets, betsOf } from '#modules/betting/betting.ts'
import { failedSettlements, recordFailedSettlements } from '#modules/betting/failed-settlements/failed-settlements.ts'
import { retryBet } from '#modules/betting/failed-settlements/retry-settlements.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { accountOf, derivedId, houseAccount, spendable, transfer } from '#modules/wallet/wallet.ts'
import { must } from '#kernel/refusal.ts'
import { ago, caseId, type CaseContext, DAY, HOUR, type OpenCase } from './case.ts'
import { arrive, memberOf, people } from './people.ts'

const UNITS = 10_000n

/**
 * A bet at a live table that won and cannot be paid: the ledger has a transfer under the payout's id already, so every try fails until
 * two people pay it by a transfer of its own, or return the stake.
 */
export const failedSettlement: OpenCase = {
  name: 'failed settlement',
  async open(context) {
    const memberId = memberOf(await arrive(context, people.winner, 60 * DAY))
    const then = ago(context, 50)
    const bet = betOf(context, memberId, 'failed settlement', 200n * UNITS)
    await place(context, 50, bet)
    if ((await failedSettlements(then.db, [bet.id])).size > 0) return

    const { brandId, asset } = bet
    const [debit, credit] = [houseAccount(brandId, 'promotion', asset), houseAccount(brandId, 'demo', asset)]
    const taken = { id: derivedId(bet.id, 'payout'), kind: 'adjustment', debit, credit, amount: 1n * UNITS }
    await inTransaction(then.db, async (tx) => {
      for (const verdict of await transfer(tx, [taken], then.now())) must(verdict)
      const failed = { ...bet, settlement: { payout: 390n * UNITS, status: 'won' as const }, gameRecord: {} }
      await recordFailedSettlements(tx, then, [{ ...failed, reason: 'the round could not be settled together' }])
    })
    await retryBet(ago(context, 48), bet.id, 'clock')
  },
}

/** The result of a round is corrected after its winner has staked all of it again: the rest is owed. */
export const shortfall: OpenCase = {
  name: 'shortfall',
  async open(context) {
    const memberId = memberOf(await arrive(context, people.debtor, 9 * DAY))
    const won = betOf(context, memberId, 'corrected', 800n * UNITS)
    await place(context, 4 * HOUR, won)
    const [paidAt, lostAt, correctedAt] = [ago(context, 4 * HOUR - 1), ago(context, 3 * HOUR), ago(context, 2 * HOUR)]
    const before = (await betsOf(paidAt.db, [won.id])).get(won.id)
    if (before?.status === 'open')
      await settle(context, 4 * HOUR - 1, { betId: won.id, payout: 1560n * UNITS, status: 'won' })

    const account = accountOf(memberId, context.brand.currency)
    const funds = (await fundsOf(lostAt.db, [account])).get(account)
    const left = funds === undefined ? 0n : spendable(funds)
    const lost = betOf(context, memberId, 'staked again', left)
    if (left > 0n && !(await betsOf(lostAt.db, [lost.id])).has(lost.id)) {
      await place(context, 3 * HOUR, lost)
      await settle(context, 3 * HOUR - 1, { betId: lost.id, payout: 0n, status: 'lost' })
    }
    const reason = 'The card was read wrongly: the player won, not the banker.'
    const correction = { id: caseId('correction'), betId: won.id, payout: 0n, status: 'lost', reason } as const
    await inTransaction(correctedAt.db, async (tx) => {
      for (const verdict of await adjustBets(tx, [correction], correctedAt.now())) must(verdict)
    })
  },
}

const betOf = ({ brand }: CaseContext, memberId: string, name: string, stake: bigint): NewBet => ({
  id: caseId(`bet ${name}`),
  roundId: caseId(`round ${name}`),
  brandId: brand.id,
  memberId,
  category: 'LIVE',
  vendor: STUDIO,
  gameCode: 'BACCARAT',
  asset: brand.currency,
  stake,
  content: `banker|${stake}`,
})

async function place(context: CaseContext, minutes: number, bet: NewBet): Promise<void> {
  const then = ago(context, minutes)
  const moment = { now: then.now(), rules: playRulesOf(context.brand, then.now()) }
  await inTransaction(then.db, async (tx) => {
    for (const verdict of await placeBets(tx, [bet], [roundOf(bet, moment.now)], moment)) must(verdict)
  })
}

const roundOf = ({ roundId, brandId, category, vendor, gameCode, asset }: NewBet, startedAt: Date): Round => ({
  id: roundId,
  brandId,
  category,
  vendor,
  gameCode,
  asset,
  status: 'open',
  startedAt,
  closedAt: null,
  choices: null,
  events: null,
  rules: null,
  proof: null,
  seedId: null,
})

async function settle(
  context: CaseContext,
  minutes: number,
  end: Parameters<typeof settleBets>[1][number],
): Promise<void> {
  const then = ago(context, minutes)
  await inTransaction(then.db, async (tx) => {
    for (const verdict of await settleBets(tx, [end], then.now())) must(verdict)
  })
}
