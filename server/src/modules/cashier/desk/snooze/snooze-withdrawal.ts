import type { ReplyOf } from '@croupier/contract/call.ts'
import type { layWithdrawalAside, takeWithdrawalUp } from '@croupier/contract/console-withdrawals.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { listsReason } from '#modules/brand/reasons/reasons.ts'
import { findWithdrawalForUpdate, type WithdrawalRow } from '../../withdrawals/store.ts'
import { checkClaim } from '../claims.ts'
import { isSnoozed } from '../rules.ts'
import { deleteClaim } from '../store.ts'
import * as store from './store.ts'

const MINUTE_MS = 60_000

/** Lay a withdrawal aside for a check: nobody is handed it before its time is over, and whoever had it is free for the next. */
export async function snoozeWithdrawal(
  deps: Deps,
  ask: Ask<typeof layWithdrawalAside>,
): Promise<ReplyOf<typeof layWithdrawalAside>> {
  const { minutes, reason, note } = ask.body
  if (!listsReason(await brandOf(deps, ask.brandId), 'withdrawals.aside', reason))
    return must(atField('reason', 'invalid'))
  const at = deps.now()
  const aside = { reason, note, by: ask.session.name, at, until: new Date(at.getTime() + minutes * MINUTE_MS) }
  must(await inTransaction(deps.db, (tx) => lay(tx, deps, ask, aside)))
  return { until: aside.until.toISOString() }
}

async function lay(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof layWithdrawalAside>,
  aside: store.Snooze,
): Promise<Verdict<undefined>> {
  const row = await lookedAt(tx, deps, ask)
  if (!row.ok) return row
  const { id, reference } = row.value
  const before = await store.findSnooze(tx, id)
  await store.saveSnooze(tx, id, aside)
  await deleteClaim(tx, id)
  const { reason, note } = aside
  await record(
    tx,
    doerOf(ask),
    {
      brandId: ask.brandId,
      action: 'withdrawals.aside',
      subject: { type: 'withdrawal', id, name: reference },
      before: { until: before?.until ?? null },
      after: { until: aside.until },
      reason,
      note,
    },
    deps.now(),
  )
  return yes(undefined)
}

/** Put one that was laid aside back into the queue before its time. */
export async function unsnoozeWithdrawal(deps: Deps, ask: Ask<typeof takeWithdrawalUp>): Promise<EmptyReply> {
  must(await inTransaction(deps.db, (tx) => take(tx, deps, ask)))
  return {}
}

async function take(tx: Tx, deps: Deps, ask: Ask<typeof takeWithdrawalUp>): Promise<Verdict<undefined>> {
  const row = await lookedAt(tx, deps, ask)
  if (!row.ok) return row
  const { id, reference } = row.value
  const before = await store.findSnooze(tx, id)
  if (!before || !isSnoozed(before.until, deps.now())) return no('withdrawal_not_open')
  await store.deleteSnooze(tx, id)
  await record(
    tx,
    doerOf(ask),
    {
      brandId: ask.brandId,
      action: 'withdrawals.take_up',
      subject: { type: 'withdrawal', id, name: reference },
      before: { until: before.until },
      after: { until: null },
    },
    deps.now(),
  )
  return yes(undefined)
}

/** The withdrawal, locked, where a person still has to decide on it and nobody else is at work on it. */
async function lookedAt(
  tx: Tx,
  deps: Deps,
  { session, brandId, params }: Ask<typeof takeWithdrawalUp> | Ask<typeof layWithdrawalAside>,
): Promise<Verdict<WithdrawalRow>> {
  const row = await findWithdrawalForUpdate(tx, params.withdrawalId)
  if (row?.brandId !== brandId) return no('not_found')
  if (row.state !== 'review') return no('withdrawal_not_open')
  const may = await checkClaim(tx, deps, session, row.id)
  return may.ok ? yes(row) : may
}
