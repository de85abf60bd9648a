import type { ReplyOf } from '@croupier/contract/call.ts'
import type { payWithdrawal as call, payWithdrawals as callMany } from '@croupier/contract/console-withdrawals.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { standingOf } from '#modules/standing/standing.ts'
import { endWithdrawal } from '../withdrawals/end-withdrawal.ts'
import { judgePause } from '../withdrawals/password-pause.ts'
import { findWithdrawalForUpdate, updatePaidByHand, type WithdrawalRow } from '../withdrawals/store.ts'
import { checkClaim } from './claims.ts'
import { asShown } from './rules.ts'
import * as store from './store.ts'

/** Pay what was released, once: the gateway is given it under its own id, or somebody has paid it and has the bank's reference. */
export async function payWithdrawal(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { by, bankReference } = ask.body
  if (by === 'hand' && bankReference.trim() === '') must(atField('bankReference', 'required'))
  must(await inTransaction(deps.db, (tx) => pay(tx, deps, ask)))
  return {}
}

/** Pay several by the gateway, one by one: what cannot be paid leaves the others alone. */
export async function payWithdrawals(deps: Deps, ask: Ask<typeof callMany>): Promise<ReplyOf<typeof callMany>> {
  const [paid, refused]: [string[], ReplyOf<typeof callMany>['refused']] = [[], []]
  const by = { by: 'gateway', bankReference: '', note: ask.body.note } as const
  for (const { id: withdrawalId, expected } of new Map(ask.body.withdrawals.map((each) => [each.id, each])).values()) {
    const body = { ...by, expected }
    const verdict = await inTransaction(deps.db, (tx) => pay(tx, deps, { ...ask, params: { withdrawalId }, body }))
    const reference = (await store.findLine(deps.db, ask.brandId, withdrawalId))?.reference ?? null
    if (verdict.ok) paid.push(withdrawalId)
    else refused.push({ id: withdrawalId, reference, errorCode: verdict.code })
  }
  return { paid, refused }
}

type PaymentAsk = Pick<Ask<typeof call>, 'session' | 'ip' | 'params' | 'body' | 'brandId'>

async function pay(tx: Tx, deps: Deps, ask: PaymentAsk): Promise<Verdict<undefined>> {
  const { session, body, params, brandId } = ask
  const row = await findWithdrawalForUpdate(tx, params.withdrawalId)
  if (row?.brandId !== brandId) return no('not_found')
  const may = await checkClaim(tx, deps, session, row.id)
  if (!may.ok) return may
  if (row.state !== 'approved') return no('withdrawal_not_open')
  const brand = await brandIn(tx, deps, brandId)
  const { decimals } = brand
  const seen = asShown({ amount: amountText(row.amount, decimals), state: row.state }, body.expected)
  if (!seen.ok) return seen
  const payable = await judgePause(tx, deps, { memberId: row.memberId, brand })
  if (!payable.ok) return payable
  // What the gateway is given is looked at on its way; by hand nothing comes after this.
  if (body.by === 'hand' && (await isFrozenSinceRelease(tx, row))) return no('member_frozen')
  if (!(await store.deleteManualPayout(tx, row.id))) return no('withdrawal_not_open')

  const byHand = body.by === 'hand'
  if (byHand) {
    await updatePaidByHand(tx, row.id, body.bankReference.trim())
    await endWithdrawal(tx, deps, row, { state: 'paid', by: `operator:${session.username}` })
  } else await announce(tx, [{ topic: 'withdrawals_approved', brandId, keys: [row.id] }])

  await store.deleteClaim(tx, row.id)
  const amount = amountText(row.rest, decimals)
  const after = byHand ? { state: 'paid', bankReference: body.bankReference.trim() } : { state: 'sending' }
  await record(
    tx,
    doerOf(ask),
    {
      brandId,
      action: 'withdrawals.pay',
      subject: { type: 'withdrawal', id: row.id, name: row.reference },
      before: { state: row.state, amount },
      after: { ...after, amount, by: body.by },
      note: body.note,
    },
    deps.now(),
  )
  return yes(undefined)
}

/** Was the member frozen after somebody released this? Who releases it again has seen the flag. */
const isFrozenSinceRelease = async (tx: Tx, { memberId, flags }: WithdrawalRow): Promise<boolean> =>
  !flags.includes('frozen') && (await standingOf(tx, memberId)).frozen
