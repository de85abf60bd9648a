import type { Db } from '#kernel/database.ts'
import * as store from './store.ts'

/** Who is to be paid, and what is known of them and of where they are paid. */
export interface Payable extends store.PayableRow, store.PayeeRow {
  /** Other members who were here with the same browser from the same address, and from the same address alone. */
  readonly sameDevice: readonly string[]
  readonly sameAddress: readonly string[]
}

export interface ToBePaid {
  readonly brandId: number
  readonly memberId: string
  readonly payoutAccountId: string
  /** How far back it matters who else was here. */
  readonly since: Date
}

/** What is known of a member who asks to be paid. */
export async function payableOf(db: Db, asked: ToBePaid, now: Date): Promise<Payable> {
  const member = await store.findPayable(db, asked.memberId, now)
  const payee = await store.findPayee(db, asked.payoutAccountId)
  if (!member || !payee) throw new Error(`nobody can be paid at ${asked.payoutAccountId}`)
  const near = await store.findNeighbours(db, asked)
  const accounts = (device: boolean) => near.filter((one) => one.device === device).map(({ account }) => account)
  return { ...member, ...payee, sameDevice: accounts(true), sameAddress: accounts(false) }
}

export type MemberCard = Pick<store.PayableRow, 'account' | 'rank' | 'club' | 'upline'>

/** Who a member is, as a desk shows them. */
export async function memberCardOf(db: Db, memberId: string, now: Date): Promise<MemberCard> {
  const row = await store.findPayable(db, memberId, now)
  if (!row) throw new Error(`there is no member ${memberId}`)
  const { account, rank, club, upline } = row
  return { account, rank, club, upline }
}
