import { randomBytes, randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { jwks } from '@croupier/contract/brand.ts'
import type { AskedOf, Call, ReplyOf } from '@croupier/contract/call.ts'
import { challenge, login, memberInfo, register } from '@croupier/contract/identity.ts'
import type { FieldError } from '@croupier/contract/refusal.ts'
import type { LightMyRequestResponse } from 'fastify'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { afterAll, afterEach, expect } from 'vitest'
import { type App, createApp, type Module } from '../src/app.ts'
import type { Config } from '../src/kernel/config.ts'
import type { Deps } from '../src/kernel/deps.ts'
import { openHand } from '../src/kernel/jobs.ts'
import type { Log } from '../src/kernel/log.ts'
import { fixedSecret, type InstallationSecret } from '../src/kernel/secret.ts'
import { brandResolver, modules, staff } from '../src/modules.ts'
import { verifyLedger } from '../src/modules/wallet/verify/verify.ts'
import { seedBrands } from '../seed/seed.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { FIRST_DAY } from './first-day.ts'
import { hear, type TestApp } from './hear.ts'
import { quickConfig } from './quick-config.ts'

/** A clock that stands still until it is moved. */
export interface TestClock {
  now(): Date
  set(moment: Date | string): void
  move(ms: number): void
}

export interface AskOptions<C extends Call> {
  readonly body?: AskedOf<C, 'body'>
  readonly query?: AskedOf<C, 'query'>
  readonly params?: AskedOf<C, 'params'>
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is: for what the contract's types would not let one ask. */
  readonly raw?: unknown
}

export interface Answer<C extends Call> {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  readonly cookies: LightMyRequestResponse['cookies']
  /** Of a success; of a refusal it is undefined whatever the type says, and the test has failed by then. */
  readonly value: ReplyOf<C>
  readonly errorCode: string | undefined
  readonly message: string | undefined
  readonly fields: Readonly<Record<string, readonly FieldError[]>>
  /** What came with a refusal. */
  readonly extra: Readonly<Record<string, unknown>>
}

export interface TestMember {
  readonly id: string
  readonly account: string
  readonly password: string
  readonly token: string
}

export interface World {
  readonly app: App
  readonly deps: Deps
  readonly clock: TestClock
  /** Where its database is. */
  readonly url: string
  readonly wire: TestDatabase['wire']
  /** Make a call of the contract, as a browser would: encrypted where the contract says so. */
  ask<C extends Call>(call: C, options?: AskOptions<C>): Promise<Answer<C>>
  /** A solved proof of work, as login and registration take it; so many times the usual one. */
  solved(headers?: Readonly<Record<string, string>>, times?: number): Promise<string>
  /** The payload of an encrypted call. */
  sealed(plain: Readonly<Record<string, unknown>>): Promise<string>
  /** Register a member through the front door; their sign-up credit is there. */
  member(account?: string): Promise<TestMember>
  /** Log in through the front door. */
  logIn(account: string, password: string): Promise<string>
  /** Let everything that was announced be heard, until all is quiet. */
  hear(): Promise<void>
}

export interface WorldOptions {
  readonly now?: string
  /** Modules beside the product's own. */
  readonly modules?: readonly Module[]
  readonly config?: Partial<Config>
  /** The database is reached by a wire that can be cut. */
  readonly wired?: boolean
  /** The installation's secret, for who rotates it. */
  readonly secret?: InstallationSecret
  /** Where the log goes, for who wants to read it. */
  readonly log?: Log
  /** A migrated database without brands, in place of one that is made for it. */
  readonly database?: TestDatabase
}

const PASSWORD = 'Demo2026pass'

/**
 * The whole server on a database of its own, without a port. Call it once at the top of a test file; after each test the
 * books are checked, at the end the database is dropped.
 */
export async function world(options: WorldOptions = {}): Promise<World> {
  const { now = FIRST_DAY } = options
  // Brands that are opened as ever come with the copy.
  const isOwn = options.database !== undefined
  const asEver = now === FIRST_DAY && options.config?.sandboxVendor === undefined && !isOwn
  const config = { ...quickConfig, ...options.config }
  const { wired = false } = options
  const access = { shares: config.databaseShares, wired }
  const database = options.database ?? (await freshDatabase(asEver ? 'branded' : 'template', access))
  const clock = testClock(now)
  const deps: Deps = {
    config,
    db: database.db,
    log: options.log ?? database.log,
    now: clock.now,
    secret: options.secret ?? fixedSecret(randomBytes(32)),
    random: randomBytes,
  }

  if (!asEver) await seedBrands(deps)
  const app = await createApp(deps, {
    database,
    brandResolver,
    staff,
    modules: [...modules, ...(options.modules ?? [])],
  })
  const hand = await openHand(deps, database.url, app.jobs)

  afterEach(async () => {
    expect(await verifyLedger(deps.db)).toMatchObject({ fault: undefined })
  })
  afterAll(async () => {
    await hand.end()
    await app.stop()
    await database.drop()
  })
  const within = { app, deps, hand }
  return {
    app,
    deps,
    clock,
    url: database.url,
    wire: database.wire,
    ...voices(within),
    ...people(within),
    hear: () => hear(within),
  }
}

function testClock(start: string): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    set: (moment) => void (now = new Date(moment)),
    move: (ms) => void (now = new Date(now.getTime() + ms)),
  }
}

/** How the outside speaks to this world. */
function voices({ app: { http }, deps }: TestApp): Pick<World, 'ask' | 'sealed' | 'solved'> {
  let known: { readonly at: number; readonly keys: Promise<readonly [JWK]> } | undefined
  /** Whoever is told to come again does so: a database may be slow to answer on a machine that does other things too. */
  async function keysNow(): Promise<readonly [JWK]> {
    for (;;) {
      const answer = await http.inject({ url: jwks.path, headers: { merchant: 'LUCKY' } })
      if (answer.statusCode !== 503) return answer.json().value.keys
    }
  }

  async function sealed(plain: Readonly<Record<string, unknown>>) {
    // As long as the clock stands still the keys are the same.
    const at = deps.now().getTime()
    known = known?.at === at ? known : { at, keys: keysNow() }
    const keys = await known.keys
    const stamped = { iat: Math.floor(deps.now().getTime() / 1000), jti: randomUUID(), ...plain }
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: keys[0].kid! })
      .encrypt(await importJWK(keys[0], 'ECDH-ES'))
  }

  async function ask<C extends Call>(call: C, options: AskOptions<C> = {}): Promise<Answer<C>> {
    const { body, query, params, token, headers, raw } = options
    const sent = raw ?? (call.encrypted ? { payload: await sealed(body ?? {}) } : call.form ? formOf(body) : body)
    const response = await http.inject({
      method: call.method,
      url: addressOf(call, params),
      query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
      headers: {
        merchant: 'LUCKY',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { payload: sent }),
    })
    return answerOf<C>(response)
  }

  async function solved(headers: Readonly<Record<string, string>> = {}, times = 1) {
    const { value } = await patiently(() => ask(challenge, { headers, query: { times } }))
    const solution = await solveChallenge({ challenge: value as never, deriveKey })
    return Buffer.from(JSON.stringify({ challenge: value, solution })).toString('base64')
  }

  return { ask, sealed, solved }
}

/** Whoever is told to come again does so, as a page does. */
async function patiently<A extends { readonly errorCode: string | undefined }>(asked: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await asked()
    if (!AGAIN.has(answer.errorCode)) return answer
  }
}
const AGAIN: ReadonlySet<string | undefined> = new Set(['temporarily_unavailable', 'outcome_unknown'])

const formOf = (body: object = {}) => new URLSearchParams(Object.entries(body)).toString()

const addressOf = (call: Call, params: Readonly<Record<string, string>> = {}) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function answerOf<C extends Call>(response: LightMyRequestResponse): Answer<C> {
  const said = response.json()
  return {
    status: response.statusCode,
    headers: response.headers,
    cookies: response.cookies,
    value: said.success ? said.value : undefined,
    errorCode: said.errorCode,
    message: said.message,
    fields: said.success ? {} : (said.value?.fields ?? {}),
    extra: said.success ? {} : (said.value ?? {}),
  }
}

function people(within: TestApp): Pick<World, 'member' | 'logIn'> {
  const { ask, solved } = voices(within)
  return {
    async member(named?: string) {
      let account = ''
      const { value, errorCode, fields } = await patiently(async () => {
        // Another name each time: whether the last one was taken may not be known.
        account = named ?? `test${randomUUID().replaceAll('-', '').slice(0, 8)}`
        const proof = { password: PASSWORD, confirmPassword: PASSWORD, challenge: await solved() }
        return ask(register, { body: { username: account, agree: true, ...proof } })
      })
      expect({ errorCode, fields }).toEqual({ errorCode: undefined, fields: {} })
      await hear(within)
      const { id } = (await patiently(() => ask(memberInfo, { token: value.token }))).value
      return { id, account, password: PASSWORD, token: value.token }
    },

    async logIn(username, password) {
      const { value, errorCode } = await patiently(async () =>
        ask(login, { body: { type: 'username', username, password, challenge: await solved() } }),
      )
      expect(errorCode).toBeUndefined()
      return value.token
    },
  }
}
