import type { ContractKind, ContractTerms } from '@croupier/contract/agent-contracts.ts'
import { sql } from 'kysely'
import { arrayOf, moments } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** A version of a contract as it stands. */
export interface ContractRow {
  readonly id: string
  readonly brandId: number
  readonly kind: ContractKind
  readonly group: string
  /** Null is the house. */
  readonly aboveId: string | null
  readonly belowId: string
  readonly version: number
  readonly terms: ContractTerms
  readonly madeAt: Date
  readonly state: 'draft' | 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'lapsed'
  readonly offeredAt: Date | null
  readonly lapsesAt: Date | null
  readonly decidedAt: Date | null
  readonly fromAt: Date | null
  readonly untilAt: Date | null
  readonly endAskedBy: string | null
  readonly endAnswer: 'agreed' | 'kept' | null
  readonly endReason: ContractEndReason | null
}

export type ContractEndReason = 'notice' | 'agreement' | 'version' | 'above' | 'moved'

const CONTRACT = sql.raw(`c.id, c.brand_id as "brandId", c.kind, c.category_group as "group", c.above_id as "aboveId",
  c.below_id as "belowId", c.version, c.terms, c.made_at as "madeAt", c.state, c.offered_at as "offeredAt",
  c.lapses_at as "lapsesAt", c.decided_at as "decidedAt", c.from_at as "fromAt", c.until_at as "untilAt",
  c.end_asked_by as "endAskedBy", c.end_answer as "endAnswer", c.end_reason as "endReason"`)

/** Whoever changes contracts of a kind at a brand does so one after the other: what ends below one may be given by anybody below. */
export const lockContracts = (tx: Tx, brandId: number, kind: ContractKind) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${brandId} ${kind}`}, 0))`.execute(tx)

/** A pair with its kind and group. */
export interface ContractPair {
  readonly aboveId: string | null
  readonly belowId: string
  readonly kind: ContractKind
  readonly group: string
}

export interface NewContract extends ContractPair {
  readonly id: string
  readonly brandId: number
  readonly terms: ContractTerms
}

/** Write a draft down as the next version of its pair, kind and group. */
export const insertContract = (tx: Tx, one: NewContract, now: Date) =>
  sql`
  insert into agent.contract (id, brand_id, kind, category_group, above_id, below_id, version, terms, made_at, state)
  select ${one.id}::uuid, ${one.brandId}::int, ${one.kind}, ${one.group}, ${one.aboveId}::uuid, ${one.belowId}::uuid,
         coalesce(max(version), 0) + 1, ${JSON.stringify(one.terms)}::jsonb, ${now}::timestamptz, 'draft'
  from agent.contract
  where below_id = ${one.belowId}::uuid and above_id is not distinct from ${one.aboveId}::uuid
    and kind = ${one.kind} and category_group = ${one.group}`.execute(tx)

export async function findContract(db: Db, id: string): Promise<ContractRow | undefined> {
  const { rows } = await sql<ContractRow>`select ${CONTRACT} from agent.contract as c where c.id = ${id}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** Offers of a kind between two, and contracts that hold or will. */
export async function findStanding(
  db: Db,
  { aboveId, belowId, kind }: Omit<ContractPair, 'group'>,
  now: Date,
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select ${CONTRACT} from agent.contract as c
    where c.below_id = ${belowId}::uuid and c.above_id is not distinct from ${aboveId}::uuid and c.kind = ${kind}
      and (c.state = 'offered' or (c.state = 'accepted' and (c.until_at is null or c.until_at > ${now})))
    order by c.made_at, c.id`.execute(db)
  return rows
}

/** What an agent has of a kind and group, from whomever, that holds or will. */
export async function findOwn(
  db: Db,
  { belowId, kind, group }: Omit<ContractPair, 'aboveId'>,
  now: Date,
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select ${CONTRACT} from agent.contract as c
    where c.below_id = ${belowId}::uuid and c.kind = ${kind} and c.category_group = ${group}
      and c.state = 'accepted' and (c.until_at is null or c.until_at > ${now})
    order by c.from_at, c.id`.execute(db)
  return rows
}

/** What an agent and everyone below have given of a kind and group, that holds or will. */
export async function findGiven(
  db: Db,
  { belowId, kind, group }: Omit<ContractPair, 'aboveId'>,
  now: Date,
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    with recursive given as (
      select g.id, g.below_id from agent.contract as g
      where g.above_id = ${belowId}::uuid and g.kind = ${kind} and g.category_group = ${group}
        and g.state = 'accepted' and (g.until_at is null or g.until_at > ${now})
      union
      select g.id, g.below_id from given join agent.contract as g on g.above_id = given.below_id
      where g.kind = ${kind} and g.category_group = ${group}
        and g.state = 'accepted' and (g.until_at is null or g.until_at > ${now})
    )
    select ${CONTRACT} from given join agent.contract as c on c.id = given.id order by c.made_at, c.id`.execute(db)
  return rows
}

export const saveOffered = (tx: Tx, id: string, { now, lapsesAt }: { readonly now: Date; readonly lapsesAt: Date }) =>
  sql`update agent.contract set state = 'offered', offered_at = ${now}, lapses_at = ${lapsesAt}, changes = changes + 1
      where id = ${id}::uuid`.execute(tx)

export const saveDecided = (tx: Tx, id: string, state: 'rejected' | 'withdrawn' | 'lapsed', now: Date) =>
  sql`update agent.contract set state = ${state}, decided_at = ${now}, changes = changes + 1
      where id = ${id}::uuid`.execute(tx)

export const saveAccepted = (tx: Tx, id: string, { now, from }: { readonly now: Date; readonly from: Date }) =>
  sql`update agent.contract set state = 'accepted', decided_at = ${now}, from_at = ${from}, changes = changes + 1
      where id = ${id}::uuid`.execute(tx)

export interface ContractEnd {
  readonly id: string
  readonly until: Date
}

/** Let contracts end, no later than they would have and not before they begin. */
export const saveEnds = (tx: Tx, ends: readonly ContractEnd[], reason: ContractEndReason) =>
  sql`update agent.contract as c
      set until_at = greatest(c.from_at, ending.until), end_reason = ${reason}, changes = c.changes + 1
      from unnest(${arrayOf(ends.map(({ id }) => id))}::uuid[], ${moments(ends.map(({ until }) => until))}::timestamptz[])
        as ending (id, until)
      where c.id = ending.id and (c.until_at is null or c.until_at > greatest(c.from_at, ending.until))`.execute(tx)

export const saveEndAsked = (tx: Tx, id: string, by: string, now: Date) =>
  sql`update agent.contract set end_asked_by = ${by}::uuid, end_asked_at = ${now}, changes = changes + 1
      where id = ${id}::uuid`.execute(tx)

export const saveEndAnswer = (tx: Tx, id: string, answer: 'agreed' | 'kept') =>
  sql`update agent.contract set end_answer = ${answer}, changes = changes + 1 where id = ${id}::uuid`.execute(tx)

/** Offers that nobody answered in time, the longest first. */
export async function findLapsed(db: Db, now: Date, most: number) {
  const { rows } = await sql<{ id: string; brandId: number; kind: ContractKind }>`
    select id, brand_id as "brandId", kind from agent.contract
    where state = 'offered' and lapses_at <= ${now} order by lapses_at, id limit ${most}::int`.execute(db)
  return rows
}

export interface ContractFilter {
  readonly memberId: string
  readonly kind: ContractKind | null
  readonly group: string | null
  readonly side: 'given' | 'own' | null
  /** Those alone that wait for an answer of the member at this moment. */
  readonly waitingAt: Date | null
}

/** What others have not offered yet is theirs alone. */
const wanted = ({ memberId, kind, group, side, waitingAt }: ContractFilter) => sql`
  ((c.above_id = ${memberId}::uuid and ${side}::text is distinct from 'own')
    or (c.below_id = ${memberId}::uuid and ${side}::text is distinct from 'given' and c.offered_at is not null))
  and (${kind}::text is null or c.kind = ${kind}) and (${group}::text is null or c.category_group = ${group})
  and (${waitingAt}::timestamptz is null
    or (c.state = 'offered' and c.below_id = ${memberId}::uuid and c.lapses_at > ${waitingAt})
    or (c.state = 'accepted' and c.end_asked_by <> ${memberId}::uuid and c.end_answer is null and c.until_at > ${waitingAt}))`

/** One page of an agent's contracts, newest first. */
export async function findContracts(
  db: Db,
  filter: ContractFilter,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<readonly ContractRow[]> {
  const { rows } = await sql<ContractRow>`
    select ${CONTRACT} from agent.contract as c where ${wanted(filter)}
    order by c.made_at desc, c.id limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  return rows
}

export async function countContracts(db: Db, filter: ContractFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from agent.contract as c where ${wanted(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** How often anything changed in what an agent sees of contracts. */
export async function countChanges(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    select coalesce(sum(changes), 0)::int as changes from agent.contract
    where above_id = ${memberId}::uuid or (below_id = ${memberId}::uuid and offered_at is not null)`.execute(db)
  return rows[0]?.changes ?? 0
}

/** Of a kind and group what waits for an agent's answer to the one above, or else what was answered last. */
export async function findAnswerable(
  db: Db,
  { belowId, kind, group }: Omit<ContractPair, 'aboveId'>,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from agent.contract
    where below_id = ${belowId}::uuid and kind = ${kind} and category_group = ${group} and offered_at is not null
    order by (state = 'offered' and lapses_at > ${now}) desc,
             (end_asked_by <> below_id and end_answer is null and until_at > ${now}) desc nulls last,
             decided_at desc nulls last, version desc, id limit 1`.execute(db)
  return rows[0]?.id
}
