import { member as readMember } from '@croupier/contract/console-members.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { lineWorld } from '../../../../test/downline.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { brandOf } from '../../brand/brand.ts'
import { applyMoves } from './apply-moves.ts'
import { moveBranch } from './hierarchy.ts'

const it = await lineWorld()
const { deps, clock } = it
const DAY_MS = 24 * 3_600_000

test('a member’s page names the new upline when its day has come, after a stop of days too, and once', async () => {
  const [{ top, agent }, other] = [await it.family(), await it.below(undefined, 1)]
  const uplineShown = async () => {
    await Promise.all([applyMoves(deps), applyMoves(deps)])
    await it.hear()
    const token = await operatorIn(it)
    return (await it.ask(readMember, { token, params: { memberId: agent.id } })).value.upline
  }
  const from = daysAfter(dayOf(deps.now(), (await brandOf(deps, LUCKY)).timeZone), 1)
  const move = { brandId: LUCKY, memberId: agent.id, uplineId: other.id, from }
  await inTransaction(deps.db, (tx) => moveBranch(tx, move, deps.now()))
  expect(await uplineShown()).toBe(top.account)
  clock.move(3 * DAY_MS)
  expect(await uplineShown()).toBe(other.account)
})
