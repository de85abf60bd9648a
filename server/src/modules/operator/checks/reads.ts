import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Check, checks } from '@croupier/contract/console-checks.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { findLast, type CheckRow } from './store.ts'

/** How the last checks ended; what is wrong is said to those who may look at it. */
export async function readChecks(
  deps: Deps,
  { session: { brandId, permissions } }: Pick<Ask<typeof checks>, 'session'>,
): Promise<ReplyOf<typeof checks>> {
  const [ledger, audit] = await Promise.all([findLast(deps.db, null), findLast(deps.db, brandId)])
  return {
    ledger: ledger ? checkShown(ledger, permissions.has('reconciliation.read')) : null,
    audit: audit ? checkShown(audit, permissions.has('audit.read')) : null,
  }
}

const checkShown = ({ at, since, count, tookMs, fault }: CheckRow, may: boolean): Check => ({
  at: at.toISOString(),
  since: since?.toISOString() ?? null,
  count,
  tookMs,
  ok: fault === null,
  fault: may ? fault : null,
})
