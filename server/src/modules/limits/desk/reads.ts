import type * as members from '@croupier/contract/console-members.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { limitsOf } from '../reads.ts'

/** A member's own limits and those of the house. */
export async function readMemberLimits(deps: Deps, { session, params }: Ask<typeof members.memberLimits>) {
  const member = await memberHere(deps.db, session.brandId, params.memberId)
  if (!member) throw new Refusal('not_found')
  return (await limitsOf(deps, await brandOf(deps, session.brandId), member.id)).limits
}
