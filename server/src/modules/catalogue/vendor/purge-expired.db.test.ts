import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { purgeExpired } from './purge-expired.ts'

const { clock, deps, callers, sitDown } = await callersWorld()
const [caller] = callers as [(typeof callers)[number]]

test('what was opened long ago is forgotten, and who is known to a vendor stays known', async () => {
  const seat = await sitDown(caller)
  const launches = async () =>
    (await sql`select from catalogue.launch where member_id = ${seat.member.id}`.execute(deps.db)).rows.length
  clock.move(30 * 86_400_000)
  await purgeExpired(deps)
  expect(await launches()).toBe(1)
  clock.move(86_400_000)
  await purgeExpired(deps)
  expect(await launches()).toBe(0)
  const { game: _game, ...who } = seat.who
  const award = { transactionId: randomUUID(), amount: '1.00', award: 'promotion', ...who }
  expect((await caller.send('award', award)).code).toBe('OK')
})
