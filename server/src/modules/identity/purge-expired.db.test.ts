import { login } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'
import { purgeExpired } from './purge-expired.ts'

const { deps, clock, ask, solved, member } = await world()
const count = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from identity.${sql.raw(table)}`.execute(deps.db)).rows[0]
    ?.count

test('a cookie is remembered for a month after its end, so that its reuse is still known', async () => {
  const { account, password } = await member()
  await ask(login, {
    body: { type: 'username', username: account, password, rememberMe: true, challenge: await solved() },
  })
  clock.move(30 * 86_400_000)
  await purgeExpired(deps)
  expect(await count('remember_token')).toBe(1)
  clock.move(2 * 86_400_000)
  await purgeExpired(deps)
  expect(await count('remember_token')).toBe(0)
})
