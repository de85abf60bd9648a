import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contractWorld, dividend } from '../../../../test/contracts.ts'
import { lapseOffers } from './lapse-offers.ts'

const { deps, clock, hear, answer, contractOf, offered, chain } = await contractWorld()
const HOUR_MS = 3_600_000

test('an offer lapses after 168 hours, once, however many look, and both hear', async () => {
  const { U, D } = await chain()
  const id = await offered(U, D, dividend('0.2'))
  clock.move(168 * HOUR_MS - 1)
  await lapseOffers(deps)
  expect((await contractOf(D, id)).state).toBe('offered')
  clock.move(1)
  await Promise.all(Array.from({ length: 5 }, () => lapseOffers(deps)))
  expect((await contractOf(D, id)).state).toBe('lapsed')
  const { rows } = await sql<{ what: string }>`
    select detail ->> 'what' as what from kernel.outbox
    where topic = 'contract_changed' and detail ->> 'contractId' = ${id} order by id`.execute(deps.db)
  expect(rows.map(({ what }) => what)).toEqual(['offered', 'lapsed'])
  await hear()
})

test('an answer in the last moment and the lapse have one outcome', async () => {
  const { U, D } = await chain()
  const id = await offered(U, D, dividend('0.2'))
  clock.move(168 * HOUR_MS)
  const [said] = await Promise.all([answer(D, id), lapseOffers(deps)])
  expect(said.errorCode).toBe('offer_over')
  expect((await contractOf(U, id)).state).toBe('lapsed')
})
