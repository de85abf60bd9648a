import { randomBytes } from 'node:crypto'
import { common, openFile } from '../sqlite.ts'

const SECRET_BYTES = 32

/** The one brand with players in folders of before each had its own: its secret and its players keep their places. */
const FIRST = 'LUCKY'
const TABLES = `
  create table if not exists player (number integer primary key, tries integer not null) strict;
  create table if not exists account (
    merchant text not null, number integer not null, tries integer not null, primary key (merchant, number)
  ) strict;
  insert or ignore into account select '${FIRST}', number, tries from player;
  delete from player;`

/** What the crowd remembers: secrets, from which names and passwords are drawn, and which players have accounts. */
export function openStore(dataDir: string) {
  const db = openFile(dataDir, 'crowd.sqlite', TABLES)
  const settings = common(db)
  return {
    /** From which names and passwords of a brand's players are drawn. */
    secretOf(merchant: string): string {
      const name = merchant === FIRST ? 'secret' : `secret ${merchant}`
      const kept = settings.setting(name)
      if (kept !== undefined) return kept
      const made = randomBytes(SECRET_BYTES).toString('base64url')
      settings.set(name, made)
      return made
    },
    /** With which try each player of a brand that has an account got its name, by number. */
    players: (merchant: string): ReadonlyMap<number, number> => {
      const rows = db
        .prepare('select number, tries from account where merchant = ?')
        .all(merchant) as unknown as readonly {
        readonly number: number
        readonly tries: number
      }[] // A strict table.
      return new Map(rows.map(({ number, tries }) => [number, tries]))
    },
    keepPlayer: (merchant: string, number: number, tries: number) =>
      void db
        .prepare(
          'insert into account values (?, ?, ?) on conflict (merchant, number) do update set tries = excluded.tries',
        )
        .run(merchant, number, tries),
    close: settings.close,
  }
}

export type Store = ReturnType<typeof openStore>
