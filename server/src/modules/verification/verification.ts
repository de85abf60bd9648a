import type { IdentityState } from '@croupier/contract/limits.ts'
import type { Db } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { standingOf } from '#modules/standing/standing.ts'
import * as store from './store.ts'

/** How far a member has shown who they are. */
export const identityStateOf = (db: Db, memberId: string): Promise<IdentityState> =>
  store.findIdentityState(db, memberId)

/** May this member withdraw, as far as showing who they are goes? Who is timed out or excluded may. */
export async function mayWithdraw(db: Db, brand: Brand, memberId: string): Promise<Verdict<undefined>> {
  if ((await standingOf(db, memberId)).frozen) return no('account_frozen')
  if (!brand.settings.verification.beforeWithdrawal) return yes(undefined)
  return (await identityStateOf(db, memberId)) === 'verified' ? yes(undefined) : no('identity_unverified')
}

/** Documents that wait for a person, and since when. */
export const waitingDocuments = (db: Db, brandId: number): Promise<store.WaitingDocuments> =>
  store.countDocuments(db, brandId)
