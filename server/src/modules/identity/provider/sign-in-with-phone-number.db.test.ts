import { login, registerMobile } from '@croupier/contract/identity.ts'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { OWN_PROVIDER_PATH } from '#modules/brand/brand.ts'
import { codeTo, wrongOf } from '../../../../test/outbox.ts'
import { pageAtProvider } from '../../../../test/own-provider.ts'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { bindAddress, ownerOf } from '../codes/codes.ts'

const house = await world()
const { app, deps, clock, ask, member } = house
const say = pageAtProvider(house, 'LUCKY')
const quick = { ...HASTE, challengeOn: { login: false, registration: false } }
await setPolicy(deps, LUCKY, quick)
await setPolicy(deps, SAMPA, {
  ...quick,
  flags: ['mobile_register', 'mobile_password_register', 'sms_verification', 'phone_code_provider'],
})

let numbers = 0
async function sent(phone = `+639175557${String(100 + numbers++)}`) {
  clock.move(2000)
  const { sessionInfo = '' } = await say('sendVerificationCode', { phoneNumber: phone })
  return { phone, sessionInfo, code: await codeTo(house, phone) }
}
const answer = (sessionInfo: string, code: string) => say('signInWithPhoneNumber', { sessionInfo, code })
const enter = (firebaseIdToken: string) => ask(login, { body: { type: 'firebase', firebaseIdToken } })

test('who answers the code gets a token by a key of the set, and is logged in by it once', async () => {
  const { id: memberId, account } = await member()
  const { phone, sessionInfo, code } = await sent()
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, { brandId: LUCKY, memberId, channel: 'sms', to: phone }))

  const { idToken = '', localId, phoneNumber, expiresIn } = await answer(sessionInfo, code)
  const keys = (await app.http.inject({ url: `${OWN_PROVIDER_PATH}/keys` })).json()
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys), { currentDate: deps.now(), audience: 'LUCKY' })
  expect(payload).toMatchObject({ phone_number: phone, sub: localId, firebase: { sign_in_provider: 'phone' } })
  expect({ phoneNumber, expiresIn }).toEqual({ phoneNumber: phone, expiresIn: '3600' })
  expect(JSON.stringify(keys)).not.toContain('"d"')

  expect((await enter(idToken)).value.userName).toBe(account)
  expect((await enter(idToken)).errorCode).toBe('code_expired')
})

test('a number that no member has proved opens nothing', async () => {
  const { sessionInfo, code } = await sent()
  const { idToken = '' } = await answer(sessionInfo, code)
  expect(await enter(idToken)).toMatchObject({ status: 401, errorCode: 'login_failed' })
})

test('a token for one brand opens nothing at another', async () => {
  const { sessionInfo, code } = await sent()
  const { idToken = '' } = await answer(sessionInfo, code)
  const elsewhere = await ask(login, {
    body: { type: 'firebase', firebaseIdToken: idToken },
    headers: { merchant: 'SAMPA' },
  })
  expect(elsewhere.errorCode).toBe('code_wrong')
})

test('a wrong code is said so, and after three of them the right one has expired', async () => {
  const { sessionInfo, code } = await sent()
  for (let tries = 0; tries < 3; tries += 1)
    expect(await answer(sessionInfo, wrongOf(code))).toMatchObject({ status: 400, no: 'INVALID_CODE' })
  expect((await answer(sessionInfo, code)).no).toBe('SESSION_EXPIRED')
})

test('a code is right once, and only for a while', async () => {
  const first = await sent()
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(first.sessionInfo, first.code)))
  expect(answers.filter(({ idToken }) => idToken !== undefined)).toHaveLength(1)
  const late = await sent()
  clock.move(181_000)
  expect((await answer(late.sessionInfo, late.code)).no).toBe('SESSION_EXPIRED')
})

test('what is missing or made up is named', async () => {
  const { sessionInfo, code } = await sent()
  expect((await answer('', code)).no).toBe('MISSING_SESSION_INFO')
  expect((await answer(`${sessionInfo.slice(0, -3)}AAA`, code)).no).toBe('INVALID_SESSION_INFO')
  expect((await answer(sessionInfo, ' ')).no).toBe('MISSING_CODE')
  const sampa = pageAtProvider(house, 'SAMPA')
  expect((await sampa('signInWithPhoneNumber', { sessionInfo, code })).no).toBe('INVALID_SESSION_INFO')
})

test('a newcomer registers with the token in place of a code of ours', async () => {
  const sampa = pageAtProvider(house, 'SAMPA')
  const phone = '+84901236001'
  const { sessionInfo } = await sampa('sendVerificationCode', { phoneNumber: phone })
  const { idToken = '' } = await sampa('signInWithPhoneNumber', { sessionInfo, code: await codeTo(house, phone) })
  const number = { mobileNum: '901236001', countryDialingCode: '84' }
  const { status } = await ask(registerMobile, {
    body: { ...number, password: 'Sampag1ta2026', firebaseChannel: 'sms', firebaseIdToken: idToken },
    headers: { merchant: 'SAMPA' },
  })
  expect(status).toBe(200)
  expect(await ownerOf(deps.db, { brandId: SAMPA, channel: 'sms', to: phone })).toBeDefined()
})
