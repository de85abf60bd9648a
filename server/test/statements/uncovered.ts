/**
 * Statements that cannot be prepared from what the code says, by file and function, each with why. Whatever is not here is covered, and
 * what is here and can be prepared is named as out of date.
 */
export const UNCOVERED: Readonly<Record<string, string>> = {
  'history/recount/recount.ts resultOf': 'holds the query of one recount; the test of the history runs each of them',
  'src/kernel/embedded.ts prepare':
    'makes the role with a password that is drawn at that moment, which no parameter may hold',
  'src/kernel/lease.ts openLeases': 'three settings of a connection in one text, which PostgreSQL does not prepare',
  'src/kernel/migrate.ts apply': 'the texts of the migrations, each of which this database has applied',
  'src/kernel/migrate.ts validateConstraints': 'a text that PostgreSQL makes of its own catalogue',
  'src/modules/betting/endings/store.ts findEnds':
    'holds the query by which whoever settles says how bets end; the tests of endings run it with one and without',
}
