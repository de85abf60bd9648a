import { sendLoginCode } from '@croupier/contract/codes.ts'
import { beginLink, beginThirdParty, finishLink, finishThirdParty } from '@croupier/contract/mfa.ts'
import { login, register, restoreSession } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { AUDIENCE, openIssuer } from '../../../test/issuer.ts'
import { CLIENT, startOidc } from '../../../test/oidc.ts'
import { codeTo } from '../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { bindAddress } from './codes/codes.ts'

const [issuer, oidc] = [await openIssuer(), await startOidc()]
afterAll(async () => {
  await issuer.close()
  await oidc.stop()
})
const house = await world({ config: { oidcSecrets: { 'LUCKY.google': CLIENT.clientSecret } } })
const { ask, clock, deps, member } = house
await setPolicy(deps, LUCKY, {
  ...HASTE,
  challengeOn: { login: false, registration: false },
  codes: { expiredMinutes: 3, perAddressDay: 1000, perIpDay: 1000 },
  flags: [
    'username_register',
    'direct_registration',
    'password_login',
    'sms_code_login',
    'phone_code_provider',
    'third_party_google',
  ],
  phoneProvider: {
    issuer: issuer.url,
    audience: AUDIENCE,
    keysUrl: issuer.keysUrl,
    restUrl: `${issuer.url}/v1`,
    apiKey: 'public',
  },
  thirdParty: { google: { issuer: oidc.issuer, clientId: CLIENT.clientId, returnTo: CLIENT.returnTo } },
})

const AGENT_SITE = { host: 'agents.lucky.localhost' }
type Headers = Readonly<Record<string, string>>

let numbers = 0
/** A player and an agent, whom each way in knows. */
async function people() {
  const made = await Promise.all(['player', 'agent'].map(() => member()))
  const [player, agent] = made.map((one) => ({ ...one, mobile: `917556${String(1000 + numbers++)}` })) as [
    Person,
    Person,
  ]
  for (const { id: memberId, mobile } of [player, agent]) {
    const proved = { brandId: LUCKY, memberId, channel: 'sms', to: `+63${mobile}` } as const
    await inTransaction(deps.db, (tx) => bindAddress(tx, deps, proved))
  }
  await sql`update identity.member set agent_type = 41 where id = ${agent.id}`.execute(deps.db)
  return { player, agent }
}
type Person = Awaited<ReturnType<typeof member>> & { readonly mobile: string }

const byName = ({ account: username, password }: Person, headers: Headers = {}, rememberMe = false) =>
  ask(login, { headers, body: { type: 'username', username, password, rememberMe } })

async function byCode({ mobile: mobileNum }: Person, headers: Headers) {
  clock.move(2000)
  await ask(sendLoginCode, { body: { mobileNum, countryDialingCode: '63' } })
  const verificationCode = await codeTo(house, `+63${mobileNum}`)
  return ask(login, { headers, body: { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode } })
}

const byProvider = async ({ mobile }: Person, headers: Headers) =>
  ask(login, { headers, body: { type: 'firebase', firebaseIdToken: await issuer.sign(`+63${mobile}`, deps.now()) } })

const cookieOf = ({ cookies }: { readonly cookies: readonly { name: string; value: string }[] }, name: string) => ({
  cookie: `${name}=${cookies.find((one) => one.name === name)?.value}`,
})

async function elsewhere({ token, account }: Person, headers: Headers) {
  oidc.be(account)
  const tied = await ask(beginLink, { token, body: { provider: 'google' } })
  const first = { query: await oidc.visit(tied.value.url) }
  expect((await ask(finishLink, { token, body: first, headers: cookieOf(tied, 'third-party') })).status).toBe(200)
  const began = await ask(beginThirdParty, { body: { provider: 'google' }, headers })
  const query = await oidc.visit(began.value.url)
  return ask(finishThirdParty, { body: { query }, headers: { ...headers, ...cookieOf(began, 'third-party') } })
}

async function restored(person: Person, headers: Headers) {
  const remembered = cookieOf(await byName(person, {}, true), 'remember')
  return ask(restoreSession, { headers: { ...headers, ...remembered } })
}

test.each([
  ['a username and password', byName],
  ['a code by SMS', byCode],
  ['the phone-code provider', byProvider],
  ['an account elsewhere', elsewhere],
  ['the remember-me cookie', restored],
] as const)('at an agent site %s lets an agent in and tells a player nothing but that', async (_, enter) => {
  const { player, agent } = await people()
  const refused = await enter(player, AGENT_SITE)
  expect(refused).toMatchObject({ status: 403, errorCode: 'not_an_agent', value: undefined, extra: {} })
  const admitted = await enter(agent, AGENT_SITE)
  expect([admitted.status, admitted.errorCode]).toEqual([200, undefined])
  expect((await enter(player, { host: 'lucky.localhost' })).status).toBe(200)
})

test('a closed account, or one that would have to prove more, hears no more than any other at an agent site', async () => {
  const { player } = await people()
  await setPolicy(deps, LUCKY, { stepUp: { on: true } })
  await sql`delete from identity.known_address where member_id = ${player.id}`.execute(deps.db)
  expect(await byName(player, AGENT_SITE)).toMatchObject({ errorCode: 'not_an_agent', extra: {} })
  await sql`update identity.member set status = 'closed' where id = ${player.id}`.execute(deps.db)
  expect(await byName(player, AGENT_SITE)).toMatchObject({ errorCode: 'not_an_agent', extra: {} })
})

test('a wrong password says the same at an agent site as anywhere', async () => {
  const { player } = await people()
  expect((await byName({ ...player, password: 'wrong1wrong' }, AGENT_SITE)).errorCode).toBe('login_failed')
})

test('nobody becomes a player there either', async () => {
  const body = { username: 'agentsite1', password: 'Wq7Vermeil2026', confirmPassword: 'Wq7Vermeil2026', agree: true }
  expect((await ask(register, { headers: AGENT_SITE, body })).errorCode).toBe('not_an_agent')
  const { rows } = await sql`select 1 from identity.member where account = 'agentsite1'`.execute(deps.db)
  expect(rows).toEqual([])
})
