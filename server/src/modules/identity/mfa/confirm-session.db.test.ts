import { confirmSession } from '@croupier/contract/mfa.ts'
import { login } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const { deps, ask, member, clock } = await world()
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

const confirm = (token: string, password: string) => ask(confirmSession, { token, body: { password } })

test('the password once more is a fresh login', async () => {
  const { token, password } = await member()
  clock.move(20 * 60_000)
  expect(await confirm(token, password)).toMatchObject({ status: 200, value: {} })
})

test('a stolen session guesses three times, and then the name is locked', async () => {
  const { token, password, account } = await member()
  for (let time = 0; time < 3; time++)
    expect((await confirm(token, 'Wrong2026pass')).fields).toMatchObject({ password: [{ code: 'wrong_password' }] })
  expect(await confirm(token, password)).toMatchObject({ status: 423, errorCode: 'login_locked' })
  const outside = await ask(login, { body: { type: 'username', username: account, password } })
  expect(outside.errorCode).toBe('login_locked')
})

test('a guest confirms nothing', async () => {
  expect((await ask(confirmSession, { body: { password: 'x' } })).errorCode).toBe('not_logged_in')
})
