import {
  beginLink,
  beginThirdParty,
  finishLink,
  finishThirdParty,
  linkedThirdParties,
  loginHistory,
  thirdParties,
  unlinkThirdParty,
} from '@croupier/contract/mfa.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CLIENT, startOidc } from '../../../../test/oidc.ts'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const oidc = await startOidc()
const quiet = await startOidc({ quiet: true })
afterAll(() => Promise.all([oidc.stop(), quiet.stop()]))
const { deps, clock, ask, member } = await world({
  config: {
    oidcSecrets: {
      'LUCKY.google': CLIENT.clientSecret,
      'SAMPA.google': CLIENT.clientSecret,
      'LUCKY.facebook': CLIENT.clientSecret,
    },
  },
})
const known = { issuer: oidc.issuer, clientId: CLIENT.clientId, returnTo: CLIENT.returnTo }
for (const brandId of [LUCKY, SAMPA])
  await setPolicy(deps, brandId, {
    ...HASTE,
    challengeOn: { login: false, registration: false },
    flags: ['third_party_google', 'third_party_facebook', 'direct_registration', 'username_register', 'password_login'],
    thirdParty: {
      google: known,
      facebook: { ...known, issuer: quiet.issuer, tokenUrl: `${quiet.issuer}/token` },
    },
  })

const cookieOf = (answer: { readonly cookies: readonly { name: string; value: string }[] }) =>
  ({ cookie: `third-party=${answer.cookies.find(({ name }) => name === 'third-party')?.value}` }) as const

/** Through the provider and back, as one browser. */
async function signIn(subject: string, headers: Readonly<Record<string, string>> = {}) {
  oidc.be(subject)
  const began = await ask(beginThirdParty, { body: { provider: 'google' }, headers })
  const query = await oidc.visit(began.value.url)
  return {
    query,
    cookie: cookieOf(began),
    finish: () => ask(finishThirdParty, { body: { query }, headers: { ...headers, ...cookieOf(began) } }),
  }
}
async function link(token: string, subject: string) {
  oidc.be(subject)
  const began = await ask(beginLink, { token, body: { provider: 'google' } })
  const query = await oidc.visit(began.value.url)
  return ask(finishLink, { token, body: { query }, headers: cookieOf(began) })
}

beforeEach(() => clock.move(1000))

describe('an account elsewhere', () => {
  test('is offered where its switch is on and everything is configured', async () => {
    expect((await ask(thirdParties)).value).toEqual({ list: ['google', 'facebook'] })
    const headers = { merchant: 'SAMPA' }
    expect((await ask(thirdParties, { headers })).value).toEqual({ list: ['google'] })
    expect((await ask(beginThirdParty, { body: { provider: 'facebook' }, headers })).errorCode).toBe('not_found')
  })

  test('logs in also where the provider does not publish where it gives out tokens', async () => {
    const { account, token } = await member()
    const body = { provider: 'facebook' } as const
    quiet.be('quiet')
    const linking = await ask(beginLink, { token, body })
    const query = await quiet.visit(linking.value.url)
    await ask(finishLink, { token, body: { query }, headers: cookieOf(linking) })
    const began = await ask(beginThirdParty, { body })
    const back = { query: await quiet.visit(began.value.url) }
    const { value } = await ask(finishThirdParty, { body: back, headers: cookieOf(began) })
    expect(value.userName).toBe(account)
  })

  test('opens no account here before its owner has tied it to one', async () => {
    expect(await (await signIn('stranger')).finish()).toMatchObject({ status: 403, errorCode: 'third_party_unknown' })
  })

  test('once tied, logs its owner in under a new token, and not after it was untied', async () => {
    const { account, token } = await member()
    expect((await link(token, 'owner')).value).toEqual({ provider: 'google' })
    const { value, cookies } = await (await signIn('owner')).finish()
    expect(value).toMatchObject({ userName: account, passwordExpired: false })
    expect(value.token).not.toBe(token)
    expect((await ask(memberInfo, { token: value.token })).value.account).toBe(account)
    expect(cookies.find(({ name }) => name === 'third-party')?.value).toBe('')

    expect((await ask(linkedThirdParties, { token })).value.list).toMatchObject([
      { provider: 'google', linkedAt: clock.now().toISOString() },
      { provider: 'facebook', linkedAt: null },
    ])
    expect((await ask(unlinkThirdParty, { token, params: { provider: 'google' } })).status).toBe(200)
    expect((await ask(unlinkThirdParty, { token, params: { provider: 'google' } })).errorCode).toBe('not_found')
    expect((await (await signIn('owner')).finish()).errorCode).toBe('third_party_unknown')
    const { list } = (await ask(loginHistory, { token })).value
    expect(list.map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['third_party_linked', 'third_party_unlinked']),
    )
  })

  test('stays with the member whom it was tied to first, at one brand', async () => {
    const [first, second] = [await member(), await member()]
    await link(first.token, 'shared')
    await link(second.token, 'other')
    expect(await link(second.token, 'shared')).toMatchObject({ status: 409, errorCode: 'third_party_taken' })
    expect((await (await signIn('other')).finish()).value.userName).toBe(second.account)
    expect((await (await signIn('shared', { merchant: 'SAMPA' })).finish()).errorCode).toBe('third_party_unknown')
  })

  test('is tied and untied only shortly after a login', async () => {
    const { token } = await member()
    clock.move(11 * 60_000)
    expect((await ask(beginLink, { token, body: { provider: 'google' } })).errorCode).toBe('fresh_login_required')
    expect((await ask(unlinkThirdParty, { token, params: { provider: 'google' } })).errorCode).toBe(
      'fresh_login_required',
    )
  })
})

describe('coming back from a provider', () => {
  const refused = { status: 401, errorCode: 'third_party_failed' }

  test('works once', async () => {
    await link((await member()).token, 'once')
    const { finish } = await signIn('once')
    expect((await finish()).status).toBe(200)
    expect(await finish()).toMatchObject(refused)
  })

  test('works in the browser that left and in no other: nobody is logged in as somebody else by a link', async () => {
    await link((await member()).token, 'attacker')
    const { query } = await signIn('attacker')
    expect(await ask(finishThirdParty, { body: { query } })).toMatchObject(refused)
    const victim = await signIn('stranger')
    expect(await ask(finishThirdParty, { body: { query }, headers: victim.cookie })).toMatchObject(refused)
  })

  test('works for what it left for: a login ties nothing, and tying logs nobody in', async () => {
    const { token } = await member()
    const login = await signIn('purpose')
    expect(await ask(finishLink, { token, body: { query: login.query }, headers: login.cookie })).toMatchObject(refused)

    oidc.be('purpose')
    const began = await ask(beginLink, { token, body: { provider: 'google' } })
    const query = await oidc.visit(began.value.url)
    expect(await ask(finishThirdParty, { body: { query }, headers: cookieOf(began) })).toMatchObject(refused)
    const other = await member()
    const again = await ask(beginLink, { token, body: { provider: 'google' } })
    const theirs = await oidc.visit(again.value.url)
    expect(
      await ask(finishLink, { token: other.token, body: { query: theirs }, headers: cookieOf(again) }),
    ).toMatchObject(refused)
  })

  test('works for ten minutes', async () => {
    await link((await member()).token, 'late')
    const { finish } = await signIn('late')
    clock.move(10 * 60_000)
    expect(await finish()).toMatchObject(refused)
  })

  test.each([
    ['without a state', (query: string) => query.replace(/state=[^&]*/, '')],
    ['with another state', (query: string) => query.replace(/state=[^&]*/, `state=${'A'.repeat(43)}`)],
    ['with another code', (query: string) => query.replace(/code=[^&]*/, 'code=guessed')],
    ['with the provider’s no', (query: string) => query.replace(/code=[^&]*/, 'error=access_denied')],
  ])('%s is refused', async (_how, change) => {
    await link((await member()).token, 'careful')
    const { query, cookie } = await signIn('careful')
    expect(await ask(finishThirdParty, { body: { query: change(query) }, headers: cookie })).toMatchObject(refused)
  })

  test('asks by code and PKCE, with state and nonce, and goes back to the brand’s own page alone', async () => {
    const { url } = (await ask(beginThirdParty, { body: { provider: 'google' } })).value
    const asked = new URL(url).searchParams
    expect(asked.get('response_type')).toBe('code')
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('redirect_uri')).toBe(CLIENT.returnTo)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
    const more = { provider: 'google', backUrl: 'https://evil.example' }
    expect((await ask(beginThirdParty, { raw: more })).fields).toMatchObject({ backUrl: [{ code: 'unknown_field' }] })
  })

  test('from a provider that does not answer says so', async () => {
    await setPolicy(deps, LUCKY, { thirdParty: { google: { ...known, issuer: 'http://127.0.0.1:9' } } })
    expect(await ask(beginThirdParty, { body: { provider: 'google' } })).toMatchObject(refused)
    await setPolicy(deps, LUCKY, { thirdParty: { google: known } })
  })
})
