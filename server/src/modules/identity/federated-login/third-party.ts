import { PROVIDERS, type Provider } from '@croupier/contract/mfa.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { ownClient } from '../account-provider/own-provider.ts'
import { arrival, departure, type OidcClient, OidcError } from '../outside/oidc.ts'
import { insertFlow, takeFlow } from './store.ts'

/** Ties a sign-in to the browser that began it: sent to our own calls only, and read by no script. */
const COOKIE = { name: 'third-party', path: '/wps', minutes: 10 } as const
const SECRET_BYTES = 32
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * How the brand is known to a provider; undefined where its switch is off or something is not configured. The sandbox plays the
 * provider where the brand names none.
 */
function clientOf(deps: Deps, brand: Brand, { provider, origin }: ProviderChoice): OidcClient | undefined {
  const { config } = deps
  const { flags, thirdParty } = brand.settings
  if (!flags.includes(`third_party_${provider}`)) return undefined
  const known = thirdParty[provider]
  if (!known) return ownClient(deps, brand, { way: provider, origin })
  const clientSecret = config.oidcSecrets[`${brand.merchant}.${provider}`]
  if (clientSecret === undefined) return undefined
  const issuer = new URL(known.issuer)
  const plain = config.mode === 'sandbox' && issuer.protocol === 'http:' && LOCAL.has(issuer.hostname)
  return { ...known, clientSecret, plain }
}

interface ProviderChoice {
  readonly provider: Provider
  /** Where the visitor's browser sees the site. */
  readonly origin: string
}

/** The providers that the brand offers to who sees the site there. */
export const providersOf = (deps: Deps, brand: Brand, origin: string): Provider[] =>
  PROVIDERS.filter((provider) => clientOf(deps, brand, { provider, origin }) !== undefined)

export interface FlowStart {
  readonly brand: Brand
  readonly provider: Provider
  /** Who ties the account to theirs; null where somebody signs in. */
  readonly memberId: string | null
  readonly ask: Pick<Ask, 'setCookie' | 'origin'>
}

/** Send the visitor to the provider; this browser alone may come back. */
export async function redirectToProvider(
  deps: Deps,
  { brand, provider, memberId, ask }: FlowStart,
): Promise<{ url: string }> {
  const to = clientOf(deps, brand, { provider, origin: ask.origin })
  if (!to) throw new Refusal('not_found')
  const secret = () => deps.random(SECRET_BYTES).toString('base64url')
  const [trip, browser] = [{ state: secret(), nonce: secret(), verifier: secret() }, secret()]

  const url = await departure(to, trip).catch(failed(deps))
  await insertFlow(deps.db, {
    stateHash: tokenHash(trip.state),
    browserHash: tokenHash(browser),
    brandId: brand.id,
    provider,
    nonce: trip.nonce,
    verifier: trip.verifier,
    memberId,
    expiresAt: new Date(deps.now().getTime() + COOKIE.minutes * 60_000),
  })
  ask.setCookie(COOKIE.name, browser, { path: COOKIE.path, maxAgeS: COOKIE.minutes * 60 })
  return { url }
}

export interface FlowReturn {
  readonly brand: Brand
  readonly query: string
  /** The same as when it began. */
  readonly memberId: string | null
  readonly ask: Pick<Ask, 'cookie' | 'setCookie' | 'origin'>
}

/** Who came back, by the provider's own id: once, soon, in the browser that left, and for what it left for. */
export async function comeBack(
  deps: Deps,
  { brand, query, memberId, ask }: FlowReturn,
): Promise<{ readonly provider: Provider; readonly subject: string }> {
  const browser = ask.cookie(COOKIE.name)
  ask.setCookie(COOKIE.name, undefined, { path: COOKIE.path, maxAgeS: 0 })
  const state = new URLSearchParams(query).get('state')
  const flow = state === null ? undefined : await takeFlow(deps.db, tokenHash(state))

  const same = flow && browser !== undefined && flow.browserHash === tokenHash(browser)
  if (!same || flow.brandId !== brand.id || flow.memberId !== memberId || flow.expiresAt <= deps.now())
    throw new Refusal('third_party_failed')
  const from = clientOf(deps, brand, { provider: flow.provider, origin: ask.origin })
  if (!from) throw new Refusal('third_party_failed')

  const trip = { state: state ?? '', nonce: flow.nonce, verifier: flow.verifier }
  return { provider: flow.provider, subject: await arrival(from, query, trip).catch(failed(deps)) }
}

const failed =
  (deps: Deps) =>
  (error: unknown): never => {
    if (!(error instanceof OidcError)) throw error
    deps.log.warn({ reason: error.message, cause: error.cause }, 'a sign-in with an account elsewhere failed')
    throw new Refusal('third_party_failed')
  }
