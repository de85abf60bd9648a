import type { PayoutAccount } from '@croupier/contract/security.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { unseal } from '#kernel/secret.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { NUMBER } from '../security/numbers/payee-number.ts'
import * as store from '../security/store.ts'
import { payeeView } from './view.ts'

/** Where a member can be paid, the oldest first. */
export const payeesOf = async (db: Db, { settings }: Brand, memberId: string): Promise<readonly PayoutAccount[]> =>
  (await store.findPayoutAccounts(db, memberId)).map((row) => payeeView(row, settings.payout.providers))

/** The number of a payout account, removed or not, for whoever pays there. */
export async function payeeNumber(db: Db, deps: Deps, id: string): Promise<string> {
  const sealed = await store.findPayoutNumber(db, id)
  if (sealed === undefined) throw new Error(`there is no payout account ${id}`)
  return unseal(deps, NUMBER, sealed)
}
