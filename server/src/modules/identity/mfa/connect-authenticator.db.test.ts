import {
  authenticator,
  beginAuthenticator,
  confirmAuthenticator,
  confirmSession,
  loginHistory,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@croupier/contract/mfa.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codeOf, connectApp } from '../../../../test/authenticator.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { deps, clock, ask, member } = here
const PASSWORD = 'Demo2026pass'
await setPolicy(deps, LUCKY, HASTE)

const state = async (token: string) => (await ask(authenticator, { token })).value

test('an authenticator counts once a code of it was confirmed, and its ten recovery codes are shown then', async () => {
  const { token, account } = await member()
  const { secret, uri } = (await ask(beginAuthenticator, { token })).value
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toBe(`otpauth://totp/LUCKY:${account}?secret=${secret}&issuer=LUCKY`)
  expect(await state(token)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 })

  const wrong = await ask(confirmAuthenticator, { token, body: { code: '000000' } })
  expect(wrong).toMatchObject({ status: 401, errorCode: 'verification_failed' })
  const right = await ask(confirmAuthenticator, { token, body: { code: await codeOf(here, secret) } })
  expect(new Set(right.value.recoveryCodes).size).toBe(10)
  expect(right.value.recoveryCodes[0]).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  expect(await state(token)).toEqual({ on: true, since: clock.now().toISOString(), recoveryCodesLeft: 10 })
})

test('neither the secret nor a recovery code can be read in the database', async () => {
  const { token } = await member()
  const { secret, recoveryCodes } = await connectApp(here, token)
  const { rows } = await sql<{ all: string }>`
    select (select string_agg(a::text, ' ') from identity.authenticator a)
        || (select string_agg(r::text, ' ') from identity.recovery_code r) as all`.execute(deps.db)
  for (const hidden of [secret, ...recoveryCodes]) expect(rows[0]?.all).not.toContain(hidden)
})

test('a second one is not connected beside the first, and one begun twice counts by its last secret', async () => {
  const { token } = await member()
  const first = (await ask(beginAuthenticator, { token })).value.secret
  const { secret } = await connectApp(here, token)
  expect(secret).not.toBe(first)
  expect((await ask(beginAuthenticator, { token })).errorCode).toBe('authenticator_on')
  expect((await ask(confirmAuthenticator, { token, body: { code: '000000' } })).errorCode).toBe('authenticator_on')
})

test('it is removed only shortly after a login, and the password once more is one', async () => {
  const { token } = await member()
  await connectApp(here, token)
  clock.move(11 * 60_000)
  for (const call of [removeAuthenticator, renewRecoveryCodes, beginAuthenticator])
    expect(await ask(call, { token })).toMatchObject({ status: 403, errorCode: 'fresh_login_required' })

  expect(await ask(confirmSession, { token, body: { password: 'Wrong2026pass' } })).toMatchObject({
    status: 400,
    fields: { password: [{ code: 'wrong_password' }] },
  })
  expect((await ask(confirmSession, { token, body: { password: PASSWORD } })).status).toBe(200)
  expect((await ask(removeAuthenticator, { token })).status).toBe(200)
  expect((await state(token)).on).toBe(false)
  expect((await ask(removeAuthenticator, { token })).errorCode).toBe('not_found')
  const { list } = (await ask(loginHistory, { token })).value
  expect(list.map(({ outcome }) => outcome)).toContain('authenticator_off')
})

test('new recovery codes void the old ones', async () => {
  const { token } = await member()
  const { recoveryCodes } = await connectApp(here, token)
  const renewed = (await ask(renewRecoveryCodes, { token })).value.recoveryCodes
  expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect((await state(token)).recoveryCodesLeft).toBe(10)
})

test('who has none renews no codes', async () => {
  const { token } = await member()
  expect((await ask(renewRecoveryCodes, { token })).errorCode).toBe('not_found')
  expect((await ask(confirmAuthenticator, { token, body: { code: '000000' } })).errorCode).toBe('not_found')
})
