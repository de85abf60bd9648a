import { adjustBalance } from '@croupier/contract/console-actions.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { EvidenceOf, EvidenceRules } from '#kernel/evidence.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { accountOf } from './wallet.ts'
import { fundsOf } from './balances/balances.ts'

/** What the member has at this moment, and what they would have. */
const ofAdjustment: EvidenceOf = async (deps, approval) => {
  const member = await memberHere(deps.db, approval.brandId, approval.subjectId)
  if (!member) return []
  const { currency, decimals } = await brandOf(deps, approval.brandId)
  const { amount, direction } = adjustBalance.body.parse(approval.body)
  const account = accountOf(member.id, currency)
  const balance = (await fundsOf(deps.db, [account])).get(account)?.balance ?? 0n
  const units = unitsOf(amount, decimals) ?? 0n
  const change = direction === 'up' ? units : -units
  const text = (one: bigint) => amountText(one, decimals)
  return [
    { label: 'member', kind: 'member', value: member.account, to: `/members/${member.id}` },
    { label: 'amount', kind: 'amount', value: text(change) },
    { label: 'balance', kind: 'amount', value: text(balance), moves: true },
    { label: 'after_it', kind: 'amount', value: text(balance + change), moves: true },
  ]
}

/** What a second person is shown of members' money. */
export const evidence: EvidenceRules = { adjustment_above_limit: ofAdjustment }
