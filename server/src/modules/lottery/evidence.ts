import { correctDraw } from '@croupier/contract/console-draws.ts'
import { capNumberRule } from '@croupier/contract/console-number-rules.ts'
import { amountText } from '@croupier/engine/money.ts'
import { setMemberRebate } from '@croupier/contract/console-lotteries.ts'
import { comparedEvidence, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import { allBrands, brandOf } from '../brand/brand.ts'
import { memberEvidence } from '../identity/desk/desk.ts'
import { effectOf } from './desk/corrections/effects.ts'
import { sumText } from './desk/corrections/draw-facts.ts'
import { findRule } from './desk/numbers/store.ts'
import { findDeskIssueById } from './desk/results/store.ts'
import { pointOf } from './rules.ts'
import { findLottery, findRebatePoints } from './store.ts'
import { nameOf } from './view.ts'

/** What it would come to if a draw were made void, or put right, at this moment. */
const ofDraw: EvidenceOf = async (deps, { subjectId, rule, body, facts }) => {
  const issue = await findDeskIssueById(deps.db, subjectId)
  if (!issue) return []
  const { id: issueId, lottery, issueNo, family } = issue
  const numbers = rule === 'draw_correct' ? correctDraw.body.parse(body).numbers : null
  const brands = await allBrands(deps)
  const effect = await effectOf(deps.db, brands, { issueId, lottery, family, numbers })
  const text = (of: Parameters<typeof sumText>[1]) => sumText(effect.sums, of, brands)
  const asked = (name: string) => (facts[name] === undefined ? null : String(facts[name]))
  // While it is sold, what was bet on it moves by itself.
  const moves = issue.status === 'ready' ? { moves: true as const } : {}
  const rebates =
    numbers === null
      ? [{ ...comparedEvidence({ label: 'rebates', kind: 'text' }, text('rebates'), asked('rebates')), ...moves }]
      : []
  return [
    ...(numbers
      ? [
          {
            label: 'numbers',
            kind: 'text',
            value: issue.numbers?.join(' ') ?? null,
            becomes: numbers.join(' '),
          } as const,
        ]
      : []),
    { ...comparedEvidence({ label: 'returned', kind: 'text' }, text('returned'), asked('returned')), ...moves },
    { ...comparedEvidence({ label: 'taken', kind: 'text' }, text('taken'), asked('taken')), ...moves },
    // What members have moves by itself.
    { label: 'owed_at_most', kind: 'text', value: text('owed'), moves: true },
    ...rebates,
    { ...comparedEvidence({ label: 'bets', kind: 'count' }, String(effect.bets), asked('bets')), ...moves },
    { ...comparedEvidence({ label: 'members', kind: 'count' }, String(effect.members), asked('members')), ...moves },
    { label: 'case', kind: 'link', value: `${lottery} ${issueNo}`, to: `/draws/${lottery}/${issueNo}` },
  ]
}

/** A rule on numbers as it is now, and what becomes of its cap. */
const ofRule: EvidenceOf = async (deps, { subjectId, brandId, rule, body, facts }) => {
  const found = await findRule(deps.db, subjectId)
  const brand = (await allBrands(deps)).find(({ id }) => id === brandId)
  if (!found || !brand) return []
  const { cap } = found
  const now = cap === null ? null : amountText(cap, brand.decimals)
  const raised = rule === 'number_cap_raised'
  const typed = facts[raised ? 'before' : 'cap']
  const shown = comparedEvidence(
    { label: 'stake_max', kind: 'amount' },
    now,
    typed === undefined ? null : String(typed),
  )
  const becomes = raised ? capNumberRule.body.parse(body).cap : null
  return [
    { label: 'game', kind: 'text', value: found.lottery },
    { label: 'numbers', kind: 'text', value: found.numbers.join(' ') },
    ...(now === null ? [] : [raised ? { ...shown, becomes } : shown]),
  ]
}

/** Whether the lottery is sold now, and that it would be. */
const ofSale: EvidenceOf = async (deps, { brandId, subjectId }) => {
  const [{ settings }, lottery] = await Promise.all([brandOf(deps, brandId), findLottery(deps.db, subjectId)])
  if (!lottery) return []
  const isClosed = settings.lottery?.closed.includes(lottery.code) ?? true
  return [
    { label: 'lottery', kind: 'text', value: `${nameOf(lottery, 'en')} (${lottery.code})` },
    { label: 'state', kind: 'word', value: isClosed ? 'closed' : 'open', becomes: 'open' },
  ]
}

/** The rebate point that holds now, and the one that is asked for. */
const ofRebate: EvidenceOf = async (deps, approval) => {
  const { settings } = await brandOf(deps, approval.brandId)
  const { point } = setMemberRebate.body.parse(approval.body)
  const own = (await findRebatePoints(deps.db, [approval.subjectId])).get(approval.subjectId)
  const percent = (tenths: number) => `${(tenths / 10).toFixed(1)}%`
  const asked = point === null ? undefined : Math.round(point * 10)
  return [
    ...(await memberEvidence(deps, approval)),
    {
      label: 'rebate_point',
      kind: 'text',
      value: percent(pointOf(settings, own)),
      becomes: percent(pointOf(settings, asked)),
    },
  ]
}

/** What a second person is shown of draws of lotteries, their sale, rules on their numbers and rebate points. */
export const evidence: EvidenceRules = {
  draw_correct: ofDraw,
  draw_void: ofDraw,
  number_cap_raised: ofRule,
  number_rule_ended: ofRule,
  lottery_reopened: ofSale,
  rebate_point_raised: ofRebate,
}
