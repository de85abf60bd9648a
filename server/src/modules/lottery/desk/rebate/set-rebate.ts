import type { setMemberRebate as call } from '@croupier/contract/console-lotteries.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { memberHere } from '../../../identity/identity.ts'
import { lockStanding } from '../../../standing/standing.ts'
import { pointOf } from '../../rules.ts'
import { deleteRebatePoint, findRebatePoints, saveRebatePoint } from '../../store.ts'

/** Set a member's own rebate point, or let the brand's hold: from the next order on. Two people raise it. */
export async function setMemberRebate(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { session, params, body } = ask
  const { reason, note } = body
  const brand = await brandOf(deps, session.brandId)
  if (!brand.settings.lottery) throw new Refusal('not_found')
  const tenths = body.point === null ? undefined : Math.round(body.point * 10)

  await inTransaction(deps.db, async (tx) => {
    const member = await memberHere(tx, brand.id, params.memberId)
    if (!member) throw new Refusal('not_found')
    await lockStanding(tx, member.id)
    const own = (await findRebatePoints(tx, [member.id])).get(member.id)
    if (own === tenths) return
    const shown = (point: number | undefined) => ({
      own: point === undefined ? null : String(point / 10),
      holds: String(pointOf(brand.settings, point) / 10),
    })
    const [before, after] = [shown(own), shown(tenths)]
    const subject = { type: 'member', id: member.id, name: member.account }
    const when = pointOf(brand.settings, tenths) > pointOf(brand.settings, own)
    await needTwo(tx, session, { when, rule: 'rebate_point_raised', subject, facts: { before, after } }, deps.now())

    await (tenths === undefined ? deleteRebatePoint(tx, member.id) : saveRebatePoint(tx, member.id, tenths))
    const entry = { brandId: brand.id, action: 'members.rebate', subject, before, after, reason, note }
    await record(tx, doerOf(ask), entry, deps.now())
  })
  return {}
}
