import type { Db } from '#kernel/database.ts'
import * as store from './store.ts'

export interface Relative {
  readonly id: string
  readonly account: string
  readonly nickname: string
}

/** The one right above a member. */
export const uplineOf = (db: Db, memberId: string): Promise<Relative | undefined> => store.findUpline(db, memberId)

/** One of those right below a member, by account. */
export const downlineOf = (db: Db, memberId: string, account: string): Promise<Relative | undefined> =>
  store.findDownline(db, memberId, account)

/** Those of these members who stand above or below a member, however far. */
export const relatedTo = async (db: Db, memberId: string, others: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await store.findRelated(db, memberId, others))
