import type { ReplyOf } from '@croupier/contract/call.ts'
import type { memberInfo } from '@croupier/contract/identity.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf, currencyOf } from '#modules/brand/brand.ts'
import { iconView } from './security/view.ts'
import * as store from './store.ts'

/** Who is logged in, as they see themselves. The last login is the one before this. */
export async function readMemberInfo(deps: Deps, ask: Ask<typeof memberInfo>): Promise<ReplyOf<typeof memberInfo>> {
  const [brand, member] = await Promise.all([brandOf(deps, ask.brandId), store.findInfo(deps.db, ask.session.memberId)])
  if (!member) throw new Refusal('not_logged_in')

  const { id, account, nickname, agentType } = member
  return {
    id,
    account,
    nickname,
    type: agentType,
    isAgent: agentType,
    toUpline: member.uplineId !== null,
    clubLabel: { labelName: member.clubLabel, rankLevel: member.rankLevel },
    memberLabel: [...member.labels],
    ...iconView(deps, { ...member, brandId: brand.id, memberId: id }),
    currency: currencyOf(brand, agentType),
    registeredAt: member.registeredAt.toISOString(),
    lastLoginAt: member.previousLoginAt?.toISOString() ?? null,
  }
}
