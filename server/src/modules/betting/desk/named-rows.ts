import type { Db } from '#kernel/database.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { findNames } from '../game-names/store.ts'

interface QueueRow {
  readonly memberId: string
  readonly vendor?: string
  readonly gameCode: string
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
