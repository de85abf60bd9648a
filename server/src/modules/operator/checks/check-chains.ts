import type { ReplyOf } from '@croupier/contract/call.ts'
import type { checkNow } from '@croupier/contract/console-checks.ts'
import { auditedBrands, type AuditPoint, verifyAudit } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { forgetProofs, proveNew } from '#modules/wallet/wallet.ts'
import { readChecks } from './reads.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS

/** Prove what the ledger and the audit logs have new since they were last proved, each audit log once a day from its first entry. */
export const checkChains = (deps: Deps): Promise<void> => check(deps)

/** The same, because somebody wants to know now. */
export async function checkChainsNow(deps: Deps, ask: Ask<typeof checkNow>): Promise<ReplyOf<typeof checkNow>> {
  await check(deps)
  return readChecks(deps, ask)
}

async function check(deps: Deps): Promise<void> {
  const found = [
    { brandId: null, ...(await checkLedger(deps)) },
    ...(await Promise.all((await auditedBrands(deps.db)).map((brandId) => checkAudit(deps, brandId)))),
  ]
  await inTransaction(deps.db, async (tx) => {
    for (const { brandId, ...check } of found) await store.insertCheck(tx, brandId, check)
    const before = new Date(deps.now().getTime() - KEPT_MS)
    await store.deleteChecks(tx, before)
    await forgetProofs(tx, before)
  })
  for (const { brandId, fault } of found)
    if (fault !== null) deps.log.error({ brandId, fault }, 'a chain is not what was written')
}

async function checkLedger(deps: Deps): Promise<store.CheckRow> {
  const at = deps.now()
  const { transfers, fault = null, since = null } = await proveNew(deps.db, at)
  const tookMs = deps.now().getTime() - at.getTime()
  return { at, since, count: transfers, tookMs, fault, number: null, hash: null }
}

async function checkAudit(deps: Deps, brandId: number): Promise<store.CheckRow & { readonly brandId: number }> {
  const at = deps.now()
  const last = await store.findWhole(deps.db, brandId, new Date(at.getTime() - DAY_MS))
  const { entries, firstWrong, end } = await verifyAudit(deps.db, brandId, pointOf(last))
  return {
    brandId,
    at,
    since: last?.at ?? null,
    count: entries - Number(last?.number ?? 0n),
    tookMs: deps.now().getTime() - at.getTime(),
    fault: firstWrong === undefined ? null : `entry ${firstWrong} is not what was written`,
    ...end,
  }
}

const pointOf = (row: store.CheckRow | undefined): AuditPoint | undefined =>
  row === undefined || row.number === null || row.hash === null ? undefined : { number: row.number, hash: row.hash }
