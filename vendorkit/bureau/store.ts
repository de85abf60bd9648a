import type { DatabaseSync } from 'node:sqlite'
import { NOTICE_TABLES, notices } from '../gateway/notice-store.ts'
import { common, openFile } from '../sqlite.ts'

/** A draw that the site has announced, and what was given out as its result. */
export interface Draw {
  readonly gameCode: string
  readonly issueNo: string
  readonly family: string
  readonly drawAt: string
  /** Where its result is late on purpose: when it comes. */
  readonly lateUntil: string | null
  /** Where its result is wrong on purpose: when it is corrected. */
  readonly correctAt: string | null
  readonly publishedAt: string | null
  /** As given out last. */
  readonly numbers: readonly string[] | null
  /** How often its numbers were given out: 0 before the result, more than 1 after a correction. */
  readonly version: number
}

interface DrawRow extends Omit<Draw, 'numbers'> {
  readonly numbers: string | null
}

const TABLES = `
  create table if not exists draw (
    game_code text not null, issue_no text not null, family text not null, draw_at text not null, late_until text,
    correct_at text, published_at text, numbers text, version integer not null,
    primary key (game_code, issue_no)) strict, without rowid;
  create index if not exists draw_to_come on draw (draw_at) where version = 0;
  create index if not exists draw_published on draw (draw_at) where version > 0;
  create index if not exists draw_to_correct on draw (correct_at) where correct_at is not null;`

const DRAW = `game_code as "gameCode", issue_no as "issueNo", family, draw_at as "drawAt", late_until as "lateUntil",
  correct_at as "correctAt", published_at as "publishedAt", numbers, version`

/** What the bureau remembers: one file of SQLite in the data folder. */
export function openStore(dataDir: string) {
  const db = openFile(dataDir, 'results-bureau.sqlite', TABLES + NOTICE_TABLES)
  return { ...draws(db), ...notices(db), ...common(db) }
}

export type Store = ReturnType<typeof openStore>

const drawOf = (row: unknown): Draw => {
  const { numbers, ...draw } = row as DrawRow
  return { ...draw, numbers: numbers === null ? null : (JSON.parse(numbers) as readonly string[]) }
}

const draws = (db: DatabaseSync) => ({
  draw(gameCode: string, issueNo: string): Draw | undefined {
    const row = db.prepare(`select ${DRAW} from draw where game_code = ? and issue_no = ?`).get(gameCode, issueNo)
    return row && drawOf(row)
  },
  insertDraw: ({ gameCode, issueNo, family, drawAt }: Pick<Draw, 'gameCode' | 'issueNo' | 'family' | 'drawAt'>) =>
    db
      .prepare('insert into draw (game_code, issue_no, family, draw_at, version) values (?, ?, ?, ?, 0)')
      .run(gameCode, issueNo, family, drawAt),
  putDraw: ({ numbers, family: _, ...draw }: Draw) =>
    db
      .prepare(
        `update draw set draw_at = :drawAt, late_until = :lateUntil, correct_at = :correctAt,
           published_at = :publishedAt, numbers = :numbers, version = :version
         where game_code = :gameCode and issue_no = :issueNo`,
      )
      .run({ ...draw, numbers: numbers && JSON.stringify(numbers) }),
  /** Whether anything comes with time. */
  isAwaited: (): boolean =>
    db.prepare('select 1 from draw where version = 0 limit 1').get() !== undefined ||
    db.prepare('select 1 from draw where correct_at is not null limit 1').get() !== undefined,
  /** Those without a result whose moment is until then, in their order. */
  drawsUntil: (moment: string) =>
    db
      .prepare(
        `select ${DRAW} from draw where version = 0 and draw_at <= ? order by draw_at, game_code, issue_no limit 500`,
      )
      .all(moment)
      .map(drawOf),
  drawsToCorrect: (moment: string) =>
    db
      .prepare(`select ${DRAW} from draw where correct_at <= ? order by correct_at, game_code, issue_no`)
      .all(moment)
      .map(drawOf),
  drawsToCome: () =>
    db
      .prepare(`select ${DRAW} from draw where version = 0 order by draw_at, game_code, issue_no limit 50`)
      .all()
      .map(drawOf),
  lastPublished: () =>
    db
      .prepare(`select ${DRAW} from draw where version > 0 order by draw_at desc, game_code, issue_no limit 50`)
      .all()
      .map(drawOf),
  /** What was given out of the draws of a day. */
  publishedOn: (day: string) =>
    db
      .prepare(
        `select ${DRAW} from draw where version > 0 and draw_at between ? and ? order by draw_at, game_code, issue_no`,
      )
      .all(`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`)
      .map(drawOf),
})
