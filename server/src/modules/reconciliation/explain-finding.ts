import type { explainFinding as call } from '@croupier/contract/console-reconciliation.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import * as store from './store.ts'

export interface Explanation {
  readonly id: string
  /** operator:NAME. */
  readonly by: string
  readonly note: string
}

/** Say how a difference came about; it is looked at no more, and nobody explains it again. */
export async function explainFinding(deps: Deps, explanation: Explanation): Promise<void> {
  must(await inTransaction(deps.db, (tx) => explain(tx, deps, explanation)))
}

/** The same in the console: of one's own brand, or of none that is known, and recorded. */
export async function explainAtDesk(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  must(await inTransaction(deps.db, (tx) => explainRecorded(tx, deps, ask)))
  return {}
}

async function explain(tx: Tx, deps: Deps, { id, by, note }: Explanation): Promise<Verdict<undefined>> {
  const row = await store.findFindingForUpdate(tx, id)
  if (!row) return no('not_found')
  if (row.state !== 'open') return no('finding_explained')
  await store.updateExplained(tx, { id, by, note }, deps.now())
  return yes(undefined)
}

async function explainRecorded(tx: Tx, deps: Deps, ask: Ask<typeof call>): Promise<Verdict<undefined>> {
  const { session, brandId, params, body } = ask
  const row = await store.findFindingForUpdate(tx, params.findingId)
  if (!row || (row.brandId ?? brandId) !== brandId) return no('not_found')
  const by = `operator:${session.username}`
  const done = await explain(tx, deps, { id: row.id, by, note: body.note })
  if (!done.ok) return done
  const entry = {
    brandId,
    action: 'reconciliation.explain',
    subject: { type: 'finding', id: row.id, name: row.reference },
    before: { state: row.state },
    after: { state: 'explained', kind: row.kind, day: row.day },
    ...body,
  }
  await record(tx, doerOf(ask), entry, deps.now())
  return done
}
