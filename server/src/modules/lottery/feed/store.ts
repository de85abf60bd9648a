import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import type { OfficialDraw } from '../outside/bureau.ts'

export interface UnannouncedDraw extends OfficialDraw {
  readonly issueId: string
}

/** Draws of others until a moment that wait for their result and were not announced for their time, the latest first. */
export async function findUnannounced(db: Db, until: Date, most: number): Promise<readonly UnannouncedDraw[]> {
  const { rows } = await sql<UnannouncedDraw>`
    select i.id as "issueId", i.lottery as "gameCode", i.issue_no as "issueNo", l.family, i.draw_at as "drawAt"
    from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
    where i.status in ('ready', 'closed') and i.draw_at <= ${until}::timestamptz and l.drawn_by = 'official'
      and not exists (select from lottery.announced_draw as a where a.issue_id = i.id and a.draw_at = i.draw_at)
    order by i.draw_at desc, i.lottery limit ${most}::int`.execute(db)
  return rows
}

/** The bureau has taken a draw, or said why it does not; asked again, nothing more is written. */
export const noteAnnounced = (
  tx: Tx,
  { issueId, drawAt }: Pick<UnannouncedDraw, 'issueId' | 'drawAt'>,
  refusedAs: number | null,
  now: Date,
) =>
  sql`
  insert into lottery.announced_draw (issue_id, draw_at, refused_as, announced_at)
  values (${issueId}::uuid, ${drawAt}::timestamptz, ${refusedAs}::int, ${now}::timestamptz)
  on conflict (issue_id) do update
  set draw_at = excluded.draw_at, refused_as = excluded.refused_as, announced_at = excluded.announced_at
  where announced_draw.draw_at <> excluded.draw_at`.execute(tx)

/** The lotteries whose results others say. */
export async function findOfficial(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from lottery.lottery where drawn_by = 'official'`.execute(db)
  return new Set(rows.map(({ code }) => code))
}

export interface ToldDraw {
  readonly id: string
  readonly lottery: string
  readonly family: string
  readonly numbers: readonly string[]
}

/** Official draws that were never on sale and of which the bureau has told a result, the earliest first. */
export async function findUnsoldTold(db: Db, most: number): Promise<readonly ToldDraw[]> {
  const { rows } = await sql<ToldDraw>`
    select i.id, i.lottery, l.family, told.numbers from lottery.issue as i
    join lottery.lottery as l on l.code = i.lottery
    cross join lateral (
      select n.numbers from lottery.result_notice as n
      where n.lottery = i.lottery and n.issue_no = i.issue_no order by n.version desc limit 1
    ) as told
    where i.unsold and i.status = 'closed' and i.lines = 0 and l.drawn_by = 'official'
    order by i.draw_at limit ${most}::int`.execute(db)
  return rows
}
