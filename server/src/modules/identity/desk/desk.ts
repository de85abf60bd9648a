import type { Evidence } from '@croupier/contract/approvals.ts'
import type { MaskedField } from '@croupier/contract/console-members.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalRow } from '#kernel/four-eyes.ts'
import type { Verdict } from '#kernel/refusal.ts'
import type { DeskAction } from './desk-action.ts'
import { freeze } from './freeze.ts'
import { flag } from './member-flags.ts'
import { maskedPersonal } from './rules.ts'
import { signOut } from './sign-out.ts'
import { findMember, findMemberCard, findPersonal, type MemberCardRow } from './store.ts'

/** What may be done to many members, to each by itself. */
export interface BulkOrder {
  readonly deed: 'freeze' | 'sign_out' | 'tag'
  readonly tags: readonly string[]
}

type DeskCommand = (tx: Tx, deps: Deps, deed: DeskAction, tags: readonly string[]) => Promise<Verdict<unknown>>

const DEEDS: Readonly<Record<BulkOrder['deed'], DeskCommand>> = {
  freeze,
  sign_out: (tx, deps, deed) => signOut(tx, deps, deed),
  tag: (tx, deps, deed, added) => flag(tx, deps, deed, { added }),
}

/** Freeze, sign out or tag a member, as an operator has decided for them or for many. */
export const doToMember = (tx: Tx, deps: Deps, one: DeskAction, { deed, tags }: BulkOrder): Promise<Verdict<unknown>> =>
  DEEDS[deed](tx, deps, one, tags)

export type MemberCard = Pick<MemberCardRow, 'account' | 'rank' | 'club' | 'upline'>

/** Who a member is, as a desk shows them. */
export async function memberCardOf(db: Db, memberId: string): Promise<MemberCard> {
  const row = await findMemberCard(db, memberId)
  if (!row) throw new Error(`there is no member ${memberId}`)
  const { account, rank, club, upline } = row
  return { account, rank, club, upline }
}

export interface MaskedPerson {
  readonly masked: Readonly<Record<MaskedField, string | null>>
  /** Tells nobody apart, and is not masked. */
  readonly nationality: string | null
}

/** What a member has said of who they are, masked. */
export async function maskedPersonOf(db: Db, memberId: string): Promise<MaskedPerson> {
  const personal = await findPersonal(db, memberId)
  return { masked: maskedPersonal(personal), nationality: personal.nationality }
}

/** What a second person is shown of the member whom an approval is about. */
export async function memberEvidence(deps: Deps, { brandId, subjectId }: ApprovalRow): Promise<readonly Evidence[]> {
  const member = await findMember(deps.db, brandId, subjectId)
  if (!member) return []
  return [
    { label: 'member', kind: 'member', value: member.account, to: `/members/${member.id}` },
    { label: 'state', kind: 'word', value: member.status },
  ]
}
