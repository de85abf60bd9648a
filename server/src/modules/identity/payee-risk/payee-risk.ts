import type { Db } from '#kernel/database.ts'
import { type BarKind, barOf, standingOf } from '#modules/standing/standing.ts'
import { findMemberCard, type MemberCardRow } from '../desk/store.ts'
import * as store from './store.ts'

/** Who is to be paid, and what is known of them and of where they are paid. */
export interface PayeeRisk extends MemberCardRow, store.PayeeRow {
  readonly restrained: BarKind | null
  /** Other members who were here with the same browser from the same address, and from the same address alone. */
  readonly sameDevice: readonly string[]
  readonly sameAddress: readonly string[]
}

export interface PayoutRequest {
  readonly brandId: number
  readonly memberId: string
  readonly payoutAccountId: string
  /** How far back it matters who else was here. */
  readonly since: Date
}

/** What is known of a member who asks to be paid. */
export async function payeeRiskOf(db: Db, request: PayoutRequest, now: Date): Promise<PayeeRisk> {
  const member = await findMemberCard(db, request.memberId)
  const payee = await store.findPayee(db, request.payoutAccountId)
  if (!member || !payee) throw new Error(`nobody can be paid at ${request.payoutAccountId}`)
  const near = await store.findNeighbours(db, request)
  const bar = barOf(await standingOf(db, request.memberId), now)
  const accounts = (device: boolean) => near.filter((one) => one.device === device).map(({ account }) => account)
  return {
    ...member,
    ...payee,
    restrained: bar?.kind ?? null,
    sameDevice: accounts(true),
    sameAddress: accounts(false),
  }
}
