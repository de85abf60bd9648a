import { randomUUID } from 'node:crypto'
import type { CallLimit } from '@croupier/contract/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { ResolvedBrand } from './authentication.ts'
import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'

/** So many calls in so many seconds. */
export interface RateLimit {
  /** Of one caller: of an account, or of an address where nobody is logged in. */
  readonly points: number
  readonly seconds: number
  /** Of one address, whoever calls from there; null where addresses are not counted. */
  readonly addressPoints: number | null
}

/** The classes in which requests are limited: those of calls, and those of what is no call. */
export type LimitName = CallLimit | 'page' | 'file' | 'health' | 'live' | 'stranger'

export type RateLimits = Readonly<Record<LimitName, RateLimit>>

/**
 * What holds where nothing else is said. A page of the site asks for some forty things at once, and many people share an address.
 * Money is counted by member alone; `stranger` counts the tokens that were nobody's.
 */
export const RATE_LIMITS = {
  public: { points: 1000, seconds: 10, addressPoints: 3000 },
  read: { points: 1000, seconds: 10, addressPoints: 5000 },
  write: { points: 300, seconds: 10, addressPoints: 3000 },
  costly: { points: 60, seconds: 10, addressPoints: 300 },
  money: { points: 200, seconds: 1, addressPoints: null },
  login: { points: 60, seconds: 60, addressPoints: null },
  registration: { points: 60, seconds: 60, addressPoints: null },
  letter: { points: 5, seconds: 600, addressPoints: null },
  service: { points: 50_000, seconds: 10, addressPoints: null },
  page: { points: 600, seconds: 10, addressPoints: null },
  file: { points: 5000, seconds: 10, addressPoints: null },
  health: { points: 600, seconds: 10, addressPoints: null },
  live: { points: 2000, seconds: 60, addressPoints: null },
  stranger: { points: 300, seconds: 60, addressPoints: null },
} as const satisfies RateLimits

/** Whom a request is counted for. */
export interface CountedCaller {
  readonly ip: string
  /** Whose account it is, where somebody is logged in. */
  readonly account?: string
  /** The call, where each is counted for itself. */
  readonly path?: string
}

export interface Limits {
  /** Count a request by its address, before anything is known of who asks; refuses the one too many. */
  takeAddress(brand: ResolvedBrand | undefined, name: LimitName, caller: CountedCaller): Promise<void>
  /** Count a request by who asks; refuses the one too many. */
  takeCaller(brand: ResolvedBrand | undefined, name: LimitName, caller: CountedCaller): Promise<void>
  /** Refuse where an address has used up a limit, without counting. */
  refuseSpent(brand: ResolvedBrand | undefined, name: LimitName, caller: CountedCaller): Promise<void>
}

/** Counters that are kept; beyond that the one that has been quiet longest is forgotten. */
const COUNTERS_MAX = 100_000
/** Who asks on at twice the limit is answered late, so that asking in a loop is of no use; so many answers are kept back at once. */
const LATE_FROM = 2
const LATE_MS = 1000
const LATE_MAX = 1000

/** Counted each call for itself, by address also where somebody is logged in: they guard what can be guessed. */
const GUARDED: ReadonlySet<LimitName> = new Set(['login', 'registration'])

/** The rate limits of this process. A changed setting counts from zero. */
export function openLimits(countersMax = COUNTERS_MAX): Limits {
  const limiters = new Map<string, RateLimiterMemory>()
  const counters = new LRUCache<string, RateLimiterMemory>({
    max: countersMax,
    dispose: (limiter, key) => void limiter.delete(key),
    noDisposeOnSet: true,
  })
  let late = 0

  function limiterOf(name: string, points: number, seconds: number) {
    const key = `${name}:${points}:${seconds}`
    const limiter = limiters.get(key) ?? new RateLimiterMemory({ points, duration: seconds, keyPrefix: '' })
    limiters.set(key, limiter)
    return limiter
  }

  async function take(name: string, { points, seconds }: Pick<RateLimit, 'points' | 'seconds'>, who: string) {
    const limiter = limiterOf(name, points, seconds)
    const key = `${name} ${who}`
    counters.set(key, limiter)
    try {
      await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      if (error.consumedPoints > points * LATE_FROM) await keepBack()
      throw tooMany(error)
    }
  }

  async function keepBack(): Promise<void> {
    if (late >= LATE_MAX) return
    late++
    await new Promise<void>((resolve) => setTimeout(resolve, LATE_MS).unref())
    late--
  }

  return {
    async takeAddress(brand, name, { ip, path }) {
      const limit = limitsOf(brand)[name]
      if (GUARDED.has(name)) return take(nameIn(brand, name), limit, `${path} ${networkOf(ip)}`)
      if (limit.addressPoints === null) return
      const { addressPoints: points, seconds } = limit
      await take(`${nameIn(brand, name)}:address`, { points, seconds }, networkOf(ip))
    },

    async takeCaller(brand, name, { ip, account, path }) {
      const isGuarded = GUARDED.has(name)
      // Its address has been counted.
      if (account === undefined && isGuarded) return
      const who = account ?? networkOf(ip)
      const ofOneCall = isGuarded || (name === 'letter' && account === undefined)
      await take(nameIn(brand, name), limitsOf(brand)[name], ofOneCall ? `${path} ${who}` : who)
    },

    async refuseSpent(brand, name, { ip }) {
      const { points, seconds } = limitsOf(brand)[name]
      const full = nameIn(brand, name)
      const counted = await limiterOf(full, points, seconds).get(`${full} ${networkOf(ip)}`)
      if (counted !== null && counted.consumedPoints >= points) throw tooMany(counted)
    },
  }
}

const limitsOf = (brand: ResolvedBrand | undefined): RateLimits => brand?.settings.rateLimits ?? RATE_LIMITS
const nameIn = (brand: ResolvedBrand | undefined, name: LimitName) => `${brand?.id ?? 0}:${name}`

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new Refusal('too_many_requests', { retryAfterS: Math.ceil(msBeforeNext / 1000) || 1 })

const OWN_NAME = 'x-own-request'
/** With it this process asks itself on behalf of a page that was counted already; nobody else knows the word. */
export const OWN_REQUEST: Readonly<Record<string, string>> = { [OWN_NAME]: randomUUID() }

/** Whether this process asks itself. */
export const isOwn = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[OWN_NAME] !== undefined && headers[OWN_NAME] === OWN_REQUEST[OWN_NAME]

/** Every route of this scope that names no class of its own is limited in the class of its address. */
export function limitRoutes(scope: FastifyInstance, nameOf: (url: string) => LimitName): void {
  scope.addHook('onRoute', (route) => {
    route.config = { limit: nameOf(route.url), ...route.config }
  })
}
