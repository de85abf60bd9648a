import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bare } from '../../test/bare.ts'
import type { Tx } from './database.ts'
import { inParts } from './in-parts.ts'
import { DatabaseUnavailableError } from './outage.ts'
import { Refusal } from './refusal.ts'

const { deps } = await bare()
await sql`create schema part`.execute(deps.db)
await sql`create table part.done (number int primary key check (number <> 13))`.execute(deps.db)
await sql`create table part.aside (number int primary key, reason text not null)`.execute(deps.db)
afterAll(() => sql`drop schema part cascade`.execute(deps.db))
beforeEach(() => sql`truncate part.done, part.aside`.execute(deps.db))

const write = (tx: Tx, part: readonly number[]) =>
  sql`insert into part.done select * from unnest(${[...part]}::int[])`.execute(tx)
const setAside = async (tx: Tx, number: number, reason: string) => {
  await sql`insert into part.aside values (${number}, ${reason})`.execute(tx)
}
const numbersIn = async (table: 'done' | 'aside') =>
  (
    await sql<{ number: number }>`select number from ${sql.table(`part.${table}`)} order by number`.execute(deps.db)
  ).rows.map(({ number }) => number)

let tried = 0
/** What is thrown where the work fails with this error. */
function thrownBy(error: Error): Promise<unknown> {
  tried = 0
  const work = async () => {
    tried += 1
    throw error
  }
  return inParts(deps.db, [1, 2], { work, setAside }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
}

const ALL = Array.from({ length: 32 }, (_, at) => at)

test('a set without a fault is done at once', async () => {
  let times = 0
  await inParts(deps.db, [1, 2, 3], { work: async (tx, part) => void (await write(tx, part), (times += 1)), setAside })
  expect([times, await numbersIn('done')]).toEqual([1, [1, 2, 3]])
})

test('the guilty one is set aside with its reason, and all others are done', async () => {
  await inParts(deps.db, ALL, { work: async (tx, part) => void (await write(tx, part)), setAside })
  expect(await numbersIn('done')).toEqual(ALL.filter((one) => one !== 13))
  const { rows } = await sql<{ reason: string }>`select reason from part.aside where number = 13`.execute(deps.db)
  expect(rows[0]?.reason).toContain('done_number_check')
})

test('a refusal and a bug are faults of the one as well', async () => {
  const work = async (tx: Tx, part: readonly number[]) => {
    if (part.includes(3)) throw new Refusal('id_reused')
    if (part.includes(20)) throw new Error('off by one')
    await write(tx, part)
  }
  await inParts(deps.db, ALL, { work, setAside })
  expect(await numbersIn('aside')).toEqual([3, 13, 20])
})

test.each(['53100', '55P03', '57014', '25P03', '57P03'])(
  'a database that says that it did not do it (%s) sets nobody aside, and says it as it is',
  async (code) => {
    const lost = Object.assign(new Error('no answer'), { code })
    await expect(thrownBy(lost)).resolves.toBe(lost)
    expect(await numbersIn('aside')).toEqual([])
  },
)

test.each(['40001', '40P01'])('one that was outrun (%s) tries again, and says it as it is in the end', async (code) => {
  const lost = Object.assign(new Error('outrun'), { code })
  await expect(thrownBy(lost)).resolves.toBe(lost)
  expect(tried).toBe(6)
  expect(await numbersIn('aside')).toEqual([])
})

test.each(['08006', '57P01', 'ECONNRESET'])(
  'a connection that was lost before the commit (%s) sets nobody aside: nothing was done',
  async (code) => {
    const lost = Object.assign(new Error('no answer'), { code })
    const thrown = await thrownBy(lost)
    expect(thrown).toBeInstanceOf(DatabaseUnavailableError)
    expect((thrown as DatabaseUnavailableError).cause).toBe(lost)
    expect(tried).toBe(1)
    expect(await numbersIn('aside')).toEqual([])
  },
)
