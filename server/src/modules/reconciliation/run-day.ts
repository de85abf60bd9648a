import type { ReplyOf } from '@croupier/contract/call.ts'
import type { reconcileDay as call } from '@croupier/contract/console-reconciliation.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { isDay } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { reconcileDay, type Statements, statementsOf } from './reconcile-day.ts'
import * as store from './store.ts'

/** Reconcile a day on an operator's request. A day that has not begun is refused. */
export async function runDay(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const { day } = ask.params
  if (!isDay(day) || day > deps.now().toISOString().slice(0, 10)) throw new Refusal('not_found')
  const statements = await statementsOf(deps, day).catch((error: unknown) => {
    deps.log.warn({ err: error, requestId: ask.requestId, day }, 'the payment company gave no statement')
  })
  if (!statements) throw new Refusal('payment_unavailable')
  return inTransaction(deps.db, (tx) => run(tx, deps, ask, statements))
}

async function run(tx: Tx, deps: Deps, ask: Ask<typeof call>, statements: Statements): Promise<ReplyOf<typeof call>> {
  const { session, brandId, params, body } = ask
  const { day } = params
  const { run: id } = await reconcileDay(tx, deps, { day, by: `operator:${session.username}`, statements })
  const found = await store.countOfDay(tx, brandId, day)
  const subject = { type: 'reconciliation', id, name: day }
  await record(tx, doerOf(ask), { brandId, action: 'reconciliation.run', subject, after: found, ...body }, deps.now())
  return { found: found.open }
}
