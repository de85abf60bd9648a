import type * as contract from '@croupier/contract/crash.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { cancelBets } from '../../betting/betting.ts'
import { announceMembers, notifyTable } from './decide-bet.ts'
import { type OwnBet, ownBet } from './view.ts'
import * as store from './store.ts'

/** Take a bet back before its round starts. Asked again it is the same answer. */
export async function cancelBet(
  deps: Deps,
  { params, session, brandId }: Ask<typeof contract.cancelCrashBet>,
): Promise<OwnBet> {
  const { betId } = params
  return inTransaction(deps.db, async (tx) => {
    const asked = (await store.findBets(tx, [betId])).get(betId)
    if (asked?.memberId !== session.memberId || asked.brandId !== brandId) throw new Refusal('not_found')
    if (asked.state === 'cancelled') return ownBet(asked)

    const now = deps.now()
    const [verdict] = await cancelBets(tx, [betId], now)
    // Behind the lock of the account: nobody else decides the bet; and the round does not start before this commits.
    const round = (await store.holdRounds(tx, [asked.roundId])).get(asked.roundId)
    const bet = (await store.findBets(tx, [betId])).get(betId) ?? asked
    if (bet.state === 'cancelled') return ownBet(bet)
    if (bet.state !== 'placed' || round?.phase !== 'betting' || deps.now() >= round.startsAt)
      throw new Refusal('bets_closed')
    const cancelled = verdict && must(verdict)
    const after: store.BetRow = {
      ...bet,
      state: 'cancelled',
      payout: bet.stake,
      balance: cancelled?.balanceAfter ?? bet.balance,
      decidedAt: now,
    }
    await store.endBets(tx, 'placed', [after])
    await announceMembers(tx, brandId, [session.memberId])
    notifyTable(tx, brandId)
    return ownBet(after)
  })
}
