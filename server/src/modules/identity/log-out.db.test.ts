import { logout, memberInfo } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'

const { deps, ask, member, logIn } = await world()

test('ends this session and no other, says so, and cannot be done twice', async () => {
  const { account, password, token } = await member()
  const other = await logIn(account, password)

  expect((await ask(logout, { token })).status).toBe(200)

  const { rows } = await sql<{ keys: string[] }>`select keys from kernel.outbox where topic = 'session_ended'`.execute(
    deps.db,
  )
  expect(rows).toEqual([{ keys: [expect.any(String)] }])
  expect(await ask(memberInfo, { token })).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
  expect((await ask(logout, { token })).status).toBe(401)
  expect((await ask(memberInfo, { token: other })).status).toBe(200)
})

test('a token of another brand ends nothing here', async () => {
  const { token } = await member()
  expect((await ask(logout, { token, headers: { merchant: 'SAMPA' } })).status).toBe(401)
  expect((await ask(memberInfo, { token })).status).toBe(200)
})
