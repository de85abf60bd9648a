import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import type { Day } from '#kernel/day.ts'

export interface NewLink {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly name: string
  readonly code: string
  /** What it gives: of lotteries in tenths of a per cent, of everything else in hundredths. */
  readonly lottery: number
  readonly casino: number
}

export interface LinkRow extends NewLink {
  readonly createdAt: Date
  readonly agentType: number
  readonly quota: number | null
  readonly endsOn: Day | null
  readonly open: boolean
  readonly registered: number
  readonly firstDeposits: number
  readonly visits: number
}

const LINK = sql`link.id, link.brand_id as "brandId", link.member_id as "memberId", link.name, link.code, link.lottery_tenths as lottery,
  link.casino_hundredths as casino, link.created_at as "createdAt", invitation.agent_type as "agentType", invitation.quota,
  invitation.ends_on::text as "endsOn", invitation.open, invitation.used as registered,
  (select count(*)::int from agent.arrival
   where arrival.brand_id = link.brand_id and arrival.code = link.code and arrival.has_deposited) as "firstDeposits",
  (select coalesce(sum(visits), 0)::int from agent.link_visit where link_id = link.id) as visits`

/** An agent's links: all that are open, and the newest of the others. */
export async function findLinks(db: Db, memberId: string, most: number): Promise<readonly LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from agent.agent_link as link join agent.invitation using (brand_id, code)
    where link.member_id = ${memberId}
    order by invitation.open desc, link.created_at desc, link.id desc limit ${most}::int`.execute(db)
  return rows
}

export async function findLink(db: Db, linkId: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from agent.agent_link as link join agent.invitation using (brand_id, code) where link.id = ${linkId}`.execute(
    db,
  )
  return rows[0]
}

/** How many of an agent's links bring others on a day. */
export async function countOpen(db: Db, memberId: string, today: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from agent.agent_link as link join agent.invitation using (brand_id, code)
    where link.member_id = ${memberId} and invitation.open and (invitation.ends_on is null or invitation.ends_on >= ${today}::date)
      and (invitation.quota is null or invitation.used < invitation.quota)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Keep a link; false where another agent has used its id in between. */
export async function insertLink(tx: Tx, link: NewLink, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into agent.agent_link (id, brand_id, member_id, name, code, lottery_tenths, casino_hundredths, created_at)
    values (${link.id}, ${link.brandId}, ${link.memberId}, ${link.name}, ${link.code}, ${link.lottery}, ${link.casino}, ${now})
    on conflict (id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Hosts at which a brand's players are at home. */
export async function findMemberHosts(db: Db, brandId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ host: string }>`
    select host from agent.member_host where brand_id = ${brandId} order by host`.execute(db)
  return rows.map(({ host }) => host)
}

export interface LinkVisit {
  readonly brandId: number
  readonly code: string
  readonly day: Day
  /** Who it was on that day; nobody can be found by it. */
  readonly visitor: string
}

/** Count a visit, once for each visitor and day; a code that is no link's counts for nothing. */
export const addVisit = (tx: Tx, { brandId, code, day, visitor }: LinkVisit) =>
  sql`
  with link as (
    select id from agent.agent_link where brand_id = ${brandId} and code = ${code}
  ), fresh as (
    insert into agent.link_visitor (visitor, day) select ${visitor}::text, ${day}::date from link on conflict do nothing returning 1
  )
  insert into agent.link_visit (link_id, day, visits) select link.id, ${day}::date, 1 from link cross join fresh
  on conflict (link_id, day) do update set visits = link_visit.visits + 1`.execute(tx)

/** Forget who came before a day. */
export const deleteVisitors = (tx: Tx, before: Day) =>
  sql`delete from agent.link_visitor where day < ${before}::date`.execute(tx)
