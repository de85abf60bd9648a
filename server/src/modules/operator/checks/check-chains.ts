import type { ReplyOf } from '@croupier/contract/call.ts'
import type { checkNow } from '@croupier/contract/console-checks.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { noteSelfCheck } from '#kernel/metrics.ts'
import type { Ask } from '#kernel/route.ts'
import { auditedBrands, type AuditPoint, faultText, verifyAudit } from '#kernel/verify-audit.ts'
import { checkSelf } from '#kernel/self-check.ts'
import { brandMismatches, figureFaults } from '#modules/betting/figures/figures.ts'
import { allBrands } from '#modules/brand/brand.ts'
import { proveFigures } from '#modules/wallet/figures/figures.ts'
import { forgetProofs, proveSince } from '#modules/wallet/verify/verify.ts'
import { readChecks } from './reads.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS
const SELF_KEPT_MS = 90 * DAY_MS

/** Prove what the ledger and the audit logs have new since they were last proved, each audit log once a day from its first entry. */
export const checkChains = (deps: Deps): Promise<void> => check(deps)

/** Hold the installation against what was built, and note how that ended. */
export async function checkInstallation(deps: Deps): Promise<void> {
  const at = deps.now()
  const began = performance.now()
  const { compared, faults: found } = await checkSelf(deps)
  const since = new Date(at.getTime() - FIGURES_MS)
  const moved = (await proveFigures(deps, dayOf(since, 'UTC'))).map(({ text }) => text)
  const faults = [...found, ...(await brandFaults(deps, at)), ...(await figureFaults(deps, since)), ...moved]
  noteSelfCheck(faults.length)
  const tookMs = Math.round(performance.now() - began)
  await inTransaction(deps.db, async (tx) => {
    await store.insertSelfCheck(tx, { at, tookMs, compared, faults })
    await store.deleteSelfChecks(tx, new Date(at.getTime() - SELF_KEPT_MS))
  })
  for (const fault of faults) deps.log.error({ fault }, 'the installation is not what was built')
}

/** Bets name their brand without a foreign key: the day's are held against the brands that there are. */
async function brandFaults(deps: Deps, at: Date): Promise<readonly string[]> {
  const brandIds = (await allBrands(deps)).map(({ id }) => id)
  const strange = await brandMismatches(deps.db, brandIds, new Date(at.getTime() - LOOKED_BACK_MS))
  return strange.map(({ brandId, bets }) => `brand ${brandId} has ${bets} bets that cannot be its own`)
}

/** The figures of yesterday as a whole, in every time zone. */
const FIGURES_MS = 3 * DAY_MS

/** From one night to the next, with what was under way. */
const LOOKED_BACK_MS = 25 * 3_600_000

/** Check all chains on an operator's request, which is recorded. */
export async function checkChainsNow(deps: Deps, ask: Ask<typeof checkNow>): Promise<ReplyOf<typeof checkNow>> {
  const subject = { type: 'check', id: 'chains', name: 'chains' }
  const entry = { brandId: ask.brandId, action: 'checks.run', subject }
  await inTransaction(deps.db, (tx) => record(tx, doerOf(ask), entry, deps.now()))
  await check(deps)
  await checkInstallation(deps)
  return readChecks(deps, ask)
}

/** Each by itself: a chain that cannot be read leaves the others proved. */
async function check(deps: Deps): Promise<void> {
  const audits = (await auditedBrands(deps.db)).map((brandId) => () => checkAudit(deps, brandId))
  await runIsolated(deps, [() => checkLedger(deps), ...audits], async (prove) => note(deps, await prove()))
  const before = new Date(deps.now().getTime() - KEPT_MS)
  await inTransaction(deps.db, async (tx) => {
    await store.deleteChecks(tx, before)
    await forgetProofs(tx, before)
  })
}

interface CheckResult extends store.CheckRow {
  readonly brandId: number | null
}

async function note(deps: Deps, { brandId, ...found }: CheckResult): Promise<void> {
  await inTransaction(deps.db, (tx) => store.insertCheck(tx, brandId, found))
  if (found.fault !== null) deps.log.error({ brandId, fault: found.fault }, 'a chain is not what was written')
}

async function checkLedger(deps: Deps): Promise<CheckResult> {
  const at = deps.now()
  const { transfers, fault, faultCount, since = null } = await proveSince(deps.db, at, 0)
  const tookMs = deps.now().getTime() - at.getTime()
  const more = faultCount > 1 ? ` (and ${faultCount - 1} more)` : ''
  return {
    brandId: null,
    at,
    since,
    count: transfers,
    tookMs,
    fault: fault === undefined ? null : fault + more,
    number: null,
    hash: null,
  }
}

async function checkAudit(deps: Deps, brandId: number): Promise<CheckResult> {
  const at = deps.now()
  const last = await store.findWhole(deps.db, brandId, new Date(at.getTime() - DAY_MS))
  const verdict = await verifyAudit(deps.db, brandId, pointOf(last))
  return {
    brandId,
    at,
    since: last?.at ?? null,
    count: verdict.entries - Number(last?.number ?? 0n),
    tookMs: deps.now().getTime() - at.getTime(),
    fault: faultText(verdict) ?? null,
    ...verdict.end,
  }
}

const pointOf = (row: store.CheckRow | undefined): AuditPoint | undefined =>
  row === undefined || row.number === null || row.hash === null ? undefined : { number: row.number, hash: row.hash }
