import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database.ts'
import { int4s, int8s, jsons, texts, timestamps, uuids } from './binary-array.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const ODD = ['', 'a', 'a', '{"b",\\}', 'null', 'Đặt cược 🎲', 'a\tb\nc', 'x'.repeat(5000), 'x'.repeat(5000)]

test.each([
  ['int4', int4s([0, -1, 2_147_483_647, null]), ['0', '-1', '2147483647', null]],
  ['int8', int8s([0n, -1n, 9_223_372_036_854_775_807n, 7, null]), ['0', '-1', '9223372036854775807', '7', null]],
  [
    'uuid',
    uuids(['01a20e29-063b-7599-a7f1-0a9e3e1d17cd', null, 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF']),
    ['01a20e29-063b-7599-a7f1-0a9e3e1d17cd', null, 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  ],
  ['text', texts([...ODD, null, 'a']), [...ODD, null, 'a']],
  ['json', jsons([{ a: 'ă"\\' }, [], null, { a: 'ă"\\' }]), ['{"a":"ă\\"\\\\"}', '[]', null, '{"a":"ă\\"\\\\"}']],
  [
    'timestamptz',
    timestamps([new Date('2026-11-24T15:24:59.368Z'), new Date('1999-12-31T23:59:59.999Z'), null]),
    ['2026-11-24 15:24:59.368+00', '1999-12-31 23:59:59.999+00', null],
  ],
] as const)('the database reads an array of %s as it was meant', async (type, array, meant) => {
  const { rows } = await sql<{ said: readonly (string | null)[] }>`
    select array(
      select value::text from unnest(${array}::${sql.raw(type)}[]) with ordinality as one (value, place) order by place) as said`.execute(
    database.db,
  )
  expect(rows[0]?.said).toEqual(meant)
})

test('an array of nothing has no elements', async () => {
  const { rows } = await sql<{ many: number }>`
    select coalesce(cardinality(${uuids([])}::uuid[]), -1) + cardinality(${texts([])}::text[]) as many`.execute(
    database.db,
  )
  expect(rows[0]?.many).toBe(0)
})

test.each([
  '',
  'x',
  '01a20e29-063b-7599-a7f1-0a9e3e1d17c',
  '01a20e29-063b-7599-a7f1-0a9e3e1d17cg',
  '01a20e29-063b-7599-a7f1-0a9e3e1d17cdd',
])('%j is no uuid and is not sent as another one', (text) => {
  expect(() => uuids([text])).toThrow('not a uuid')
})
