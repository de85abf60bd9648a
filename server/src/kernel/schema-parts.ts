import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from './database.ts'

/** What a freshly migrated database enforces, each part with the beginning of its digest: `npm run schema`. */
export const SCHEMA_FILE = new URL('../../schema.json', import.meta.url)

/** By kind and full name, such as `trigger wallet.transfer transfer_stands`. */
export type SchemaParts = Readonly<Record<string, string>>

const Parts = z.record(z.string(), z.string())

export const readSchemaFile = async (): Promise<SchemaParts> =>
  Parts.parse(JSON.parse(await readFile(SCHEMA_FILE, 'utf8')))

/** The job queue's schema is its library's; PostgreSQL 18 keeps NOT NULL among the constraints, others do not: columns say it. */
const PARTS = sql<{ name: string; text: string }>`
  with ours as (
    select oid, nspname from pg_namespace
    where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'graphile_worker')
  ), tables as (
    select c.oid, nspname || '.' || relname as name from pg_class c join ours on ours.oid = relnamespace
    where relkind in ('r', 'p')
  )
  select 'trigger ' || name || ' ' || tgname as name, pg_get_triggerdef(t.oid) || ' ' || tgenabled::text as text
  from pg_trigger t join tables on tables.oid = tgrelid where not tgisinternal
  union all
  select 'trigger ' || name || ' of ' || conname, string_agg(t.tgenabled::text, '' order by t.tgname)
  from pg_trigger t join tables on tables.oid = tgrelid join pg_constraint c on c.oid = tgconstraint
  where tgisinternal group by name, conname
  union all
  select 'constraint ' || name || ' ' || conname, pg_get_constraintdef(c.oid) || ' ' || convalidated
  from pg_constraint c join tables on tables.oid = conrelid where contype <> 'n'
  union all
  select 'table ' || name || ' (indexes)', string_agg(pg_get_indexdef(indexrelid) || ' ' || indisvalid, ', ' order by i.relname)
  from pg_index join tables on tables.oid = indrelid join pg_class i on i.oid = indexrelid group by name
  union all
  select 'table ' || name || ' (columns)', string_agg(
    attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' ' || attidentity::text || ' ' ||
    attgenerated::text || ' ' || coalesce(pg_get_expr(adbin, adrelid), ''), ', ' order by attnum)
  from pg_attribute a join tables on tables.oid = attrelid left join pg_attrdef d on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped group by name
  union all
  select 'function ' || nspname || '.' || proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
    pg_get_functiondef(p.oid)
  from pg_proc p join ours on ours.oid = pronamespace where prokind in ('f', 'p')
  order by 1`

/** What this database enforces now. */
export async function readSchemaParts(db: Db): Promise<SchemaParts> {
  const { rows } = await PARTS.execute(db)
  return Object.fromEntries(rows.map(({ name, text }) => [name, digestOf(text)]))
}

/** Enough of the digest to tell texts apart that nobody chose. */
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What is missing, was changed or is there beside, each in words. */
export function schemaFaults(expected: SchemaParts, found: SchemaParts): readonly string[] {
  const missing = Object.keys(expected).filter((name) => !(name in found))
  const changed = Object.keys(expected).filter((name) => name in found && found[name] !== expected[name])
  const strange = Object.keys(found).filter((name) => !(name in expected))
  return [
    ...missing.map((name) => `${name} is missing`),
    ...changed.map((name) => `${name} is not as it was made`),
    ...strange.map((name) => `${name} is not of this version`),
  ]
}
