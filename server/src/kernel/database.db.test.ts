import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database.ts'
import { inTransaction } from './database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await sql`create table public.pot (id int primary key, amount int not null)`.execute(database.db)
  await sql`insert into public.pot values (1, 0)`.execute(database.db)
})
afterAll(() => database.drop())

test('what is asked together with a lock, behind it, sees what whoever held the lock before has written', async () => {
  const taken = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const first = inTransaction(database.db, async (tx) => {
    await sql`select from public.pot where id = 1 for update`.execute(tx)
    taken.resolve()
    await free.promise
    await sql`update public.pot set amount = 7 where id = 1`.execute(tx)
  })
  await taken.promise

  const second = inTransaction(database.db, async (tx) => {
    const both = Promise.all([
      sql`select from public.pot where id = 1 for update`.execute(tx),
      sql<{ amount: number }>`select amount from public.pot`.execute(tx),
    ])
    free.resolve()
    return (await both)[1].rows
  })
  await first

  expect(await second).toEqual([{ amount: 7 }])
})

test('of statements asked together the first that fails is the error, and nothing of them stays', async () => {
  const failing = inTransaction(database.db, (tx) =>
    Promise.all([
      sql`insert into public.pot values (2, 1)`.execute(tx),
      sql`insert into public.pot values (1, 1)`.execute(tx),
      sql`insert into public.pot values (3, 1)`.execute(tx),
    ]),
  )

  await expect(failing).rejects.toMatchObject({ code: '23505' })
  const { rows } = await sql<{ id: number }>`select id from public.pot`.execute(database.db)
  expect(rows).toEqual([{ id: 1 }])
})

test('statements asked together are answered each with its own rows', async () => {
  const answers = await inTransaction(database.db, (tx) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => sql<{ n: number }>`select ${index}::int as n`.execute(tx))),
  )

  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

test('whoever asks for a second connection inside a transaction is refused at once, and the pool is as before', async () => {
  const nested = inTransaction(database.db, () => sql`select 1`.execute(database.db))

  await expect(nested).rejects.toThrow('asked the pool inside a transaction')
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
})
