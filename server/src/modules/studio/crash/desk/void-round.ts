import type * as contract from '@croupier/contract/console-crash.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { notifyTable } from '../decide-bet.ts'
import { waitTurn } from '../store.ts'
import * as store from './store.ts'

/** End a shared round in whichever phase it is: whoever advances it returns what is neither paid nor lost. By two people. */
export async function voidCrashRound(deps: Deps, ask: Ask<typeof contract.voidCrashRound>): Promise<EmptyReply> {
  const { params, session, body } = ask
  const brand = await brandOf(deps, session.brandId)
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    // Whoever advances the round is either done with what it began, or finds it ended.
    await waitTurn(tx, brand.id)
    const round = await store.lockRound(tx, params.roundId)
    if (round?.brandId !== brand.id) throw new Refusal('not_found')
    if (round.settledAt !== null || round.phase === 'void') throw new Refusal('round_closed')
    const counted = (await store.countBets(tx, [round.id], brand.currency)).get(round.id)
    const subject = { type: 'crash_round', id: round.id, name: `CRASH ${round.number}` }
    const stake = amountText(counted?.openStake ?? 0n, brand.decimals)
    const facts = { phase: round.phase, bets: counted?.open ?? 0, stake }
    await needTwo(tx, session, { rule: 'crash_round_void', subject, facts }, now)

    await store.voidRound(tx, round.id, now)
    const { reason, note } = body
    const change = { subject, before: { phase: round.phase }, after: { ...facts, phase: 'void' }, reason, note }
    await record(tx, doerOf(ask), { brandId: brand.id, action: 'crash.void', ...change }, now)
    notifyTable(tx, brand.id)
  })
  return {}
}
