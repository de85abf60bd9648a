import { setHouseLimit } from '@croupier/contract/console-deeds.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Evidence } from '@croupier/contract/approvals.ts'
import { closedFor } from '#kernel/closed-for.ts'
import type { Deps } from '#kernel/deps.ts'
import type { EvidenceOf, EvidenceRules } from '#kernel/evidence.ts'
import type { ApprovalRow } from '#kernel/four-eyes.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { findMember } from './desk/store.ts'
import { limitState } from './limits/rules.ts'
import { findLimitChanges } from './limits/store.ts'

async function memberShown(deps: Deps, { brandId, subjectId }: ApprovalRow): Promise<readonly Evidence[]> {
  const member = await findMember(deps.db, brandId, subjectId)
  if (!member) return []
  return [
    { label: 'member', kind: 'member', value: member.account, to: `/members/${member.id}` },
    { label: 'state', kind: 'word', value: member.status },
  ]
}

/** The limit of the house that holds now, and the one that is asked for. */
const ofLimit: EvidenceOf = async (deps, approval) => {
  const { decimals } = await brandOf(deps, approval.brandId)
  const { kind, period, value } = setHouseLimit.body.parse(approval.body)
  const { house } = limitState(await findLimitChanges(deps.db, approval.subjectId), kind, period, deps.now())
  const isTime = kind === 'session'
  const text = (units: bigint | null) => (units === null ? null : isTime ? String(units) : amountText(units, decimals))
  return [
    ...(await memberShown(deps, approval)),
    {
      label: 'house_limit',
      kind: isTime ? 'count' : 'amount',
      of: `${kind}.${period}`,
      value: text(house),
      becomes: value === null || isTime ? value : text(unitsOf(value, decimals) ?? null),
    },
  ]
}

/** Who is let in again, and why they were kept out. */
const ofFrozen: EvidenceOf = async (deps, approval) => {
  const subject = { type: approval.subjectType, id: approval.subjectId }
  const closed = await closedFor(deps.db, approval.brandId, { action: 'members.freeze', subject })
  return [
    ...(await memberShown(deps, approval)),
    { label: 'closed_for', kind: 'reason', value: closed?.reason ?? null },
    { label: 'closed_note', kind: 'text', value: closed?.note ?? null },
  ]
}

/** What a second person is shown of members. */
export const evidence: EvidenceRules = { house_limit_looser: ofLimit, member_unfrozen: ofFrozen }
