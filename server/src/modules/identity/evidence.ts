import { closedFor } from '#kernel/closed-for.ts'
import type { EvidenceOf, EvidenceRules } from '#kernel/evidence.ts'
import { memberEvidence } from './desk/desk.ts'

/** Who is let in again, and why they were kept out. */
const ofFrozen: EvidenceOf = async (deps, approval) => {
  const subject = { type: approval.subjectType, id: approval.subjectId }
  const closed = await closedFor(deps.db, approval.brandId, { action: 'members.freeze', subject })
  return [
    ...(await memberEvidence(deps, approval)),
    { label: 'closed_for', kind: 'reason', value: closed?.reason ?? null },
    { label: 'closed_note', kind: 'text', value: closed?.note ?? null },
  ]
}

/** What a second person is shown of members. */
export const evidence: EvidenceRules = { member_unfrozen: ofFrozen }
