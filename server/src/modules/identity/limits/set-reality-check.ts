import type { Limits, setRealityCheck as call } from '@croupier/contract/limits.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { limitsOf } from './reads.ts'
import { checkDue } from './rules.ts'
import * as store from './store.ts'

/** Choose how often to be asked to look up. A check that is due, or would have been sooner, stays so. */
export async function setRealityCheck(deps: Deps, ask: Ask<typeof call>): Promise<Limits> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session
  const { everyMinutes } = ask.body
  if (!brand.settings.realityCheck.everyMinutes.includes(everyMinutes)) must(atField('everyMinutes', 'not_allowed'))

  await inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const { checkDueAt } = await store.lockStanding(tx, memberId)
    const next = checkDue(now, everyMinutes)
    await store.updateCheck(tx, memberId, everyMinutes, checkDueAt !== null && checkDueAt < next ? checkDueAt : next)
    const change = {
      kind: 'check',
      period: 'stay',
      change: 'set',
      value: BigInt(everyMinutes),
      dueAt: null,
      lapsesAt: null,
    } as const
    const by = { author: 'member', brandId: brand.id, memberId, changedBy: `member:${memberId}`, reason: null } as const
    await store.insertLimitChange(tx, { ...change, ...by }, now)
  })

  return limitsOf(deps, brand, memberId)
}
