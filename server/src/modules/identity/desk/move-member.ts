import type { moveMember as call } from '@croupier/contract/console-agents.ts'
import { record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { type Day, dayOf, daysAfter } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { isAgent, isTopAgent, judgeMove, lockHierarchy, moveBranch, uplineOf } from '../hierarchy/hierarchy.ts'
import { deskActionOf, subjectOf } from './desk-action.ts'
import { mustList } from './listed-reason.ts'
import * as store from './store.ts'

/**
 * Let a member with everyone below stand under another agent from the next business day on: who is paid for their play changes, so two
 * people order it. An order for the same day takes the place of the one before.
 */
export async function moveMember(deps: Deps, ask: Ask<typeof call>): Promise<{ readonly from: Day }> {
  await mustList(deps, ask.session.brandId, 'members.move', ask.body.reason)
  const { timeZone } = await brandOf(deps, ask.session.brandId)
  return must(await inTransaction(deps.db, (tx) => move(tx, deps, ask, timeZone)))
}

async function move(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof call>,
  timeZone: string,
): Promise<Verdict<{ readonly from: Day }>> {
  const { brandId, doer, memberId, reason, note } = deskActionOf(ask)

  const member = await store.findMemberForUpdate(tx, brandId, memberId)
  await lockHierarchy(tx, brandId)
  const now = deps.now()
  const from = daysAfter(dayOf(now, timeZone), 1)
  if (!member) return no('not_found')
  if (isTopAgent(member.agentType)) return no('top_agent')
  const upline = await store.findByAccount(tx, brandId, ask.body.account.toLowerCase())
  if (!upline || upline.status === 'closed') return atField('account', 'invalid')
  if (!isAgent(upline.agentType)) return no('not_an_agent')
  const before = (await uplineOf(tx, memberId, from))?.account ?? null

  const wanted = { brandId, memberId, uplineId: upline.id, from }
  const judged = await judgeMove(tx, wanted)
  if (!judged.ok) return judged
  const subject = subjectOf(member)
  const facts = { before, after: upline.account, from }
  await needTwo(tx, ask.session, { rule: 'member_moved', subject, facts }, now)
  const after = { upline: upline.account, from }
  const written = { brandId, action: 'members.move', subject, before: { upline: before }, after, reason, note }
  await moveBranch(tx, wanted, now)
  await record(tx, doer, written, now)
  return yes({ from })
}
