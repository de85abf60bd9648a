import type { Limits, setRealityCheck as call } from '@croupier/contract/limits.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { checkDue, lockStanding, saveStanding } from '#modules/standing/standing.ts'
import { limitsOf } from './reads.ts'
import * as store from './store.ts'

/** Choose how often to be asked to look up. A check that is due, or would have been sooner, stays so. */
export async function setRealityCheck(deps: Deps, ask: Ask<typeof call>): Promise<Limits> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session
  const { everyMinutes } = ask.body
  if (!brand.settings.realityCheck.everyMinutes.includes(everyMinutes)) must(atField('everyMinutes', 'not_allowed'))

  await inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const standing = await lockStanding(tx, memberId)
    const { checkDueAt } = standing
    const next = checkDue(now, everyMinutes)
    const dueAt = checkDueAt !== null && checkDueAt < next ? checkDueAt : next
    await saveStanding(tx, { ...standing, checkEvery: everyMinutes, checkDueAt: dueAt })
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
