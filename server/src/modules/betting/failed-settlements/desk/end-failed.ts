import type * as contract from '@croupier/contract/console-failed.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandIn } from '../../../brand/brand.ts'
import { derivedId } from '../../../wallet/wallet.ts'
import { namedRow } from '../../desk/named-rows.ts'
import type { FailedRow } from '../store.ts'
import * as store from '../store.ts'
import { settle, retryBet } from '../retry-settlements.ts'

type RetryRequest = Ask<typeof contract.retrySettlement>
type EndRequest = Ask<typeof contract.paySettlement> | Ask<typeof contract.voidSettlement>

/** Retry a settlement now, as it was to end. */
export async function retrySettlement(deps: Deps, ask: RetryRequest): Promise<EmptyReply> {
  const { params, session } = ask
  const before = await inTransaction(deps.db, (tx) => lockWaiting(tx, ask))
  if (!(await retryBet(deps, params.betId, `operator:${session.username}`))) {
    const after = (await store.findFailed(deps.db, [params.betId])).get(params.betId)
    throw new Refusal('settlement_fails', { fill: { reason: after?.reason ?? before.reason } })
  }
  await inTransaction(deps.db, async (tx) => audit(tx, deps, ask, { action: 'settlements.retry', row: before }))
  return {}
}

/** Settle a bet as it was to end, by a transfer that nothing else can stand in the way of. By two people. */
export const paySettlement = (deps: Deps, ask: EndRequest): Promise<EmptyReply> =>
  end(deps, ask, { rule: 'settlement_paid', action: 'settlements.pay' })

/** Return the stake of a bet, whatever was due. By two people. */
export const voidSettlement = (deps: Deps, ask: EndRequest): Promise<EmptyReply> =>
  end(deps, ask, { rule: 'settlement_void', action: 'settlements.void' })

/** By which rule two people end it, and what the audit log calls that. */
interface EndRule {
  readonly rule: 'settlement_paid' | 'settlement_void'
  readonly action: Action
}
type Action = 'settlements.retry' | 'settlements.pay' | 'settlements.void'

async function end(deps: Deps, ask: EndRequest, { rule, action }: EndRule): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockWaiting(tx, ask)
    const shown = await factsOf(tx, deps, row, rule === 'settlement_paid' ? row.payout : row.stake)
    await needTwo(tx, ask.session, { rule, ...shown }, deps.now())
    const as = rule === 'settlement_void' ? { as: 'void' as const } : {}
    const transferId = derivedId(row.betId, `${rule} by the desk`)
    await settle(tx, row, { by: `operator:${ask.session.username}`, now: deps.now(), transferId, ...as })
    await audit(tx, deps, ask, { action, row })
  })
  return {}
}

/** A failed settlement of the brand that still waits, locked: of two operators who end it the second meets what the first has left. */
async function lockWaiting(tx: Tx, { params, session }: RetryRequest | EndRequest): Promise<FailedRow> {
  const row = await store.lockFailed(tx, params.betId)
  if (row?.brandId !== session.brandId) throw new Refusal('not_found')
  if (row.state !== 'waiting') throw new Refusal('bet_not_open')
  return row
}

/** What the second person and the audit log are shown. */
async function factsOf(tx: Tx, deps: Deps, row: FailedRow, amount: bigint) {
  const { decimals } = await brandIn(tx, deps, row.brandId)
  const { account, gameName } = await namedRow(tx, row)
  const text = (units: bigint) => amountText(units, decimals)
  return {
    subject: { type: 'failed_settlement', id: row.betId, name: `${gameName} · ${account}` },
    facts: { game: gameName, account, stake: text(row.stake), due: text(row.payout), payout: text(amount) },
  }
}

interface AuditedAction {
  readonly action: Action
  readonly row: FailedRow
}

async function audit(
  tx: Tx,
  deps: Deps,
  ask: RetryRequest | EndRequest,
  { action, row }: AuditedAction,
): Promise<void> {
  const { subject, facts } = await factsOf(tx, deps, row, action === 'settlements.void' ? row.stake : row.payout)
  const { reason, note } = ask.body
  const change = { subject, before: { state: row.state, attempts: row.attempts }, after: facts, reason, note }
  await record(tx, doerOf(ask), { brandId: row.brandId, action, ...change }, deps.now())
}
