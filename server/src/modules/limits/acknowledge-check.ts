import type { acknowledgeCheck as call } from '@croupier/contract/limits.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { checkDue, checkMinutes, lockStanding, saveStanding } from '#modules/standing/standing.ts'

/** Answer a check that is due: the time to the next one begins. One that is not due yet stays where it is. */
export async function acknowledgeCheck(deps: Deps, ask: Ask<typeof call>): Promise<{ dueAt: string }> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session

  const dueAt = await inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const standing = await lockStanding(tx, memberId)
    const { checkDueAt } = standing
    if (checkDueAt !== null && now < checkDueAt) return checkDueAt
    const next = checkDue(now, checkMinutes(standing, brand))
    await saveStanding(tx, { ...standing, checkDueAt: next })
    return next
  })

  return { dueAt: dueAt.toISOString() }
}
