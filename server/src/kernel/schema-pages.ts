import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type ColumnRow, type ConstraintRow, tableText, normalised, type RelationRow } from './schema-text.ts'

/** The current schema for readers, one page for each PostgreSQL schema: `npm run schema`. */
export const SCHEMA_FOLDER = new URL('../../schema/', import.meta.url)

/** The text of each page by the name of its PostgreSQL schema. */
export type SchemaPages = Readonly<Record<string, string>>

/** The pages as they are committed. */
export async function readSchemaPages(): Promise<SchemaPages> {
  const files = (await readdir(SCHEMA_FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => [name.replace(/\.sql$/, ''), await readFile(new URL(name, SCHEMA_FOLDER), 'utf8')]),
    ),
  )
}

/** What follows the tables of a page, or one of them: statements as PostgreSQL spells them. */
interface StatementRow {
  readonly schema: string
  /** The table that it belongs to, null where it stands for itself. */
  readonly of: number | null
  readonly text: string
}

/** The job queue's schema is its library's. */
const OURS = sql`select oid, nspname from pg_namespace
  where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'graphile_worker', 'public')`

/** Tables in the order in which the migrations made them: what a module is about comes first. */
const TABLES = sql<RelationRow>`
  with ours as (${OURS})
  select c.oid::int as id, nspname as schema, relname as name, array_to_string(reloptions, ', ') as options
  from pg_class c join ours on ours.oid = relnamespace where relkind in ('r', 'p') order by c.oid`

const COLUMNS = sql<ColumnRow>`
  with ours as (${OURS})
  select c.oid::int as of, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull",
    attidentity::text as identity, attgenerated::text as generated, pg_get_expr(adbin, adrelid) as expression,
    col_description(c.oid, attnum) as comment
  from pg_attribute a join pg_class c on c.oid = attrelid join ours on ours.oid = relnamespace
    left join pg_attrdef d on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'p') and attnum > 0 and not attisdropped order by c.oid, attnum`

const CONSTRAINTS = sql<ConstraintRow>`
  with ours as (${OURS})
  select conrelid::int as of, conname as name, contype::text as kind, pg_get_constraintdef(c.oid, true) as text,
    array(select attname::text from unnest(conkey) with ordinality as key (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns
  from pg_constraint c join ours on ours.oid = connamespace
  where contype <> 'n' and conrelid <> 0
  order by conrelid, array_position(array['p', 'u', 'f', 'c', 'x'], contype::text), c.oid`

const STATEMENTS = sql<StatementRow>`
  with ours as (${OURS}), statement as (
    select 1 as rank, nspname as schema, indrelid::int as of, i.oid, pg_get_indexdef(indexrelid) || ';' as text
    from pg_index join pg_class i on i.oid = indexrelid join ours on ours.oid = relnamespace
    where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    union all
    select 2, nspname, tgrelid::int, t.oid, pg_get_triggerdef(t.oid, true) || ';'
    from pg_trigger t join pg_class c on c.oid = tgrelid join ours on ours.oid = relnamespace where not tgisinternal
    union all
    select 0, nspname, null, s.oid, 'create sequence ' || nspname || '.' || relname || ' start ' || seqstart || ';'
    from pg_sequence join pg_class s on s.oid = seqrelid join ours on ours.oid = relnamespace
    where not exists (select from pg_depend d where d.objid = s.oid and deptype in ('a', 'i'))
    union all
    select 3, nspname, null, v.oid, 'create view ' || nspname || '.' || relname || ' as' || chr(10) || pg_get_viewdef(v.oid, 100)
    from pg_class v join ours on ours.oid = relnamespace where relkind = 'v'
    union all
    select 4, nspname, null, p.oid, rtrim(pg_get_functiondef(p.oid), chr(10)) || ';'
    from pg_proc p join ours on ours.oid = pronamespace where prokind in ('f', 'p')
  ) select schema, of, text from statement order by rank, oid`

/** The pages of a database as it is now. */
export async function schemaPages(db: Db): Promise<SchemaPages> {
  const [tables, columns, constraints, statements] = await Promise.all([
    TABLES.execute(db),
    COLUMNS.execute(db),
    CONSTRAINTS.execute(db),
    STATEMENTS.execute(db),
  ])
  const inner = Map.groupBy(columns.rows, ({ of }) => of)
  const kept = Map.groupBy(constraints.rows, ({ of }) => of)
  const beside = Map.groupBy(statements.rows, ({ of }) => of)
  const blocks = [
    ...tables.rows.map((table) => ({
      schema: table.schema,
      text: [
        tableText(table, inner.get(table.id) ?? [], kept.get(table.id) ?? []),
        ...(beside.get(table.id) ?? []).map(({ text }) => normalised(text)),
      ].join('\n'),
    })),
    ...(beside.get(null) ?? []).map(({ schema, text }) => ({ schema, text: normalised(text) })),
  ]
  const pages = [...Map.groupBy(blocks, ({ schema }) => schema)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(pages.map(([schema, parts]) => [schema, pageText(schema, parts)]))
}

const pageText = (schema: string, parts: readonly { readonly text: string }[]) =>
  `-- The schema ${schema} as all migrations together make it. Written by npm run schema.\n\n` +
  `${parts.map(({ text }) => text).join('\n\n')}\n`
