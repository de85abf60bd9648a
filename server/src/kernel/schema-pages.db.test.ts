import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { readSchemaPages, schemaPages } from './schema-pages.ts'

const { db, drop } = await freshDatabase()
afterAll(drop)

test('the pages of the schema are what the migrations make: npm run schema writes them', async () => {
  expect(await schemaPages(db)).toEqual(await readSchemaPages())
})

test('a table is written as a person would write it', async () => {
  await sql`create schema library`.execute(db)
  await sql`
    create table library.shelf (id int primary key, room text not null default 'Hall' check (room in ('Hall', 'Attic')))`.execute(
    db,
  )
  await sql`
    create table library.book (id bigint generated always as identity primary key, shelf_id int references library.shelf,
      title text not null unique, lent timestamptz, back timestamptz, pages double precision,
      constraint back_after_lent check (back > lent), unique (shelf_id, title)) with (fillfactor = 70)`.execute(db)
  await sql`create index book_lent on library.book (lent desc) where back is null`.execute(db)
  const { library } = await schemaPages(db)
  expect(library?.split('\n\n').slice(1).join('\n\n')).toBe(`create table library.shelf (
  id   int  primary key,
  room text not null default 'Hall' check (room in ('Hall', 'Attic'))
);

create table library.book (
  id       int8        generated always as identity primary key,
  shelf_id int         references library.shelf(id),
  title    text        not null unique,
  lent     timestamptz,
  back     timestamptz,
  pages    float8,
  unique (shelf_id, title),
  constraint back_after_lent check (back > lent)
) with (fillfactor=70);
create index book_lent on library.book (lent desc) where (back is null);
`)
})
