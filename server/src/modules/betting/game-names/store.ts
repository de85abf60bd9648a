import { sql } from 'kysely'
import { jsons, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { type TranslatedName, nameIn } from '#kernel/translated-name.ts'
import type { GameName } from './game-names.ts'

/** What these games are called in a language. */
export async function findNames(
  db: Db,
  gameCodes: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, { readonly name: string; readonly vendorName: string }>> {
  const { rows } = await sql<TranslatedName & { gameCode: string; vendorName: string }>`
    select game_code as "gameCode", name, names, vendor_name as "vendorName" from betting.game
    where game_code = any(${tokens([...new Set(gameCodes)])}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.gameCode, { name: nameIn(row, language), vendorName: row.vendorName }]))
}

/** How vendors are called, by their codes, as far as a game of theirs has been played. */
export async function findVendorNames(db: Db, vendors: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ vendor: string; name: string }>`
    select vendor, max(vendor_name) as name from betting.game
    where vendor = any(${tokens([...new Set(vendors)])}::text[]) group by vendor`.execute(db)
  return new Map(rows.map(({ vendor, name }) => [vendor, name]))
}

export const upsertGames = (tx: Tx, games: readonly GameName[]) =>
  sql`
  insert into betting.game (vendor, game_code, name, names, vendor_name)
  select * from unnest(${tokens(games.map((one) => one.vendor))}::text[], ${tokens(games.map((one) => one.gameCode))}::text[],
                       ${texts(games.map((one) => one.name))}::text[], ${jsons(games.map((one) => one.names))}::jsonb[],
                       ${texts(games.map((one) => one.vendorName))}::text[])
  on conflict (vendor, game_code) do update set name = excluded.name, names = excluded.names, vendor_name = excluded.vendor_name`.execute(
    tx,
  )
