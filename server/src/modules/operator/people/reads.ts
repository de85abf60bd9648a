import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { stateOf } from './rules.ts'
import * as store from './store.ts'

/** A row of the list, as everybody sees it. */
export function rowShown(row: store.PersonRow, { decimals }: Brand, now: Date) {
  const text = (units: bigint) => amountText(units, decimals)
  return {
    id: row.id,
    account: row.account,
    state: stateOf(row, now),
    watch: row.watch,
    tags: [...row.tags],
    level: row.level,
    levelName: row.levelName,
    upline: row.upline,
    wallet: text(row.wallet),
    held: text(row.held),
    deposits: text(row.deposits),
    result: text(row.result),
    registeredAt: row.registeredAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }
}

/** A member of the operator's brand as everything is now, or the no that a stranger gets. */
export async function personHere(
  db: Db,
  {
    session,
    params,
  }: { readonly session: { readonly brandId: number }; readonly params: { readonly memberId: string } },
): Promise<store.PersonRow> {
  const row = await store.findPerson(db, session.brandId, params.memberId)
  if (!row) throw new Refusal('not_found')
  return row
}
