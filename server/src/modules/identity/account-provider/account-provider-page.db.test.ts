import {
  beginLink,
  beginThirdParty,
  finishLink,
  finishThirdParty,
  linkedThirdParties,
  type Provider,
  thirdParties,
} from '@croupier/contract/mfa.ts'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { brandOf } from '#modules/brand/brand.ts'
import { browserAtProvider } from '../../../../test/own-accounts.ts'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { purgeExpired } from '../purge-expired.ts'
import { accountProviderPage } from './account-provider-page.ts'
import { OWN_ACCOUNTS_PATH, ownClient } from './own-provider.ts'

const house = await world()
const { deps, clock, ask, member } = house
const quick = { ...HASTE, challengeOn: { login: false, registration: false } }
await setPolicy(deps, LUCKY, quick)

const ANA = 'ana.reyes@example.com'
const host = { host: 'lucky.localhost:4321' }
const refused = { status: 401, errorCode: 'third_party_failed' }
const cookieOf = (answer: { readonly cookies: readonly { name: string; value: string }[] }) =>
  ({ ...host, cookie: `third-party=${answer.cookies.find(({ name }) => name === 'third-party')?.value}` }) as const

/** Through the provider and back to the site. */
async function signIn(
  form: Readonly<Record<string, string>> = { email: ANA },
  { provider = 'google', browser = browserAtProvider(house) }: { provider?: Provider; browser?: Browser } = {},
) {
  const began = await ask(beginThirdParty, { body: { provider }, headers: host })
  const query = await browser.answer((await browser.open(began.value.url)).url, form)
  return { query, finish: () => ask(finishThirdParty, { body: { query }, headers: cookieOf(began) }) }
}
type Browser = ReturnType<typeof browserAtProvider>

async function link(token: string, browser: Browser, email = ANA) {
  const began = await ask(beginLink, { token, body: { provider: 'google' }, headers: host })
  const query = await browser.answer((await browser.open(began.value.url)).url, { email })
  return ask(finishLink, { token, body: { query }, headers: cookieOf(began) })
}

test('the sandbox offers Google and Facebook at LUCKY, below the site at whatever host and port it is seen', async () => {
  expect((await ask(thirdParties)).value).toEqual({ list: ['google', 'facebook'] })
  for (const merchant of ['SAMPA', 'SEN'])
    expect((await ask(thirdParties, { headers: { merchant } })).value).toEqual({ list: [] })
  const { url } = (await ask(beginThirdParty, { body: { provider: 'google' }, headers: host })).value
  expect(url.startsWith(`http://lucky.localhost:4321${OWN_ACCOUNTS_PATH}/google/auth?`)).toBe(true)
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://lucky.localhost:4321/signed-in')
  expect((await browserAtProvider(house).open(url)).url).toContain(`http://lucky.localhost:4321${OWN_ACCOUNTS_PATH}`)
})

test('the page says that it is a sandbox and names the brand, in the language of the site', async () => {
  const { url } = (await ask(beginThirdParty, { body: { provider: 'facebook' }, headers: host })).value
  const english = await browserAtProvider(house).open(url)
  expect(english.step.page).toContain('Sandbox. This is not Facebook')
  expect(english.step.page).toContain('to continue to LUCKY')
  const vietnamese = await browserAtProvider(house, new Map([['hisLang', 'VI']])).open(url)
  expect(vietnamese.step.page).toContain('<html lang="vi"')
  expect(vietnamese.step.page).toContain('Đăng nhập bằng Facebook')
})

test('an account opens nothing before a member has connected it, and then that member’s account alone', async () => {
  const [browser, { token, account }] = [browserAtProvider(house), await member()]
  expect((await (await signIn({ email: ANA }, { browser })).finish()).errorCode).toBe('third_party_unknown')
  expect((await link(token, browser)).value).toEqual({ provider: 'google' })
  expect((await ask(linkedThirdParties, { token })).value.list[0]).toMatchObject({ provider: 'google' })
  expect((await (await signIn({ email: ` ${ANA.toUpperCase()}` }, { browser })).finish()).value.userName).toBe(account)
  expect((await (await signIn({ email: 'other@example.com' }, { browser })).finish()).errorCode).toBe(
    'third_party_unknown',
  )
  expect((await (await signIn({ email: ANA }, { browser, provider: 'facebook' })).finish()).errorCode).toBe(
    'third_party_unknown',
  )
})

test('who types the same address in another browser is somebody else', async () => {
  const { token } = await member()
  const email = 'mine@example.com'
  await link(token, browserAtProvider(house), email)
  expect((await (await signIn({ email })).finish()).errorCode).toBe('third_party_unknown')
})

test('who does not agree is not signed in, and what is no address is asked again', async () => {
  const { query, finish } = await signIn({ cancel: '1', email: '' })
  expect(query).toContain('error=access_denied')
  expect(await finish()).toMatchObject(refused)
  const browser = browserAtProvider(house)
  const { url } = (await ask(beginThirdParty, { body: { provider: 'google' }, headers: host })).value
  const { url: page } = await browser.open(url)
  const again = await browser.go(page, { email: '"><script>' })
  expect(again).toMatchObject({ status: 400, location: undefined })
  expect(again.page).toContain('Enter an e-mail address.')
  expect(again.page).not.toContain('<script>')
})

test('what came back is good once, and a code is good once', async () => {
  const browser = browserAtProvider(house)
  await link((await member()).token, browser, 'once@example.com')
  const { query, finish } = await signIn({ email: 'once@example.com' }, { browser })
  expect((await finish()).status).toBe(200)
  expect(await finish()).toMatchObject(refused)
  const other = await ask(beginThirdParty, { body: { provider: 'google' }, headers: host })
  const state = new URL(other.value.url).searchParams.get('state') ?? ''
  const replayed = query.replace(/state=[^&]*/, `state=${state}`)
  expect(await ask(finishThirdParty, { body: { query: replayed }, headers: cookieOf(other) })).toMatchObject(refused)
})

test('a state that nobody was sent with is refused', async () => {
  const { query } = await signIn()
  const unknown = query.replace(/state=[^&]*/, `state=${'A'.repeat(43)}`)
  expect(await ask(finishThirdParty, { body: { query: unknown }, headers: host })).toMatchObject(refused)
})

test('a code for one brand is worth nothing at another', async () => {
  await setPolicy(deps, SAMPA, { ...quick, flags: ['third_party_google'] })
  const { query } = await signIn()
  const headers = { ...host, merchant: 'SAMPA' }
  const theirs = await ask(beginThirdParty, { body: { provider: 'google' }, headers })
  const state = new URL(theirs.value.url).searchParams.get('state') ?? ''
  const moved = query.replace(/state=[^&]*/, `state=${state}`)
  const answer = await ask(finishThirdParty, { body: { query: moved }, headers: { ...headers, ...cookieOf(theirs) } })
  expect(answer).toMatchObject(refused)
  await setPolicy(deps, SAMPA, { flags: [] })
})

test('a sign-in that is over, or another browser’s, says so; the provider serves no brand that has not switched it on', async () => {
  const { url } = (await ask(beginThirdParty, { body: { provider: 'google' }, headers: host })).value
  const browser = browserAtProvider(house)
  const { url: page } = await browser.open(url)
  const elsewhere = await browserAtProvider(house).go(page)
  expect(elsewhere.status).toBe(400)
  expect(elsewhere.page).toContain('This sign-in has ended')
  clock.move(11 * 60_000)
  expect((await browser.go(page, { email: ANA })).page).toContain('This sign-in has ended')
  expect((await browserAtProvider(house).go(url.replace('client_id=LUCKY', 'client_id=SEN'))).status).toBe(400)
  expect((await browserAtProvider(house).go(`http://localhost${OWN_ACCOUNTS_PATH}/apple/auth`)).status).toBe(404)
  expect((await browserAtProvider(house).go(`http://localhost${OWN_ACCOUNTS_PATH}/google/auth`)).status).toBe(400)
})

test('what a sign-in leaves is sealed, and forgotten when it is over', async () => {
  await signIn({ email: 'kept@example.com' })
  const records = async () =>
    (
      await sql<{ id: string; payload: string }>`select id, payload from identity.account_provider_record`.execute(
        deps.db,
      )
    ).rows
  const kept = await records()
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain('LUCKY')
  clock.move(20 * 60_000)
  await purgeExpired(deps)
  expect(await records()).toEqual([])
})

test('a brand with a real provider is sent there, and one without its secret is sent nowhere', async () => {
  const real = { issuer: 'https://accounts.example', clientId: 'lucky', returnTo: 'https://lucky.example/signed-in' }
  await setPolicy(deps, LUCKY, { thirdParty: { google: real } })
  expect((await ask(thirdParties)).value).toEqual({ list: ['facebook'] })
  await setPolicy(deps, LUCKY, { thirdParty: {} })
})

test('in production there is no own provider, neither to ask nor to be offered', async () => {
  const production = { ...deps, config: { ...deps.config, mode: 'production' as const } }
  const site = Fastify()
  await site.register(accountProviderPage, { deps: production })
  for (const path of ['auth', '.well-known/openid-configuration', 'choose/x'])
    expect((await site.inject({ url: `${OWN_ACCOUNTS_PATH}/google/${path}` })).statusCode).toBe(404)
  const place = { way: 'google', origin: 'http://lucky.localhost' } as const
  expect(ownClient(production, await brandOf(production, LUCKY), place)).toBeUndefined()
  expect(ownClient(deps, await brandOf(deps, LUCKY), place)?.clientId).toBe('LUCKY')
})
