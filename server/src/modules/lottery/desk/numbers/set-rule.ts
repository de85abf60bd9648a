import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-number-rules.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { lockLottery } from '../../draws/store.ts'
import { lockIssues, lockOpenIssues, type NumberRuleRow } from '../../numbers/store.ts'
import { isNotClosed } from '../../rules.ts'
import { findIssue, findLottery, type IssueRow, type LotteryRow } from '../../store.ts'
import { recordChange } from './record-change.ts'
import { ruleFrom } from './rules.ts'
import * as store from './store.ts'

/** Set a rule on numbers, at once: orders in hand are taken before, all others hear of it. The same id again is the same rule. */
export async function setNumberRule(
  deps: Deps,
  ask: Ask<typeof contract.setNumberRule>,
): Promise<ReplyOf<typeof contract.setNumberRule>> {
  const { params, body, session } = ask
  const brand = await brandOf(deps, session.brandId)
  const lottery = await findLottery(deps.db, params.gameCode)
  if (!lottery || !brand.settings.lottery) throw new Refusal('not_found')
  const terms = must(ruleFrom(body, { family: lottery.family, decimals: brand.decimals }))
  const issue = body.issueNo === null ? undefined : await findIssue(deps.db, lottery.code, body.issueNo)
  if (body.issueNo !== null && !issue) throw new Refusal('not_found')
  const rule = { ...terms, id: body.id, brandId: brand.id, lottery: lottery.code, issueId: issue?.id ?? null }
  await inTransaction(deps.db, async (tx) => {
    await waitForOrders(tx, lottery, issue)
    if (!(await store.insertRule(tx, rule))) return sameAs(tx, rule)
    if (issue && !isNotClosed(issue, deps.now())) must(no('bets_closed'))
    const after = { ...rule, version: 1, endedAt: null }
    await recordChange(tx, deps, ask, { brand, change: 'set', after, issueNo: issue?.issueNo ?? null })
  })
  return { ruleId: rule.id }
}

/** No order is being taken on what a rule is about, and no issue is made, until this transaction is over. */
async function waitForOrders(tx: Tx, { code }: LotteryRow, issue: IssueRow | undefined): Promise<void> {
  if (issue) return void (await lockIssues(tx, [issue.id]))
  await lockLottery(tx, code)
  await lockOpenIssues(tx, code)
}

/** It is there already: by this very command, or it stands in the way. */
async function sameAs(tx: Tx, rule: Omit<NumberRuleRow, 'version' | 'endedAt'>): Promise<void> {
  const found = await store.lockRule(tx, rule.id)
  const said = ({
    brandId,
    lottery,
    issueId,
    kind,
    method,
    numbers,
  }: Omit<NumberRuleRow, 'version' | 'endedAt' | 'cap'>) =>
    JSON.stringify([brandId, lottery, issueId, kind, method, numbers])
  const [first] = (await store.findVersions(tx, [rule.id])).toReversed()
  if (!found || said(found) !== said(rule) || first?.cap !== rule.cap) must(no('id_reused'))
}
