import type * as contract from '@croupier/contract/tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import { inTransaction, ConcurrentChangeError } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { cancelBets } from '../../betting/betting.ts'
import { brandOf, currencyOf } from '../../brand/brand.ts'
import { fundsOf } from '../../wallet/balances/balances.ts'
import { accountOf } from '../../wallet/wallet.ts'
import * as slips from './bet-slips/store.ts'
import * as bets from './bets/store.ts'
import { memberRoundOf, type MemberRound } from './view.ts'
import { announceBets } from './betting-record.ts'
import { undoUntil } from './rules.ts'
import { findSeats } from './seats/store.ts'
import * as store from './store.ts'
import { isPlaced, stakesRemoved, withChanges } from './totals.ts'

/** Take everything back that one has on the round, while it takes bets. Asked again it is the same answer. */
export async function undoBets(
  deps: Deps,
  { params, body, session, brandId }: Ask<typeof contract.undoTableBets>,
): Promise<MemberRound> {
  const brand = await brandOf(deps, brandId)
  const { id, roundId } = body
  const { memberId } = session
  const content = `undo|${roundId}`
  return inTransaction(deps.db, async (tx) => {
    const known = (await slips.findBetSlips(tx, [id])).get(id)
    if (known && (known.memberId !== memberId || known.content !== content)) throw new Refusal('id_reused')
    if (known) return known.reply as MemberRound
    const now = deps.now()
    const asked = (await bets.findBetsOf(tx, [memberId], [roundId])).filter(isPlaced)
    const verdicts = await cancelBets(
      tx,
      asked.map((bet) => bet.id),
      now,
    )
    // Behind the lock of the account and then of the round: betting does not end before this commits.
    const round = (await store.holdRounds(tx, [roundId])).get(roundId)
    if (round?.tableId !== params.tableId || round.brandId !== brandId) throw new Refusal('not_found')
    // The same once more at the same time: it is answered by what the other one has written.
    if ((await slips.findBetSlips(tx, [id])).has(id))
      throw new ConcurrentChangeError('the same was asked twice at once')
    const until = undoUntil(round, brand.settings.tables)
    if (round.phase !== 'betting' || until === null || deps.now() >= until) throw new Refusal('bets_closed')
    for (const verdict of verdicts) must(verdict)

    const own = await bets.findBetsOf(tx, [memberId], [roundId])
    const taken = new Set(asked.map((bet) => bet.id))
    const after = own.map((bet) =>
      taken.has(bet.id) ? { ...bet, state: 'undone' as const, payout: bet.held, decidedAt: now } : bet,
    )
    const lying = own.filter((bet) => taken.has(bet.id) && isPlaced(bet))
    const [first] = lying
    const totals = first ? withChanges(round.totals, first.asset, stakesRemoved(lying)) : round.totals
    const account = accountOf(memberId, currencyOf(brand, session.agentType))
    const left = (await fundsOf(tx, [account])).get(account)
    const seats = (await findSeats(tx, [round.tableId])).filter((seat) => seat.memberId === memberId)
    const reply: MemberRound = {
      roundId,
      ...memberRoundOf(after, [], seats),
      balance: amountText(left?.available ?? 0n, brand.decimals),
    }
    await bets.decideBets(
      tx,
      after.filter((bet) => taken.has(bet.id)),
    )
    const people = round.people - (first && !after.some(isPlaced) ? 1 : 0)
    await bets.saveTotals(tx, [{ id: roundId, totals, people }])
    await slips.insertBetSlips(tx, [{ id, memberId, roundId, content, reply }], now)
    await announceBets(tx, [round], [{ brandId, memberId }])
    return reply
  })
}
