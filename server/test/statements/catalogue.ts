import { sql } from 'kysely'
import type { Db } from '../../src/kernel/database.ts'
import { type Catalogue, nullables } from './nullable.ts'

/** The tables of the product and the database's own, with what may be null in each; a view's columns are those of its query. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const { rows } = await sql<{ schema: string; name: string; column: string; nullable: boolean; view: string | null }>`
    select nspname as schema, relname as name, attname as column, not attnotnull as nullable,
      case when relkind = 'v' and nspname not in ('pg_catalog', 'information_schema') then pg_get_viewdef(c.oid, true) end as view
    from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped
    order by c.oid, attnum`.execute(db)
  const catalogue = new Map<string, ReadonlyMap<string, boolean>>()
  for (const [full, columns] of Map.groupBy(rows, ({ schema, name }) => `${schema}.${name}`)) {
    const view = columns[0]?.view
    const found = view ? nullables(view, catalogue) : columns.map(({ nullable }) => nullable)
    const table = new Map(columns.map(({ column }, at) => [column, found[at] ?? true]))
    catalogue.set(full, table)
    if (full.startsWith('pg_catalog.')) catalogue.set(full.replace('pg_catalog.', ''), table)
  }
  return catalogue
}
