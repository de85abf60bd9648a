import { randomBytes, randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { type App, type AppOptions, createApp, type Module } from '../src/app.ts'
import { openClock } from '../src/kernel/clock.ts'
import type { Config } from '../src/kernel/config.ts'
import { inTransaction } from '../src/kernel/database.ts'
import type { Deps } from '../src/kernel/deps.ts'
import type { ResolvedBrand, BrandResolver } from '../src/kernel/authentication.ts'
import type { RateLimits } from '../src/kernel/limit.ts'
import type { Log } from '../src/kernel/log.ts'
import { fixedSecret } from '../src/kernel/secret.ts'
import { openSession } from '../src/kernel/session.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { quickConfig } from './quick-config.ts'

const often = { points: 1_000_000, seconds: 1, addressPoints: null }
const RATE_LIMITS: RateLimits = {
  public: often,
  read: often,
  write: often,
  costly: often,
  money: often,
  login: often,
  registration: often,
  letter: often,
  service: often,
  page: often,
  file: often,
  health: often,
  live: often,
  stranger: often,
}

const closedTo = () => undefined

/** Two brands: the demo brand of every local host, and one with a host of its own. */
const brands: Readonly<Record<string, ResolvedBrand>> = {
  LUCKY: {
    id: 1,
    languages: ['EN', 'VI'],
    defaultLanguage: 'EN',
    settings: { rateLimits: RATE_LIMITS, wording: {} },
    closedTo,
    lacksReason: () => false,
  },
  OTHER: {
    id: 2,
    languages: ['TY', 'EN'],
    defaultLanguage: 'TY',
    settings: {
      rateLimits: {
        ...RATE_LIMITS,
        login: { points: 2, seconds: 60, addressPoints: null },
        money: { points: 3, seconds: 60, addressPoints: null },
      },
      wording: { en: { 'refusal.not_logged_in': 'Who are you?', 'fault.required': 'Say something.' } },
    },
    closedTo,
    lacksReason: () => false,
  },
}

const doormanOf = (rateLimits: Partial<RateLimits>): BrandResolver => {
  const lucky = brands.LUCKY!
  const own = { ...lucky, settings: { ...lucky.settings, rateLimits: { ...RATE_LIMITS, ...rateLimits } } }
  const known: typeof brands = { ...brands, LUCKY: own }
  return {
    brandAt: async (_deps, { merchant, host }) =>
      merchant === undefined ? (host === 'other.example' ? known.OTHER : undefined) : known[merchant],
  }
}

export interface BareServer {
  readonly app: App
  readonly deps: Deps
  readonly database: TestDatabase
  /** Move the clock. */
  pass(ms: number): void
  /** A living session; returns its token and whose it is. */
  session(of?: {
    readonly brandId?: number
    readonly agentType?: number
    readonly idleForS?: number
  }): Promise<{ token: string; id: string; memberId: string }>
  /** One request to the demo brand. */
  send(method: string, url: string, options?: SendOptions): Promise<LightMyRequestResponse>
}

export interface SendOptions {
  readonly body?: unknown
  /** Sent as it is, with this type. */
  readonly text?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string
}

export interface BareOptions extends Module {
  /** Of the demo brand, where no test of the file is to be free of them. */
  readonly rateLimits?: Partial<RateLimits>
  readonly sites?: AppOptions['sites']
  readonly config?: Partial<Config>
  readonly log?: Log
  /** Goes by the sandbox's own clock in place of one that stands still. */
  readonly wandering?: true
}

/** The kernel alone, with the routes, jobs and topics of a test; on a database of its own, dropped at the end. */
export async function bare({
  config,
  log,
  wandering,
  rateLimits,
  sites = [],
  ...module
}: BareOptions = {}): Promise<BareServer> {
  const database = await freshDatabase()
  let now = new Date('2026-11-21T12:00:00.000Z').getTime()
  const settings = { ...quickConfig, ...config }
  const clock = openClock(settings, database.db)
  const deps: Deps = {
    config: settings,
    db: database.db,
    log: log ?? database.log,
    now: wandering ? clock.now : () => new Date(now),
    secret: fixedSecret(randomBytes(32)),
    random: randomBytes,
  }
  const app = await createApp(deps, {
    database,
    brandResolver: doormanOf(rateLimits ?? {}),
    modules: [module],
    clock,
    sites,
  })
  afterAll(async () => {
    await app.stop()
    await database.drop()
  })

  return {
    app,
    deps,
    database,
    pass: (ms) => void (now += ms),

    async session({ brandId = 1, agentType = 0, idleForS = 1800 } = {}) {
      const [id, memberId, token] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')]
      const endsAt = new Date(now + 24 * 3600 * 1000)
      await inTransaction(deps.db, (tx) =>
        openSession(
          tx,
          { id, token, brandId, memberId, agentType, ip: '127.0.0.1', userAgent: 'test', idleForS, endsAt },
          deps.now(),
        ),
      )
      return { token, id, memberId }
    },

    send: (method, url, { body, text, headers, token } = {}) =>
      app.http.inject({
        method: method as 'GET',
        url,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(text === undefined ? {} : { payload: text }),
        ...(body === undefined ? {} : { payload: body as object }),
      }),
  }
}
