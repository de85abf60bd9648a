import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { type NumberRuleRow, RULE } from '../../numbers/store.ts'

/** What was done to a rule, by whom and why. */
export interface RuleVersionRow {
  readonly ruleId: string
  readonly version: number
  readonly change: 'set' | 'cap' | 'end'
  readonly cap: bigint | null
  readonly askedBy: string
  readonly confirmedBy: string
  readonly reason: string
  readonly note: string
  readonly at: Date
}

/** Set a rule; false where its id is taken. */
export async function insertRule(
  tx: Tx,
  { id, brandId, lottery, issueId, kind, method, numbers, cap }: Omit<NumberRuleRow, 'version' | 'endedAt'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into lottery.number_rule (id, brand_id, lottery, issue_id, kind, method, numbers, cap)
    values (${id}::uuid, ${brandId}::int, ${lottery}, ${issueId}::uuid, ${kind}, ${method}::text, ${JSON.stringify(numbers)}::jsonb,
            ${cap}::int8)
    on conflict (id) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** A rule, locked: it is changed by one at a time. */
export async function lockRule(tx: Tx, id: string): Promise<NumberRuleRow | undefined> {
  const { rows } = await sql<NumberRuleRow>`
    select ${RULE} from lottery.number_rule as r where r.id = ${id}::uuid for update`.execute(tx)
  return rows[0]
}

export async function findRule(db: Db, id: string): Promise<NumberRuleRow | undefined> {
  const { rows } =
    await sql<NumberRuleRow>`select ${RULE} from lottery.number_rule as r where r.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export const saveRule = (tx: Tx, { id, cap, version, endedAt }: NumberRuleRow) =>
  sql`
  update lottery.number_rule set cap = ${cap}::int8, version = ${version}::int, ended_at = ${endedAt}::timestamptz
  where id = ${id}::uuid`.execute(tx)

export const insertVersion = (tx: Tx, version: RuleVersionRow) =>
  sql`
  insert into lottery.number_rule_version (rule_id, version, change, cap, asked_by, confirmed_by, reason, note, at)
  values (${version.ruleId}::uuid, ${version.version}::int, ${version.change}, ${version.cap}::int8, ${version.askedBy},
          ${version.confirmedBy}, ${version.reason}, ${version.note}, ${version.at}::timestamptz)`.execute(tx)

/** All versions of these rules, the latest first. */
export async function findVersions(db: Db, ruleIds: readonly string[]): Promise<readonly RuleVersionRow[]> {
  const { rows } = await sql<RuleVersionRow>`
    select rule_id as "ruleId", version, change, cap, asked_by as "askedBy", confirmed_by as "confirmedBy", reason, note, at
    from lottery.number_rule_version where rule_id = any(${arrayOf(ruleIds)}::uuid[]) order by rule_id, version desc`.execute(
    db,
  )
  return rows
}

/** Rules of a brand on an issue, its own and standing ones, that ended last. */
export async function findEndedRules(
  db: Db,
  { brandId, lottery, issueId }: Pick<NumberRuleRow, 'brandId' | 'lottery' | 'issueId'>,
  many: number,
): Promise<readonly NumberRuleRow[]> {
  const { rows } = await sql<NumberRuleRow>`
    select ${RULE} from lottery.number_rule as r
    where r.brand_id = ${brandId}::int and r.lottery = ${lottery} and (r.issue_id is null or r.issue_id = ${issueId}::uuid)
      and r.ended_at is not null
    order by r.ended_at desc limit ${many}::int`.execute(db)
  return rows
}

/** A number with what is staked on it, and what one hit of it pays at most. */
export interface ExposedRow {
  readonly number: string
  readonly stake: bigint
  readonly pays: bigint
}

/** The numbers of a counted method with the highest stakes, and how many have any. */
export async function findExposed(
  db: Db,
  { brandId, issueId, asset, method }: Record<'issueId' | 'asset' | 'method', string> & { readonly brandId: number },
  many: number,
): Promise<{ readonly rows: readonly ExposedRow[]; readonly total: number }> {
  const of = sql`brand_id = ${brandId}::int and issue_id = ${issueId}::uuid and asset = ${asset} and method = ${method} and stake > 0`
  const [{ rows }, counted] = await Promise.all([
    sql<ExposedRow>`
      select number, stake, pays from lottery.number_stake where ${of} order by stake desc, number limit ${many}::int`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from lottery.number_stake where ${of}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
