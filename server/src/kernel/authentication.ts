import type { CallSpec } from '@croupier/contract/call.ts'
import { codeOf, LANGUAGES, type LanguageCode } from '@croupier/contract/language.ts'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import { KnownSessions } from './known-sessions.ts'
import { inLane } from './lane.ts'
import { type Limits, openLimits, type RateLimits } from './limit.ts'
import type { Notification } from './notifications.ts'
import { Refusal } from './refusal.ts'
import { type Session, tokenHash, TRIAL, whyEnded } from './session.ts'
import type { OperatorSession, Staff } from './staff.ts'

/** What the kernel must know of a brand. */
export interface ResolvedBrand {
  readonly id: number
  /** Codes of `contract/language.ts`. */
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly settings: {
    readonly rateLimits: RateLimits
    /** Texts the brand says in its own way: language tag → `refusal.code` → text. */
    readonly wording: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>
  }
  /** Why the brand does not open to this address now; undefined while it does. Asked for every call, so from memory. */
  readonly closedTo: (ip: string) => RefusalCode | undefined
  /** Whether it lists reasons under this name, and none of this code. */
  readonly lacksReason: (list: string, code: string) => boolean
}

/** Knows which brand is asked. It is asked for every call, so it must answer from memory. */
export interface BrandResolver {
  /** By merchant code when there is one, else by host. */
  brandAt(
    deps: Deps,
    where: { readonly merchant: string | undefined; readonly host: string | undefined },
  ): Promise<ResolvedBrand | undefined>
  /** What every node hears: what was remembered of a brand may be old. */
  hear?(deps: Deps, news: readonly Notification[]): void
}

/** Who asks, as far as the headers say. */
export interface Caller {
  readonly brand: ResolvedBrand
  /** BCP 47 tag. */
  readonly language: string
  readonly token: string | undefined
}

const DEMO_MERCHANT = 'LUCKY'
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
// 43 characters of base64url are 256 bits; what is shorter was not made here.
const BEARER = /^Bearer ([\w-]{43,128})$/i

/** The token of an Authorization header, if it could be one of ours. */
export const bearerOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : BEARER.exec(header)?.[1]

/** A tag the brand offers: what the caller asks for by code or tag, else the brand's default. */
export function languageOf(
  asked: string | undefined,
  brand: Pick<ResolvedBrand, 'languages' | 'defaultLanguage'>,
): string {
  const code = asked === undefined ? undefined : codeOf(asked)
  const chosen = code !== undefined && brand.languages.includes(code) ? code : codeOf(brand.defaultLanguage)
  return LANGUAGES[chosen ?? ('EN' satisfies LanguageCode)]
}

export interface Authentication {
  /** How often who may ask. */
  readonly limits: Limits
  /** Brand, language and token of a request; refuses an unknown brand. */
  readonly callerOf: (request: FastifyRequest, merchant?: string) => Promise<Caller>
  /** The brand of a request, where it is known. */
  readonly brandAt: (request: FastifyRequest) => Promise<ResolvedBrand | undefined>
  /** The session, if any; refuses who may not make this call. */
  readonly admit: (
    caller: Caller,
    call: Pick<CallSpec, 'actor' | 'whilePasswordDue' | 'whileRestrained'>,
  ) => Promise<Session | undefined>
  /** The operator who asks; refuses who is none, who may not work in this brand from here, and who may not make this call. */
  readonly admitOperator: (caller: Caller, call: Pick<CallSpec, 'permission'>, ip: string) => Promise<OperatorSession>
  /** Whether a token is known to be somebody's without asking the database. */
  readonly remembers: (token: string) => boolean
  readonly hear: (news: readonly Notification[]) => void
  /** All news from before this moment, by `performance.now()`, has been heard. */
  readonly upToDate: (asOf: number) => void
}

/** The way in. Sessions are remembered as long as this node hears of their ends. */
export function openAuthentication(deps: Deps, brandResolver: BrandResolver, staff: Staff): Authentication {
  const sessions = new KnownSessions(deps)

  return {
    limits: openLimits(),
    hear(news) {
      sessions.hear(news)
      brandResolver.hear?.(deps, news)
    },
    upToDate: (asOf) => sessions.upToDate(asOf),
    remembers: (token) => sessions.remembers(tokenHash(token)),

    brandAt: ({ headers, hostname }) => knownBrandOf(deps, brandResolver, oneOf(headers.merchant), hostname),

    async callerOf(request, merchant) {
      const { headers } = request
      const asked = merchant ?? oneOf(headers.merchant)
      const brand = await inLane('door', () => brandOf(deps, brandResolver, asked, request.hostname))
      return { brand, language: languageOf(oneOf(headers.language), brand), token: bearerOf(headers.authorization) }
    },

    async admit({ brand, token }, { actor, whilePasswordDue, whileRestrained }) {
      const found = token === undefined ? undefined : await inLane('door', () => sessions.find(tokenHash(token)))
      const session = found?.brandId === brand.id ? found : undefined
      const held = session?.passwordDue === true && whilePasswordDue !== true
      if (actor === 'anyone') return held ? undefined : session

      if (session === undefined) throw await notLoggedIn(deps, token)
      if (session.restrained !== null && whileRestrained !== true)
        throw restrained(session.restrained, session.restrainedUntil)
      if (held) throw new Refusal('password_change_required')
      if (actor === 'member' && session.agentType === TRIAL) throw new Refusal('in_need_true_account')
      return session
    },

    async admitOperator({ brand, token }, { permission }, ip) {
      if (token === undefined) throw new Refusal('not_logged_in')
      const asked = { tokenHash: tokenHash(token), brandId: brand.id, ip }
      const session = await inLane('door', () => staff.sessionOf(deps, asked))
      if (session === undefined) throw new Refusal('not_logged_in')
      if (session === 'elsewhere') throw new Refusal('forbidden')
      if (permission !== undefined && !session.permissions.has(permission)) throw new Refusal('forbidden')
      return session
    },
  }
}

/** Who held the session may know why it is over. */
async function notLoggedIn(deps: Deps, token: string | undefined): Promise<Refusal> {
  const reason =
    token === undefined ? undefined : await inLane('door', () => whyEnded(deps.db, tokenHash(token), deps.now()))
  return new Refusal('not_logged_in', reason === undefined ? {} : { value: { reason } })
}

const restrained = (why: RefusalCode, until: Date | null) =>
  new Refusal(why, { value: { until: until?.toISOString() ?? null } })

async function brandOf(
  deps: Deps,
  brandResolver: BrandResolver,
  merchant: string | undefined,
  host: string | undefined,
): Promise<ResolvedBrand> {
  const brand = await knownBrandOf(deps, brandResolver, merchant, host)
  if (brand === undefined) throw new Refusal(merchant === undefined ? 'invalid_url' : 'not_found')
  return brand
}

async function knownBrandOf(
  deps: Deps,
  brandResolver: BrandResolver,
  merchant: string | undefined,
  host: string | undefined,
) {
  const brand = await brandResolver.brandAt(deps, { merchant, host })
  // Whoever tries the product out on their own machine meets the demo brand.
  const local = merchant === undefined && deps.config.mode === 'sandbox' && LOCAL_HOSTS.has(host ?? '')
  return brand ?? (local ? brandResolver.brandAt(deps, { merchant: DEMO_MERCHANT, host: undefined }) : undefined)
}

const oneOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header || undefined)
