import type { ReplyOf } from '@croupier/contract/call.ts'
import type { matches } from '@croupier/contract/matched-transfers.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { FileKey } from '#kernel/files.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type MemberName, memberNames } from '#modules/identity/identity.ts'
import * as deposits from '../deposits/store.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { outcomesOf, type Outcomes } from './rules.ts'
import { matchViews } from './view.ts'
import * as store from './store.ts'

/** A part that this member pays or is paid; anybody else's is not found. */
export async function ownMatch(db: Db, memberId: string, id: string): Promise<Verdict<store.MatchRow>> {
  const row = await store.findMatch(db, id)
  return row && [row.payerId, row.receiverId].includes(memberId) ? yes(row) : no('not_found')
}

/** Payments between this member and others: of one deposit or withdrawal, or all that wait for the member. */
export async function readMatches(deps: Deps, ask: Ask<typeof matches>): Promise<ReplyOf<typeof matches>> {
  const { memberId } = ask.session
  const { of } = ask.query
  const rows = of === undefined ? await store.findForMember(deps.db, memberId) : await ownParts(deps.db, memberId, of)
  return { list: await matchViews(deps, rows, memberId) }
}

async function ownParts(db: Db, memberId: string, of: string): Promise<readonly store.MatchRow[]> {
  const parts = await store.findParts(db, [of])
  const own = ({ depositId, payerId, receiverId }: store.MatchRow) =>
    (depositId === of ? payerId : receiverId) === memberId
  return parts.filter(own)
}

/** A dispute with all that a person needs to decide it. */
export interface Dispute {
  readonly match: store.MatchRow
  readonly depositReference: string
  readonly withdrawalReference: string
  readonly payer: MemberName | undefined
  readonly receiver: MemberName | undefined
  /** Pictures: of the payment, and of the receiver's account where there is one. */
  readonly proofs: { readonly payer: FileKey | null; readonly receiver: FileKey | null }
  /** What each decision would post. */
  readonly outcomes: Outcomes
}

/** Disputes that wait for a person, the oldest first; of one brand, or of all. */
export async function readDisputes({ db }: Pick<Deps, 'db'>, brandId?: number): Promise<readonly Dispute[]> {
  const rows = await store.findDisputed(db, brandId)
  const names = await memberNames(
    db,
    rows.flatMap(({ payerId, receiverId }) => [payerId, receiverId]),
  )
  return Promise.all(
    rows.map(async (match) => {
      const deposit = await deposits.findDeposit(db, match.depositId)
      const withdrawal = await withdrawals.findWithdrawal(db, match.withdrawalId)
      if (!deposit || !withdrawal) throw new Error(`part ${match.id} has lost a side`)
      const picture = (memberId: string, name: string | null) => name && { brandId: match.brandId, memberId, name }
      return {
        match,
        depositReference: deposit.reference,
        withdrawalReference: withdrawal.reference,
        payer: names.get(match.payerId),
        receiver: names.get(match.receiverId),
        proofs: {
          payer: picture(match.payerId, match.slip) || null,
          receiver: picture(match.receiverId, match.answerSlip) || null,
        },
        outcomes: outcomesOf(match, withdrawal),
      }
    }),
  )
}
