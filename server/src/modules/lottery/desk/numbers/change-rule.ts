import type * as contract from '@croupier/contract/console-number-rules.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import type { NumberRuleRow } from '../../numbers/store.ts'
import { findIssuesById } from '../../store.ts'
import { factsOf, recordChange, subjectOf } from './record-change.ts'
import { capFrom, mayCap } from './rules.ts'
import * as store from './store.ts'

type ChangeRequest = Ask<typeof contract.capNumberRule> | Ask<typeof contract.endNumberRule>

/** Lower a cap at once, or raise it by two people. */
export async function capNumberRule(deps: Deps, ask: Ask<typeof contract.capNumberRule>): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.session.brandId)
  const cap = must(capFrom(ask.body.cap, brand.decimals))
  await inTransaction(deps.db, async (tx) => {
    const rule = await lockRule(tx, ask)
    must(mayCap(rule, cap))
    const issueNo = await issueNoOf(tx, rule)
    const after = { ...rule, cap, version: rule.version + 1 }
    const facts = { ...factsOf(after, brand, issueNo), before: factsOf(rule, brand, issueNo).cap }
    const need = {
      rule: 'number_cap_raised',
      subject: subjectOf(rule),
      facts,
      when: rule.cap !== null && cap > rule.cap,
    } as const
    await needTwo(tx, ask.session, need, deps.now())
    await store.saveRule(tx, after)
    await recordChange(tx, deps, ask, { brand, change: 'cap', before: rule, after, issueNo })
  })
  return {}
}

/** End a rule, by two people: what was taken by it stays as it was taken. */
export async function endNumberRule(deps: Deps, ask: Ask<typeof contract.endNumberRule>): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.session.brandId)
  await inTransaction(deps.db, async (tx) => {
    const rule = await lockRule(tx, ask)
    const issueNo = await issueNoOf(tx, rule)
    const facts = factsOf(rule, brand, issueNo)
    await needTwo(tx, ask.session, { rule: 'number_rule_ended', subject: subjectOf(rule), facts }, deps.now())
    const after = { ...rule, endedAt: deps.now(), version: rule.version + 1 }
    await store.saveRule(tx, after)
    await recordChange(tx, deps, ask, { brand, change: 'end', before: rule, after, issueNo })
  })
  return {}
}

/** The rule that is meant, locked, as long as it holds. */
async function lockRule(tx: Tx, { params, session }: ChangeRequest): Promise<NumberRuleRow> {
  const rule = await store.lockRule(tx, params.ruleId)
  if (rule?.brandId !== session.brandId) throw new Refusal('not_found')
  return rule.endedAt === null ? rule : must(no('number_rule_ended'))
}

const issueNoOf = async (tx: Tx, { issueId }: NumberRuleRow): Promise<string | null> =>
  issueId === null ? null : ((await findIssuesById(tx, [issueId])).get(issueId)?.issueNo ?? null)
