import type { NumberRuleKind } from '@croupier/engine/lottery/number-rules.ts'
import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { KeptOdds } from '../terms.ts'

/** A rule on numbers as it holds now. */
export interface NumberRuleRow {
  readonly id: string
  readonly brandId: number
  readonly lottery: string
  /** Null: it holds on every issue. */
  readonly issueId: string | null
  readonly kind: NumberRuleKind
  /** Null: every method that has these numbers. */
  readonly method: string | null
  readonly numbers: readonly string[]
  readonly cap: bigint | null
  readonly version: number
  readonly endedAt: Date | null
}

export const RULE = sql`r.id, r.brand_id as "brandId", r.lottery, r.issue_id as "issueId", r.kind, r.method, r.numbers, r.cap, r.version,
  r.ended_at as "endedAt"`

/** An issue at a brand. */
export interface BrandIssue {
  readonly brandId: number
  readonly lottery: string
  readonly issueId: string
}

/** The rules that hold at these brands on any of these issues. */
export async function findRules(db: Db, issues: readonly BrandIssue[]): Promise<readonly NumberRuleRow[]> {
  const brands = [...new Map(issues.map((one) => [`${one.brandId} ${one.lottery}`, one])).values()]
  const { rows } = await sql<NumberRuleRow>`
    select ${RULE} from lottery.number_rule as r
    where (r.brand_id, r.lottery) in (
        select * from unnest(${arrayOf(brands.map((one) => one.brandId))}::int[], ${tokens(brands.map((one) => one.lottery))}::text[]))
      and (r.issue_id is null or r.issue_id = any(${arrayOf([...new Set(issues.map((one) => one.issueId))])}::uuid[]))
      and r.ended_at is null
    order by r.id`.execute(db)
  return rows
}

/** A method of which every line of a brand on an issue is counted by number. */
export interface CountedMethod {
  readonly brandId: number
  readonly issueId: string
  readonly method: string
}

/** Methods that are counted at these brands on these issues. */
export async function findCounted(
  db: Db,
  issues: readonly Pick<BrandIssue, 'brandId' | 'issueId'>[],
): Promise<readonly CountedMethod[]> {
  const { rows } = await sql<CountedMethod>`
    select brand_id as "brandId", issue_id as "issueId", method from lottery.counted_method
    where (brand_id, issue_id) in (
      select * from unnest(
        ${arrayOf(issues.map((one) => one.brandId))}::int[], ${arrayOf(issues.map((one) => one.issueId))}::uuid[]))`.execute(
    db,
  )
  return rows
}

/** Begin to count methods; answers those that nobody has counted before. */
export async function insertCounted(tx: Tx, methods: readonly CountedMethod[]): Promise<readonly CountedMethod[]> {
  const { rows } = await sql<CountedMethod>`
    insert into lottery.counted_method (brand_id, issue_id, method)
    select * from unnest(
      ${arrayOf(methods.map((one) => one.brandId))}::int[], ${arrayOf(methods.map((one) => one.issueId))}::uuid[],
      ${tokens(methods.map((one) => one.method))}::text[])
    on conflict do nothing returning brand_id as "brandId", issue_id as "issueId", method`.execute(tx)
  return rows
}

/** Issues, locked against whoever bets on them: these wait until this transaction is over. */
export const lockIssues = (tx: Tx, ids: readonly string[]) =>
  sql`select id from lottery.issue where id = any(${arrayOf(ids)}::uuid[]) order by id for no key update`.execute(tx)

/** The issues of a lottery that can still be bet on, locked in the same way. */
export const lockOpenIssues = (tx: Tx, lottery: string) =>
  sql`select id from lottery.issue where lottery = ${lottery} and status = 'ready' order by id for no key update`.execute(
    tx,
  )

/** Which number is counted, of whose stakes. */
export interface StakeKey extends CountedMethod {
  readonly asset: string
  readonly number: string
}

export interface StakeRow extends StakeKey {
  readonly stake: bigint
  readonly pays: bigint
}

const columnsOf = (keys: readonly StakeKey[]) => sql`
  ${arrayOf(keys.map((one) => one.brandId))}::int[], ${arrayOf(keys.map((one) => one.issueId))}::uuid[],
  ${tokens(keys.map((one) => one.asset))}::text[], ${tokens(keys.map((one) => one.method))}::text[],
  ${tokens(keys.map((one) => one.number))}::text[]`

const KEY = sql`brand_id, issue_id, asset, method, number`
const NAMED = sql`s.brand_id as "brandId", s.issue_id as "issueId", s.asset, s.method, s.number, s.stake, s.pays`

/** What is staked on numbers, locked in the order of their keys; a number that nobody has staked on is begun. */
export async function lockStakes(tx: Tx, keys: readonly StakeKey[]): Promise<readonly StakeRow[]> {
  const { rows } = await sql<StakeRow>`
    insert into lottery.number_stake as s (${KEY}, stake, pays)
    select ${KEY}, 0, 0 from unnest(${columnsOf(keys)}) as one (${KEY}) order by ${KEY}
    on conflict (${KEY}) do update set stake = s.stake returning ${NAMED}`.execute(tx)
  return rows
}

/** Lock numbers of which something is taken back. */
export const lockKnown = (tx: Tx, keys: readonly StakeKey[]) =>
  sql`
  select from lottery.number_stake where (${KEY}) in (select * from unnest(${columnsOf(keys)})) order by ${KEY} for update`.execute(
    tx,
  )

/** Add to what is staked on numbers that are locked, or take from it. */
export const addStakes = (tx: Tx, changes: readonly StakeRow[]) =>
  sql`
  update lottery.number_stake as s set stake = s.stake + one.stake, pays = s.pays + one.pays
  from unnest(${columnsOf(changes)}, ${arrayOf(changes.map((one) => one.stake))}::int8[],
              ${arrayOf(changes.map((one) => one.pays))}::int8[]) as one (${KEY}, stake, pays)
  where (s.brand_id, s.issue_id, s.asset, s.method, s.number) = (one.brand_id, one.issue_id, one.asset, one.method, one.number)`.execute(
    tx,
  )

/** Numbers of a method that begins to be counted. */
export const insertStakes = (tx: Tx, stakes: readonly StakeRow[]) =>
  sql`
  insert into lottery.number_stake (${KEY}, stake, pays)
  select * from unnest(${columnsOf(stakes)}, ${arrayOf(stakes.map((one) => one.stake))}::int8[],
                       ${arrayOf(stakes.map((one) => one.pays))}::int8[])`.execute(tx)

/** What is staked on these numbers now. */
export async function findStakes(db: Db, keys: readonly StakeKey[]): Promise<readonly StakeRow[]> {
  const { rows } = await sql<StakeRow>`
    select ${NAMED} from lottery.number_stake as s
    where (s.brand_id, s.issue_id, s.asset, s.method, s.number) in (select * from unnest(${columnsOf(keys)}))`.execute(
    db,
  )
  return rows
}

/** What members have staked on issues, without what they took back. */
export interface MemberStakeRow {
  readonly memberId: string
  readonly issueId: string
  readonly asset: string
  readonly stake: bigint
}

export async function sumOfMembers(
  db: Db,
  wanted: readonly Pick<MemberStakeRow, 'memberId' | 'issueId'>[],
): Promise<readonly MemberStakeRow[]> {
  const { rows } = await sql<MemberStakeRow>`
    select member_id as "memberId", issue_id as "issueId", asset, sum(amount)::int8 as stake from lottery.order_line
    where (issue_id, member_id) in (
        select * from unnest(${arrayOf(wanted.map((one) => one.issueId))}::uuid[], ${arrayOf(wanted.map((one) => one.memberId))}::uuid[]))
      and cancelled_at is null
    group by member_id, issue_id, asset`.execute(db)
  return rows
}

/** A line as far as what it stakes on numbers follows from it. */
export interface StakedOrderLine {
  readonly id: string
  readonly memberId: string
  readonly asset: string
  readonly method: string
  readonly content: string
  readonly price: bigint
  readonly amount: bigint
  readonly odds: KeptOdds
  readonly half: readonly string[] | null
  readonly unit: bigint
}

/** The next lines of a brand on an issue by these methods, without what was taken back; null: by all. */
export async function findStakedLines(
  db: Db,
  { brandId, issueId, methods }: Pick<CountedMethod, 'brandId' | 'issueId'> & { methods: readonly string[] | null },
  { memberId, id }: Pick<StakedOrderLine, 'memberId' | 'id'>,
  many: number,
): Promise<readonly StakedOrderLine[]> {
  const { rows } = await sql<StakedOrderLine>`
    select id, member_id as "memberId", asset, method, content, price, amount, odds, half, unit from lottery.order_line
    where issue_id = ${issueId}::uuid and (member_id, id) > (${memberId}::uuid, ${id}::uuid) and brand_id = ${brandId}::int
      and cancelled_at is null and (${methods === null}::bool or method = any(${tokens(methods ?? [])}::text[]))
    order by member_id, id limit ${many}::int`.execute(db)
  return rows
}
