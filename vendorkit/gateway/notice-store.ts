import type { DatabaseSync } from 'node:sqlite'

export interface StoredNotice {
  readonly id: string
  /** What is signed, all but the moment of signing. */
  readonly payload: string
  readonly subjectId: string | null
  readonly state: 'waiting' | 'held' | 'behind' | 'kept' | 'given_up'
  readonly tries: number
  /** How often it is still to be sent, also after it was kept. */
  readonly copies: number
  readonly forged: 0 | 1
  readonly dueMs: number
  readonly madeMs: number
  readonly answer: string | null
}

export const NOTICE_TABLES = `
  create table if not exists notice (
    id text primary key, payload text not null, subject_id text, state text not null, tries integer not null,
    copies integer not null, forged integer not null, due_ms integer not null, made_ms integer not null,
    answer text) strict;
  create index if not exists notice_due on notice (due_ms) where state = 'waiting';`

const NOTICE = `id, payload, subject_id as "subjectId", state, tries, copies, forged, due_ms as "dueMs", made_ms as "madeMs",
  answer`

/** What a third party of the sandbox remembers of the notices that it sends. */
export const notices = (db: DatabaseSync) => ({
  notice: (id: string) =>
    db.prepare(`select ${NOTICE} from notice where id = ?`).get(id) as unknown as StoredNotice | undefined,
  lastNoticeOf: (subjectId: string) =>
    db
      .prepare(`select ${NOTICE} from notice where subject_id = ? order by made_ms desc, rowid desc`)
      .get(subjectId) as unknown as StoredNotice | undefined,
  lastNotices: () =>
    db
      .prepare(`select ${NOTICE} from notice order by made_ms desc, rowid desc limit 100`)
      .all() as unknown as StoredNotice[],
  dueNotices: (nowMs: number) =>
    db
      .prepare(`select ${NOTICE} from notice where state = 'waiting' and due_ms <= ? order by due_ms, rowid limit 20`)
      .all(nowMs) as unknown as StoredNotice[],
  insertNotice: (row: StoredNotice) =>
    db
      .prepare(
        `insert into notice
         values (:id, :payload, :subjectId, :state, :tries, :copies, :forged, :dueMs, :madeMs, :answer)`,
      )
      .run({ ...row }),
  putNotice: ({ id, state, tries, copies, forged, dueMs, answer }: StoredNotice) =>
    db
      .prepare(
        `update notice set state = :state, tries = :tries, copies = :copies, forged = :forged, due_ms = :dueMs,
           answer = :answer
         where id = :id`,
      )
      .run({ id, state, tries, copies, forged, dueMs, answer }),
  /** What was to be overtaken goes now that another one has arrived. */
  releaseBehind: (nowMs: number) =>
    db.prepare(`update notice set state = 'waiting', due_ms = ? where state = 'behind'`).run(nowMs),
})

export type NoticeStore = ReturnType<typeof notices>
