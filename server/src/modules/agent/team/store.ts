import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Day, DayRange } from '#kernel/day.ts'

/** Business days of a brand, by the moments between which they lie, in its currency. */
export interface TeamSpan extends DayRange {
  readonly asset: string
  readonly timeZone: string
  /** The first moment of the first day, and of the day after the last. */
  readonly since: Date
  readonly until: Date
  /** By whose places the team is listed. */
  readonly today: Day
}

export interface PersonRow {
  readonly memberId: string
  readonly account: string
  readonly isAgent: boolean
  /** From the asker: one is right below. */
  readonly depth: number
}

/** Whether a row of a table holds on a day. */
export const onDay = (table: string, day: Day): RawBuilder<unknown> =>
  sql`${day}::date >= ${sql.ref(`${table}.from_day`)} and ${day}::date < ${sql.ref(`${table}.to_day`)}`

/** All below a member today, with how far; those right below only. */
export const belowOf = (memberId: string, today: Day, reach: 'children' | 'all'): RawBuilder<unknown> =>
  reach === 'children'
    ? sql`select place.member_id, 1 as depth from agent.place as place where place.upline_id = ${memberId} and ${onDay('place', today)}`
    : sql`select place.member_id, head.depth + 1 as depth
          from agent.head as head join agent.place as place on place.upline_id = head.below_id
          where head.above_id = ${memberId} and ${onDay('head', today)} and ${onDay('place', today)}`

/** How far below an agent a member stands today; undefined of a stranger. */
export async function findBelow(db: Db, agentId: string, memberId: string, today: Day): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select person.member_id as "memberId", account, is_agent as "isAgent", head.depth + 1 as depth
    from agent.place as place join agent.head as head on head.below_id = place.upline_id
    join agent.person as person on person.member_id = place.member_id
    where head.above_id = ${agentId} and place.member_id = ${memberId} and agent_type <> 4
      and ${onDay('place', today)} and ${onDay('head', today)}`.execute(db)
  return rows[0]
}

/** The member of a team by account. */
export async function findAccount(
  db: Db,
  agentId: string,
  account: string,
  today: Day,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select person.member_id as "memberId", person.account, person.is_agent as "isAgent", head.depth + 1 as depth
    from agent.person as asker join agent.person as person on person.brand_id = asker.brand_id and person.account = ${account}
    join agent.place as place on place.member_id = person.member_id
    join agent.head as head on head.below_id = place.upline_id and head.above_id = asker.member_id
    where asker.member_id = ${agentId} and person.agent_type <> 4 and ${onDay('place', today)} and ${onDay('head', today)}`.execute(
    db,
  )
  return rows[0]
}

/** From an agent down to somebody below, both included; the agent alone where they are the same. */
export async function findPath(db: Db, agentId: string, memberId: string, today: Day): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with above as (
      select head.above_id as member_id
      from agent.place as place join agent.head as head on head.below_id = place.upline_id
      where place.member_id = ${memberId} and ${onDay('place', today)} and ${onDay('head', today)}
      union all
      select ${memberId}::uuid
    ), step as (
      select above.member_id, head.depth + 1 as depth
      from above join agent.place as place using (member_id) join agent.head as head on head.below_id = place.upline_id
      where head.above_id = ${agentId} and ${onDay('place', today)} and ${onDay('head', today)}
      union all
      select ${agentId}::uuid, 0
    )
    select person.member_id as "memberId", account, is_agent as "isAgent", depth
    from step join agent.person as person using (member_id) order by depth`.execute(db)
  return rows
}

export interface SizeRow {
  readonly agents: number
  readonly members: number
}

/** How many agents and how many others stand below a member. */
export async function countTeam(db: Db, memberId: string, today: Day): Promise<SizeRow> {
  const { rows } = await sql<SizeRow>`
    select count(*) filter (where is_agent)::int as agents, count(*) filter (where not is_agent)::int as members
    from agent.head as head join agent.place as place on place.upline_id = head.below_id
    join agent.person as person on person.member_id = place.member_id
    where head.above_id = ${memberId} and agent_type <> 4 and ${onDay('head', today)} and ${onDay('place', today)}`.execute(
    db,
  )
  return rows[0] ?? { agents: 0, members: 0 }
}
