import { randomBytes } from 'node:crypto'
import { common, openFile } from '../sqlite.ts'

const SECRET_BYTES = 32

const TABLES = `create table if not exists player (number integer primary key, tries integer not null) strict;`

/** What the crowd remembers: its secret, from which names and passwords are drawn, and which players have accounts. */
export function openStore(dataDir: string) {
  const db = openFile(dataDir, 'crowd.sqlite', TABLES)
  const settings = common(db)
  if (settings.setting('secret') === undefined) settings.set('secret', randomBytes(SECRET_BYTES).toString('base64url'))
  return {
    secret: settings.setting('secret') ?? '',
    /** With which try each player that has an account got its name, by number. */
    players: (): ReadonlyMap<number, number> => {
      const rows = db.prepare('select number, tries from player').all() as unknown as readonly {
        readonly number: number
        readonly tries: number
      }[] // A strict table.
      return new Map(rows.map(({ number, tries }) => [number, tries]))
    },
    keepPlayer: (number: number, tries: number) =>
      void db
        .prepare('insert into player values (?, ?) on conflict (number) do update set tries = excluded.tries')
        .run(number, tries),
    close: settings.close,
  }
}

export type Store = ReturnType<typeof openStore>
