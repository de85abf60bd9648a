import { sql } from 'kysely'
import type { Tx } from '#kernel/database.ts'
import type { TableRow } from './store.ts'

export type NewTable = Pick<
  TableRow,
  'id' | 'brandId' | 'code' | 'gameCode' | 'paytable' | 'speed' | 'names' | 'limits'
> & { readonly position: number }

/** A new table rests until somebody looks at it. */
export const insertTable = (tx: Tx, table: NewTable, now: Date) =>
  sql`
  insert into studio.live_table (id, brand_id, code, game_code, paytable, speed, names, position, limits, due_at)
  values (${table.id}, ${table.brandId}, ${table.code}, ${table.gameCode}, ${table.paytable}, ${table.speed},
          ${JSON.stringify(table.names)}::jsonb, ${table.position}, ${JSON.stringify(table.limits)}::jsonb, ${now})
  on conflict (id) do update set names = excluded.names, position = excluded.position`.execute(tx)
