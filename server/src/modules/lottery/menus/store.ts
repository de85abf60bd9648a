import { sql } from 'kysely'
import { tokens } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import { ISSUE, type IssueRow } from '../store.ts'

/** The last issues with numbers of all these lotteries together, the newest first. */
export async function findOpened(db: Db, codes: readonly string[], count: number): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select i.* from unnest(${tokens(codes)}::text[]) as wanted (code)
    cross join lateral (
      select ${ISSUE} from lottery.issue as i
      where i.lottery = wanted.code and i.status in ('drawn', 'settled') order by i.draw_at desc limit ${count}::int
    ) as i
    order by i."drawAt" desc, i.lottery limit ${count}::int`.execute(db)
  return rows
}

/** So many of a member's last orders say what they bet on lately. */
const LATELY = 500

/** The lotteries that a member bet on lately, the last one first. */
export async function findBetOn(db: Db, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ lottery: string }>`
    select lottery from (
      select lottery, placed_at from lottery.member_order where member_id = ${memberId}::uuid
      order by placed_at desc, id limit ${LATELY}::int
    ) as late
    group by lottery order by max(placed_at) desc, lottery`.execute(db)
  return rows.map(({ lottery }) => lottery)
}
