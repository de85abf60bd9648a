import type { Restraint, takeTimeOut as call } from '@croupier/contract/limits.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { setRemember } from '#modules/identity/remember-me/remember-me.ts'
import { barMember } from './bar-member.ts'

const HOUR_MS = 3_600_000

/** Take a time-out of some hours; it cannot be taken back. */
export async function takeTimeOut(deps: Deps, ask: Ask<typeof call>): Promise<Restraint> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session
  const { hours } = ask.body
  if (!brand.settings.limits.timeOutHours.includes(hours)) must(atField('hours', 'not_allowed'))

  const restraint = await inTransaction(deps.db, (tx) => {
    const until = new Date(deps.now().getTime() + hours * HOUR_MS)
    const bar = { kind: 'timed_out', until } as const
    return barMember(tx, { brandId: brand.id, memberId, bar, changedBy: `member:${memberId}` }, deps.now())
  })

  setRemember(ask, undefined)
  return restraint
}
