import { login, registerMobile } from '@croupier/contract/identity.ts'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { AUDIENCE, openIssuer } from '../../../../test/issuer.ts'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { bindAddress, ownerOf } from './codes.ts'

const issuer = await openIssuer()
afterAll(() => issuer.close())
const { deps, clock, ask, member } = await world()
const phoneProvider = {
  issuer: issuer.url,
  audience: AUDIENCE,
  keysUrl: issuer.keysUrl,
  restUrl: `${issuer.url}/v1`,
  apiKey: 'public',
}
const open = { ...HASTE, phoneProvider, challengeOn: { login: false, registration: false } }
await setPolicy(deps, LUCKY, { ...open, flags: ['username_register', 'phone_code_provider'] })
const byMobile = ['mobile_register', 'mobile_password_register', 'sms_verification'] as const
await setPolicy(deps, SAMPA, { ...open, flags: [...byMobile, 'phone_code_provider'] })

let numbers = 0
const enter = (firebaseIdToken: string) => ask(login, { body: { type: 'firebase', firebaseIdToken } })

async function owner() {
  const one = await member()
  const to = `+639175557${String(100 + numbers++)}`
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, { brandId: LUCKY, memberId: one.id, channel: 'sms', to }))
  return { ...one, to }
}

test('a member logs in by what the provider has proved, once by each token', async () => {
  const { account, to } = await owner()
  const token = await issuer.sign(to, deps.now())
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(token)))
  expect(answers.filter(({ status }) => status === 200).map(({ value }) => value.userName)).toEqual([account])
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'code_expired']))
})

/** The same words, and nobody who stands for them. */
async function unsigned(to: string) {
  const [, claims] = (await issuer.sign(to, deps.now())).split('.')
  return `${btoa(JSON.stringify({ alg: 'none', kid: 'one' })).replaceAll('=', '')}.${claims}.`
}

const wrong: [string, (to: string) => Promise<string>, string][] = [
  ['a token of another issuer', (to) => issuer.sign(to, deps.now(), { iss: 'https://evil.example' }), 'code_wrong'],
  ['a token for another site', (to) => issuer.sign(to, deps.now(), { aud: 'somebody-else' }), 'code_wrong'],
  ['a token without a number', (to) => issuer.sign(to, deps.now(), { phone_number: undefined }), 'code_wrong'],
  ['a token that somebody else has signed', (to) => issuer.forge(to, deps.now()), 'code_wrong'],
  ['a token by a key that is not in the set', (to) => issuer.forge(to, deps.now(), 'two'), 'code_wrong'],
  ['a token without a signature', (to) => unsigned(to), 'code_wrong'],
  ['no token at all', async () => 'not a token', 'code_wrong'],
  ['a token that has expired', (to) => issuer.sign(to, new Date(deps.now().getTime() - 7_200_000)), 'code_expired'],
]
test.each(wrong)('%s opens nothing', async (_name, make, code) => {
  const { to } = await owner()
  expect(await enter(await make(to))).toMatchObject({ status: 400, errorCode: code })
})

test('a number that is nobody’s has no account to open', async () => {
  expect(await enter(await issuer.sign('+639175557999', deps.now()))).toMatchObject({
    status: 401,
    errorCode: 'login_failed',
  })
})

test('a newcomer registers by a token in place of a code, for the number in it alone', async () => {
  const join = (mobileNum: string, firebaseIdToken: string) =>
    ask(registerMobile, {
      body: {
        mobileNum,
        countryDialingCode: '84',
        password: 'Sampag1ta2026',
        agree: true,
        firebaseChannel: 'sms',
        firebaseIdToken,
      },
      headers: { merchant: 'SAMPA' },
    })
  const token = await issuer.sign('+84901235001', deps.now())
  expect(await join('901235002', token)).toMatchObject({ status: 400, errorCode: 'code_wrong' })
  expect((await join('901235001', token)).status).toBe(200)
  expect(await ownerOf(deps.db, { brandId: SAMPA, channel: 'sms', to: '+84901235001' })).toBeDefined()
  expect(await join('901235001', token)).toMatchObject({ status: 400, errorCode: 'code_expired' })
})

test('a provider that cannot be reached, and none at all, are said so', async () => {
  const { to } = await owner()
  clock.move(1000)
  await setPolicy(deps, LUCKY, { phoneProvider: { ...phoneProvider, keysUrl: 'http://127.0.0.1:9/keys' } })
  expect((await enter(await issuer.sign(to, deps.now()))).errorCode).toBe('third_party_failed')
  await setPolicy(deps, LUCKY, { phoneProvider, flags: ['sms_code_login'] })
  expect(await enter(await issuer.sign(to, deps.now()))).toMatchObject({ status: 403, errorCode: 'forbidden' })
})
