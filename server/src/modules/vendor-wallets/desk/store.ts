import type { carriedTransfers } from '@croupier/contract/console-vendors.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Ask } from '#kernel/route.ts'
import type { VendorTransferRow } from '../store.ts'

export interface CarriedRow extends Omit<VendorTransferRow, 'recallId' | 'brandId'> {
  readonly endedAt: Date | null
}

export interface CarriedFilter extends Pick<Ask<typeof carriedTransfers>['query'], 'state' | 'direction' | 'vendor'> {
  readonly brandId: number
  /** Asked for before this, and no answer: interrupted. */
  readonly quietSince: Date
  readonly from: Date | undefined
  readonly until: Date | undefined
  /** A reference or an id. */
  readonly named: string | undefined
  /** Or somebody's of this account. */
  readonly memberId: string | undefined
}

const STATES: Readonly<Record<NonNullable<CarriedFilter['state']>, (quietSince: Date) => RawBuilder<unknown>>> = {
  interrupted: (quietSince) => sql`state = 'sending' and requested_at < ${quietSince}`,
  sending: () => sql`state = 'sending'`,
  done: () => sql`state = 'done'`,
  refused: () => sql`state = 'refused'`,
}

function matching(filter: CarriedFilter): RawBuilder<unknown> {
  const { brandId, state, direction, vendor, from, until, named, memberId, quietSince } = filter
  const parts = [
    sql`brand_id = ${brandId}`,
    ...(state ? [STATES[state](quietSince)] : []),
    ...(direction ? [sql`direction = ${direction}`] : []),
    ...(vendor === undefined ? [] : [sql`vendor = ${vendor}`]),
    ...(from ? [sql`requested_at >= ${from}`] : []),
    ...(until ? [sql`requested_at < ${until}`] : []),
    ...(named === undefined
      ? []
      : [sql`(reference = ${named} or id::text = ${named} or member_id = ${memberId ?? null}::uuid)`]),
  ]
  return sql.join(parts, sql` and `)
}

/** Transfers with vendors, newest first, how many there are, and what they move together. */
export async function findCarried(
  db: Db,
  filter: CarriedFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly CarriedRow[]; readonly total: number; readonly amount: bigint }> {
  const where = matching(filter)
  const [{ rows }, counted] = await Promise.all([
    sql<CarriedRow>`
      select id, member_id as "memberId", vendor, direction, asset, amount, reference, state, reason,
             requested_at as "requestedAt", ended_at as "endedAt"
      from vendor_wallets.vendor_transfer where ${where} order by requested_at desc, id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number; amount: bigint }>`
      select count(*)::int as total, coalesce(sum(amount), 0)::int8 as amount from vendor_wallets.vendor_transfer where ${where}`.execute(
      db,
    ),
  ])
  const { total = 0, amount = 0n } = counted.rows[0] ?? {}
  return { rows, total, amount }
}
