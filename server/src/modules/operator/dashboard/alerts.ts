import type { ReplyOf } from '@croupier/contract/call.ts'
import type { dashboard } from '@croupier/contract/dashboard.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import type { Deps } from '#kernel/deps.ts'
import { diskSpace } from '#kernel/disk-space.ts'
import { countFailedTasks } from '#kernel/failed-task.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { outsideDays } from '#modules/catalogue/returns/returns.ts'
import { stuckWithVendors } from '#modules/vendor-wallets/vendor-wallets.ts'
import { findLast, findSelfCheck } from '../checks/store.ts'

type Alert = ReplyOf<typeof dashboard>['alerts'][number]

/** Checks are made every quarter of an hour. */
const LATE_MS = 3_600_000
const STUCK_MS = 600_000

const NEEDS: Readonly<Record<Alert['kind'], Permission>> = {
  bets_paused: 'dashboard.read',
  disk_low: 'dashboard.read',
  ledger_failed: 'reconciliation.read',
  audit_failed: 'audit.read',
  self_check_failed: 'audit.read',
  checks_late: 'reconciliation.read',
  vendor_stuck: 'reconciliation.read',
  tasks_failed: 'reconciliation.read',
  returns_outside: 'games.read',
}

/** What is not as it should be, to who may look at it. */
export async function alertsOf(
  deps: Deps,
  { brandId, permissions }: Pick<OperatorSession, 'brandId' | 'permissions'>,
): Promise<readonly Alert[]> {
  const now = deps.now().getTime()
  const brand = await brandOf(deps, brandId)
  const [ledger, audit, self, stuck, failed, outside] = await Promise.all([
    findLast(deps.db, null),
    findLast(deps.db, brandId),
    findSelfCheck(deps.db),
    stuckWithVendors(deps.db, brandId, new Date(now - STUCK_MS)),
    countFailedTasks(deps.db, brandId),
    permissions.has(NEEDS.returns_outside) ? outsideDays(deps.db, brand, deps.now()) : [],
  ])
  const since = (kind: Alert['kind'], at: Date | null | undefined, count = 1) =>
    at === null || at === undefined ? [] : [{ kind, at: at.toISOString(), count }]
  const { level, since: diskAt } = diskSpace()
  return [
    ...since('bets_paused', level === 'full' ? diskAt : null),
    ...since('disk_low', level === 'low' ? diskAt : null),
    ...since('ledger_failed', typeof ledger?.fault === 'string' ? ledger.at : null),
    ...since('audit_failed', typeof audit?.fault === 'string' ? audit.at : null),
    ...since('self_check_failed', self && self.faults.length > 0 ? self.at : null, self?.faults.length),
    ...since('checks_late', ledger && now - ledger.at.getTime() > LATE_MS ? ledger.at : null),
    ...since('vendor_stuck', stuck.oldestAt, stuck.count),
    ...since('tasks_failed', failed.oldestAt, failed.count),
    ...since('returns_outside', outside[0]?.from, outside.length),
  ].filter(({ kind }) => permissions.has(NEEDS[kind]))
}
