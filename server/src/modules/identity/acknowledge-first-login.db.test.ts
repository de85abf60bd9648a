import { firstLogin, login } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'

const { ask, solved, member } = await world()

test('a login is the first one until it has been seen, and then never again', async () => {
  const { account, password, token } = await member()
  const isFirst = async () =>
    (await ask(login, { body: { type: 'username', username: account, password, challenge: await solved() } })).value
      .firstTimeLogin

  expect(await isFirst()).toBe(true)
  expect((await ask(firstLogin, { token, body: undefined })).status).toBe(200)
  expect(await isFirst()).toBe(false)
  expect((await ask(firstLogin, { token })).status).toBe(200)
})

test('whoever is not logged in has seen nothing', async () => {
  expect(await ask(firstLogin)).toMatchObject({ status: 401, errorCode: 'not_logged_in' })
})
