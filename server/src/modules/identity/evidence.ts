import { z } from 'zod'
import { closureReason } from '#kernel/closure-reason.ts'
import { type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import { memberEvidence } from './desk/desk.ts'
import { countBelow, uplineOf } from './hierarchy/hierarchy.ts'

const MoveFacts = z.object({ after: z.string(), from: z.string() })

/** The member to be unfrozen, and the reason of the freeze. */
const ofFrozen: EvidenceOf = async (deps, approval) => {
  const subject = { type: approval.subjectType, id: approval.subjectId }
  const closed = await closureReason(deps.db, approval.brandId, { action: 'members.freeze', subject })
  return [
    ...(await memberEvidence(deps, approval)),
    { label: 'closed_for', kind: 'reason', value: closed?.reason ?? null },
    { label: 'closed_note', kind: 'text', value: closed?.note ?? null },
  ]
}

/** Who is moved, from whom to whom, and from which day on. */
const ofMoved: EvidenceOf = async (deps, approval) => {
  const { subjectId, facts } = approval
  const { after, from } = MoveFacts.parse(facts)
  const upline = await uplineOf(deps.db, subjectId, from)
  return [
    ...(await memberEvidence(deps, approval)),
    { label: 'upline', kind: 'text', value: upline?.account ?? null, becomes: after },
    { label: 'holds_from', kind: 'text', value: from },
    { label: 'members', kind: 'count', value: String(await countBelow(deps.db, subjectId, from)) },
  ]
}

/** What a second person is shown of members. */
export const evidence: EvidenceRules = { member_moved: ofMoved, member_unfrozen: ofFrozen }
