import type { confirmLimit as call, Limits } from '@croupier/contract/limits.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { lockStanding } from '#modules/standing/standing.ts'
import { setNow } from './change.ts'
import { limitsOf } from './reads.ts'
import { judgeConfirm, limitState } from './rules.ts'
import * as store from './store.ts'

/** Confirm a higher limit in its time, or take the wish back. */
export async function confirmLimit(deps: Deps, ask: Ask<typeof call>): Promise<Limits> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session
  const { kind, period, answer } = ask.body

  await inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const standing = await lockStanding(tx, memberId)
    const state = limitState(await store.findLimitChanges(tx, memberId), kind, period, now)

    const change = { author: 'member', memberId, kind, period, changedBy: `member:${memberId}`, reason: null } as const
    if (answer === 'confirm')
      return setNow(tx, brand, { ...change, standing, value: must(judgeConfirm(state, now)) }, now)
    const withdrawn = {
      ...change,
      brandId: brand.id,
      change: 'withdrawn',
      value: null,
      dueAt: null,
      lapsesAt: null,
    } as const
    if (state.pending) await store.insertLimitChange(tx, withdrawn, now)
  })

  return limitsOf(deps, brand, memberId)
}
