import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'
import { SHORTFALL, type Shortfall, type ShortfallRow } from '../store.ts'

export interface ShortfallFilter {
  readonly brandId: number
  readonly members: MemberSelection
  readonly state: Shortfall['state'] | undefined
  readonly gameCode: string | undefined
  readonly memberId: string | undefined
  /** Of a bet or a round. */
  readonly id: string | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

export interface ShortfallSums {
  readonly total: number
  readonly amount: bigint
  readonly collected: bigint
  readonly writtenOff: bigint
  readonly reversed: bigint
  readonly owed: bigint
}

/** Shortfalls of a brand, the newest first, how many there are, and their sums in one money. */
export async function findQueue(
  db: Db,
  filter: ShortfallFilter,
  { asset, limit, offset }: { readonly asset: string; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ShortfallRow[]; readonly sums: ShortfallSums }> {
  const { brandId, members, state, gameCode, memberId, id, from, until } = filter
  const where = sql.join(
    [
      sql`brand_id = ${brandId}::int`,
      isSelected(sql`member_id`, members),
      ...(state === undefined ? [] : [sql`state = ${state}`]),
      ...(gameCode === undefined ? [] : [sql`game_code = ${gameCode}`]),
      ...(memberId === undefined ? [] : [sql`member_id = ${memberId}::uuid`]),
      ...(id === undefined ? [] : [sql`(bet_id = ${id}::uuid or round_id = ${id}::uuid)`]),
      ...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
      ...(until === undefined ? [] : [sql`at < ${until}::timestamptz`]),
    ],
    sql` and `,
  )
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where asset = ${asset}), 0)::int8`
  const [{ rows }, sums] = await Promise.all([
    sql<ShortfallRow>`
      select ${SHORTFALL}, at, ended_at as "endedAt" from betting.shortfall where ${where}
      order by at desc, id limit ${limit}::int offset ${offset}::int`.execute(db),
    sql<ShortfallSums>`
      select count(*)::int as total, ${sum('amount')} as amount, ${sum('collected')} as collected,
             ${sum('written_off')} as "writtenOff", ${sum('reversed')} as reversed, ${sum('owed')} as owed
      from betting.shortfall where ${where}`.execute(db),
  ])
  if (!sums.rows[0]) throw new Error('a sum has one row')
  return { rows, sums: sums.rows[0] }
}
