import type { ReplyOf } from '@croupier/contract/call.ts'
import type { memberRebate } from '@croupier/contract/console-lotteries.ts'
import { topMode } from '@croupier/engine/lottery/price.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { memberHere } from '../../../identity/identity.ts'
import { pointOf } from '../../rules.ts'
import { findRebatePoints } from '../../store.ts'

/** A member's rebate point, their own or the brand's, and the top mode that follows. */
export async function readMemberRebate(
  deps: Deps,
  { session, params }: Ask<typeof memberRebate>,
): Promise<ReplyOf<typeof memberRebate>> {
  const member = await memberHere(deps.db, session.brandId, params.memberId)
  if (!member) throw new Refusal('not_found')
  const { settings } = await brandOf(deps, session.brandId)
  if (!settings.lottery) return { rebate: null }
  const own = (await findRebatePoints(deps.db, [member.id])).get(member.id)
  const holds = pointOf(settings, own)
  return {
    rebate: {
      own: own === undefined ? null : own / 10,
      brand: settings.lottery.rebatePoint,
      holds: holds / 10,
      topMode: topMode(holds),
    },
  }
}
