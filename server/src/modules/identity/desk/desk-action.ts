import { doerOf, type AuditActor, type ActionSubject } from '#kernel/audit.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import type { DeskMember } from './store.ts'

/** What an operator does to a member, at once or when its turn comes among many. */
export interface DeskAction {
  readonly doer: AuditActor
  readonly brandId: number
  readonly memberId: string
  readonly reason: string
  readonly note: string
}

interface AskOfMember {
  readonly session: OperatorSession
  readonly ip: string
  readonly params: { readonly memberId: string }
  readonly body: { readonly reason: string; readonly note: string }
}

/** An action as it was asked for. */
export const deskActionOf = (ask: AskOfMember): DeskAction => ({
  doer: doerOf(ask),
  brandId: ask.session.brandId,
  memberId: ask.params.memberId,
  reason: ask.body.reason,
  note: ask.body.note,
})

/** A member, as the record names them. */
export const subjectOf = ({ id, account }: DeskMember): ActionSubject => ({ type: 'member', id, name: account })
