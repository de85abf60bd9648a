import type { Db } from '#kernel/database.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { findNames } from '../game-names/store.ts'

interface QueueRow {
  readonly memberId: string
  readonly vendor?: string
  readonly gameCode: string
}

/** A row as the audit log and a second person are told of it: in English, whoever reads it. */
export async function namedRow<Row extends QueueRow>(db: Db, row: Row) {
  const [named] = await namedRows(db, [row], 'en')
  if (named === undefined) throw new Error('a row has lost its names')
  return named
}

/** Rows of a desk's queue, each with whose it is and what its game is called. */
export async function namedRows<Row extends QueueRow>(db: Db, rows: readonly Row[], language: string) {
  const [members, games] = await Promise.all([
    memberNames(
      db,
      rows.map(({ memberId }) => memberId),
    ),
    findNames(
      db,
      rows.map(({ gameCode }) => gameCode),
      language,
    ),
  ])
  return rows.map((row) => {
    const game = games.get(row.gameCode)
    return {
      row,
      account: members.get(row.memberId)?.account ?? '',
      gameName: game?.name ?? row.gameCode,
      vendorName: game?.vendorName ?? row.vendor ?? '',
    }
  })
}
