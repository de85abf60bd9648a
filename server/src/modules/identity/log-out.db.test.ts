import { logout, memberInfo } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'

const { ask, member, logIn } = await world()

test('ends this session and no other, and cannot be done twice', async () => {
  const { account, password, token } = await member()
  const other = await logIn(account, password)

  expect((await ask(logout, { token })).status).toBe(200)

  expect(await ask(memberInfo, { token })).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
  expect((await ask(logout, { token })).status).toBe(401)
  expect((await ask(memberInfo, { token: other })).status).toBe(200)
})

test('a token of another brand ends nothing here', async () => {
  const { token } = await member()
  expect((await ask(logout, { token, headers: { merchant: 'SAMPA' } })).status).toBe(401)
  expect((await ask(memberInfo, { token })).status).toBe(200)
})
