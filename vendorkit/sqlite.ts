import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The one file in which a third party of the sandbox keeps what it knows. */
export function openFile(dataDir: string, name: string, tables: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true })
  const db = new DatabaseSync(join(dataDir, name))
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists setting (name text primary key, value text not null) strict;`)
  db.exec(tables)
  return db
}

/** What every such party's store can do. */
export const common = (db: DatabaseSync) => ({
  setting: (name: string): string | undefined =>
    (db.prepare('select value from setting where name = ?').get(name) as { readonly value: string } | undefined)?.value,
  set: (name: string, value: string) =>
    db
      .prepare('insert into setting values (?, ?) on conflict (name) do update set value = excluded.value')
      .run(name, value),
  close: () => db.close(),
  /** All of it or nothing. */
  together(work: () => void): void {
    db.exec('begin immediate')
    try {
      work()
      db.exec('commit')
    } catch (error) {
      db.exec('rollback')
      throw error
    }
  },
})
