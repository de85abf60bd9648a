import type { DatabaseSync } from 'node:sqlite'

/** Money that moved before this company was opened: the demo brands' past, of which statements know. */
export interface PastMovement {
  readonly kind: 'payment' | 'payout' | 'coins'
  /** As statements name it. */
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly at: string
}

export const PAST_TABLES = `
  create table if not exists past_movement (
    kind text not null, id text not null, reference text not null, amount text not null, currency text not null,
    at text not null, primary key (kind, id)) strict, without rowid;`

const MOVEMENT = 'kind, id, reference, amount, currency, at'

/** What the company remembers of the past. */
export const past = (db: DatabaseSync) => ({
  /** What is told again stays as it was told first. */
  insertPast: (row: PastMovement) =>
    db
      .prepare(
        `insert into past_movement values (:kind, :id, :reference, :amount, :currency, :at) on conflict do nothing`,
      )
      .run({ ...row }),
  pastOf: (day: string) =>
    db
      .prepare(`select ${MOVEMENT} from past_movement where substr(at, 1, 10) = ? order by at, id`)
      .all(day) as unknown as PastMovement[],
})
