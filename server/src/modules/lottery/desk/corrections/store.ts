import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { OrderLineOwner } from '../store.ts'

/** What two people do about a draw. */
export type DrawAction = 'void' | 'correct'

export interface IssueCorrectionRow {
  readonly id: string
  readonly issueId: string
  readonly brandId: number
  readonly kind: DrawAction
  readonly numbersBefore: readonly string[] | null
  readonly numbersAfter: readonly string[] | null
  readonly reason: string
  readonly askedBy: string
  readonly confirmedBy: string
  readonly at: Date
}

export interface ShownCorrectionRow extends IssueCorrectionRow {
  readonly lottery: string
  readonly issueNo: string
}

const CORRECTION = sql`c.id, c.issue_id as "issueId", c.brand_id as "brandId", c.kind, c.numbers_before as "numbersBefore",
  c.numbers_after as "numbersAfter", c.reason, c.asked_by as "askedBy", c.confirmed_by as "confirmedBy", c.at`

/** The book's correction of a round, under its own id. */
export interface CorrectedRoundRow extends OrderLineOwner {
  readonly id: string
  readonly correctionId: string
  readonly roundId: string
}

const json = (numbers: readonly string[] | null) => (numbers === null ? null : JSON.stringify(numbers))

export async function insertCorrection(
  tx: Tx,
  correction: IssueCorrectionRow,
  rounds: readonly CorrectedRoundRow[],
): Promise<void> {
  const { id, issueId, brandId, kind, numbersBefore, numbersAfter, reason, askedBy, confirmedBy, at } = correction
  await sql`
    insert into lottery.issue_correction
      (id, issue_id, brand_id, kind, numbers_before, numbers_after, reason, asked_by, confirmed_by, at)
    values (${id}, ${issueId}, ${brandId}, ${kind}, ${json(numbersBefore)}::jsonb, ${json(numbersAfter)}::jsonb, ${reason},
            ${askedBy}, ${confirmedBy}, ${at}::timestamptz)`.execute(tx)
  await sql`
    insert into lottery.corrected_round (id, correction_id, round_id, brand_id, asset)
    select * from unnest(
      ${arrayOf(rounds.map((one) => one.id))}::uuid[], ${arrayOf(rounds.map((one) => one.correctionId))}::uuid[],
      ${arrayOf(rounds.map((one) => one.roundId))}::uuid[], ${arrayOf(rounds.map((one) => one.brandId))}::int[],
      ${tokens(rounds.map((one) => one.asset))}::text[])`.execute(tx)
}

/** Nobody draws or pays it any more; one that had no draw has its end now. */
export const voidIssue = (tx: Tx, issueId: string, now: Date) =>
  sql`
  update lottery.issue set status = 'void', drawn_at = coalesce(drawn_at, ${now}::timestamptz) where id = ${issueId}::uuid`.execute(
    tx,
  )

export const saveNumbers = (tx: Tx, issueId: string, numbers: readonly string[]) =>
  sql`update lottery.issue set numbers = ${JSON.stringify(numbers)}::jsonb where id = ${issueId}::uuid`.execute(tx)

/** Corrections of an issue, the latest first. */
export async function findCorrectionsOf(db: Db, issueId: string): Promise<readonly ShownCorrectionRow[]> {
  const { rows } = await sql<ShownCorrectionRow>`
    select ${CORRECTION}, i.lottery, i.issue_no as "issueNo" from lottery.issue_correction as c
    join lottery.issue as i on i.id = c.issue_id
    where c.issue_id = ${issueId}::uuid order by c.number desc`.execute(db)
  return rows
}

/** Corrections, the latest first, and how many there are. */
export async function findCorrections(
  db: Db,
  lottery: string | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly ShownCorrectionRow[]; readonly total: number }> {
  const from = sql`lottery.issue_correction as c join lottery.issue as i on i.id = c.issue_id
    where (${lottery}::text is null or i.lottery = ${lottery}::text)`
  const [{ rows }, counted] = await Promise.all([
    sql<ShownCorrectionRow>`
      select ${CORRECTION}, i.lottery, i.issue_no as "issueNo" from ${from}
      order by c.number desc offset ${offset}::int limit ${limit}::int`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The rounds of these corrections. */
export async function findRoundsOf(db: Db, correctionIds: readonly string[]): Promise<readonly CorrectedRoundRow[]> {
  const { rows } = await sql<CorrectedRoundRow>`
    select id, correction_id as "correctionId", round_id as "roundId", brand_id as "brandId", asset from lottery.corrected_round
    where correction_id = any(${arrayOf(correctionIds)}::uuid[]) order by brand_id, asset`.execute(db)
  return rows
}

/** A round that is being corrected, with what it is corrected by. */
export interface RunningRoundRow extends CorrectedRoundRow {
  readonly issueId: string
  readonly lottery: string
  readonly family: string
  readonly kind: DrawAction
  readonly numbersAfter: readonly string[] | null
}

/** Which rounds of lotteries these corrections of the book are of. */
export async function findRunningRounds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RunningRoundRow>> {
  const { rows } = await sql<RunningRoundRow>`
    select r.id, r.correction_id as "correctionId", r.round_id as "roundId", r.brand_id as "brandId", r.asset,
           c.issue_id as "issueId", i.lottery, l.family, c.kind, c.numbers_after as "numbersAfter"
    from lottery.corrected_round as r
    join lottery.issue_correction as c on c.id = r.correction_id
    join lottery.issue as i on i.id = c.issue_id
    join lottery.lottery as l on l.code = i.lottery
    where r.id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
