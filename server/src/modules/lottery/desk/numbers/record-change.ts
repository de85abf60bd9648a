import { amountText } from '@croupier/engine/money.ts'
import { type ActionSubject, doerOf, record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import type { Brand } from '../../../brand/brand.ts'
import { notifyBrands } from '../../draws/notify-brands.ts'
import type { NumberRuleRow } from '../../numbers/store.ts'
import * as store from './store.ts'

/** What becomes of a rule. */
export interface RuleChange {
  readonly brand: Brand
  readonly change: store.RuleVersionRow['change']
  readonly before?: NumberRuleRow
  readonly after: NumberRuleRow
  readonly issueNo: string | null
}

interface ChangeRequest {
  readonly session: OperatorSession
  readonly ip: string
  readonly body: { readonly reason: string; readonly note: string }
}

/** A rule as approvals and the audit log name it. */
export const subjectOf = ({ id, lottery, kind, numbers }: NumberRuleRow): ActionSubject => ({
  type: 'number_rule',
  id,
  name: `${lottery} ${kind} ${shortOf(numbers)}`,
})

/** A rule in plain text. */
export const factsOf = (
  { lottery, kind, method, numbers, cap, endedAt }: NumberRuleRow,
  { currency, decimals }: Brand,
  issueNo: string | null,
) => ({
  lottery,
  ...(issueNo !== null && { issueNo }),
  kind,
  ...(method !== null && { method }),
  numbers: numbers.join(' '),
  ...(cap !== null && { cap: amountText(cap, decimals), currency }),
  ...(endedAt && { ended: true }),
})

/** Keep a version of a rule and write it into the log; pages of the brand read the lottery again. */
export async function recordChange(
  tx: Tx,
  deps: Deps,
  ask: ChangeRequest,
  { brand, change, before, after, issueNo }: RuleChange,
): Promise<void> {
  const { session } = ask
  const { reason, note } = ask.body
  await store.insertVersion(tx, {
    ruleId: after.id,
    version: after.version,
    change,
    cap: after.cap,
    askedBy: session.confirming?.askedBy ?? session.username,
    confirmedBy: session.username,
    reason,
    note,
    at: deps.now(),
  })
  const entry = {
    brandId: brand.id,
    action: `draws.number_${change}`,
    subject: subjectOf(after),
    ...(before && { before: factsOf(before, brand, issueNo) }),
    after: factsOf(after, brand, issueNo),
    reason,
    note,
  }
  await record(tx, doerOf(ask), entry, deps.now())
  await notifyBrands(tx, [brand], after.lottery)
}

const SHOWN = 5

/** So many numbers, and how many more there are. */
const shortOf = (numbers: readonly string[]): string =>
  numbers.length <= SHOWN ? numbers.join(' ') : `${numbers.slice(0, SHOWN).join(' ')} +${numbers.length - SHOWN}`
