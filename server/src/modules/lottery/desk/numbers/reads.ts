import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-number-rules.ts'
import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { countStakes, type StakesAsked } from '../../numbers/count-stakes.ts'
import { capOn, limitsOf } from '../../numbers/rules.ts'
import { findCounted, findRules, type NumberRuleRow } from '../../numbers/store.ts'
import { isNotClosed } from '../../rules.ts'
import { findIssue, findLottery } from '../../store.ts'
import { methodsOf } from './rules.ts'
import * as store from './store.ts'

type RuleView = ReplyOf<typeof contract.numberRules>['rules'][number]

/** Rules that have ended and numbers with stakes are shown up to so many. */
const ENDED_SHOWN = 20
const NUMBERS_SHOWN = 50

/** A draw of a brand that sells the lottery, or used to. */
async function drawAt(
  deps: Deps,
  { params, session }: Ask<typeof contract.numberRules> | Ask<typeof contract.numberExposure>,
) {
  const brand = await brandOf(deps, session.brandId)
  const lottery = await findLottery(deps.db, params.gameCode)
  const issue = lottery && (await findIssue(deps.db, lottery.code, params.issueNo))
  if (!lottery || !issue) throw new Refusal('not_found')
  const rules = await findRules(deps.db, [{ brandId: brand.id, lottery: lottery.code, issueId: issue.id }])
  return { brand, lottery, issue, rules }
}

/** What holds of the numbers of a draw. */
export async function readNumberRules(
  deps: Deps,
  ask: Ask<typeof contract.numberRules>,
): Promise<ReplyOf<typeof contract.numberRules>> {
  const { brand, lottery, issue, rules } = await drawAt(deps, ask)
  const of = { brandId: brand.id, lottery: lottery.code, issueId: issue.id }
  const ended = await store.findEndedRules(deps.db, of, ENDED_SHOWN)
  const versions = await store.findVersions(
    deps.db,
    [...rules, ...ended].map(({ id }) => id),
  )
  const text = (units: bigint | null | undefined) =>
    units === null || units === undefined ? null : amountText(units, brand.decimals)
  const view = (rule: NumberRuleRow): RuleView => ({
    ruleId: rule.id,
    kind: rule.kind,
    method: rule.method,
    methods: methodsOf(lottery.family, rule).map(({ key }) => key),
    numbers: [...rule.numbers],
    cap: text(rule.cap),
    issueNo: rule.issueId === null ? null : issue.issueNo,
    version: rule.version,
    endedAt: rule.endedAt?.toISOString() ?? null,
    history: versions
      .filter(({ ruleId }) => ruleId === rule.id)
      .map(({ version, change, cap, askedBy, confirmedBy, reason, note, at }) => ({
        version,
        change,
        askedBy,
        confirmedBy,
        reason,
        note,
        cap: text(cap),
        at: at.toISOString(),
      })),
  })
  const { settings } = brand
  return {
    currency: brand.currency,
    decimals: brand.decimals,
    family: lottery.family,
    rules: rules.map(view),
    ended: ended.map(view),
    caps: {
      number: text(settings.lottery?.numberStakeMax),
      member: text(settings.lottery?.memberStakeMax),
      issue: text(settings.lottery?.issueStakeMax),
    },
    isOnSale: isNotClosed(issue, deps.now()),
  }
}

/** The numbers of a method with the highest stakes on a draw, and what one hit of each would pay. */
export async function readExposure(
  deps: Deps,
  ask: Ask<typeof contract.numberExposure>,
): Promise<ReplyOf<typeof contract.numberExposure>> {
  const { brand, lottery, issue, rules } = await drawAt(deps, ask)
  const family = familyOf(lottery.family)
  const method = family && methodOf(family, ask.query.method)
  if (!method?.numbers) throw new Refusal('not_found')
  const asked = { brandId: brand.id, issueId: issue.id, family: lottery.family, methods: [method.key] }
  const { rows, total } = await exposedOf(deps.db, asked, { method: method.key, asset: brand.currency })
  const limits = limitsOf(method, rules, brand.settings.lottery)
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    currency: brand.currency,
    total,
    list: rows.map(({ number, stake, pays }) => {
      const cap = capOn(limits, number)
      return {
        number,
        stakes: text(stake),
        pays: text(pays),
        cap: cap === undefined ? null : text(cap),
        half: limits.half.has(number),
        closed: limits.closed.has(number),
      }
    }),
  }
}

/** From what is counted; of a method that nobody counts from its lines, part by part. */
async function exposedOf(
  db: Db,
  asked: StakesAsked,
  of: { readonly method: string; readonly asset: string },
): Promise<{ readonly rows: readonly store.ExposedRow[]; readonly total: number }> {
  const counted = await findCounted(db, [asked])
  if (counted.some(({ method }) => method === of.method))
    return store.findExposed(db, { brandId: asked.brandId, issueId: asked.issueId, ...of }, NUMBERS_SHOWN)
  const own = (await countStakes(db, asked)).filter(({ asset }) => asset === of.asset)
  const sorted = own.toSorted((one, other) =>
    one.stake === other.stake ? (one.number < other.number ? -1 : 1) : one.stake < other.stake ? 1 : -1,
  )
  return { rows: sorted.slice(0, NUMBERS_SHOWN), total: own.length }
}
