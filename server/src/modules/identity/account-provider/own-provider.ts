import type { IncomingMessage } from 'node:http'
import { PROVIDERS, type Provider as Way } from '@croupier/contract/mfa.ts'
import { inject } from 'light-my-request'
import type { Provider } from 'oidc-provider'
import type { Deps } from '#kernel/deps.ts'
import { keyFor } from '#kernel/secret.ts'
import { allBrands, type Brand } from '#modules/brand/brand.ts'
import type { OidcClient } from '../outside/oidc.ts'
import { signingKeys } from '../provider/signing.ts'
import { recordsOf } from './records.ts'

/** Below this address the sandbox plays the providers of accounts. */
export const OWN_ACCOUNTS_PATH = '/dev/account-provider'

/** A sign-in is finished within ten minutes; what it leaves is of use for one more. */
const SIGN_IN_S = 600
const CODE_S = 60

/** The cookies that the provider needs: it remembers nobody from one sign-in to the next, so that the account is chosen each time. */
const COOKIES = {
  interaction: 'account-provider',
  resume: 'account-provider-resume',
  session: 'account-provider-session',
}

/** Which of the providers is played, and where the site is that plays it. */
export interface ProviderSite {
  readonly way: Way
  /** Such as http://lucky.localhost:3000. */
  readonly origin: string
}

export const isWay = (text: string): text is Way => (PROVIDERS as readonly string[]).includes(text)

/** How a brand is known to the sandbox's own provider of accounts, which is below the site itself; undefined in production. */
export function ownClient(deps: Deps, brand: Brand, place: ProviderSite): OidcClient | undefined {
  if (deps.config.mode !== 'sandbox') return undefined
  const { clientId, clientSecret, returnTo } = registered(deps, brand, place)
  return {
    issuer: issuerAt(place),
    clientId,
    clientSecret,
    returnTo,
    plain: true,
    fetch: async (url, { method, headers, body, signal }) => {
      const provider = await providerAt(deps, place, (message) => message)
      const path = url.slice(issuerAt(place).length)
      const payload = body === null || body === undefined ? undefined : String(body)
      const said = await askProvider(provider, place, { method, path, headers, payload, signal })
      return new Response(said.body, {
        status: said.statusCode,
        headers: { 'content-type': String(said.headers['content-type']) },
      })
    },
  }
}

/** Whether the brand's visitors sign in at the sandbox's own provider. */
const usesOwn = ({ settings }: Brand, way: Way): boolean =>
  settings.flags.includes(`third_party_${way}`) && settings.thirdParty[way] === undefined

interface Request {
  readonly method: string
  /** Below the provider's own address. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Ask the provider, without a way over the network: how the site is reached from outside is not known in here. */
export async function askProvider(provider: Provider, place: ProviderSite, request: Request) {
  const answer = provider.callback()
  const { path, signal, payload, method, headers } = request
  const { host, protocol } = new URL(place.origin)
  const forwarded = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }
  return inject(
    (incoming, outgoing) => {
      // What is cut off in front of the address, so that the provider's own addresses have it.
      Object.assign(incoming satisfies IncomingMessage, { originalUrl: `${baseOf(place.way)}${path}` })
      void answer(incoming, outgoing)
    },
    {
      method,
      url: path,
      headers: { ...headers, ...forwarded },
      ...(payload && { payload }),
      ...(signal && { signal }),
    },
  )
}

/** The cookies of a browser that the provider is shown. */
export const shownCookies = (cookies: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(cookies)
    .filter(([name]) => [COOKIES.interaction, COOKIES.resume].includes(name.replace(/\.sig$/, '')))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** The provider as it is at this address now: everything that it must remember is in the database. */
export async function providerAt(
  deps: Deps,
  place: ProviderSite,
  renderError: (message: string) => string,
): Promise<Provider> {
  const [brands, keys] = await Promise.all([allBrands(deps), signingKeys(deps)])
  const known = brands.filter((brand) => usesOwn(brand, place.way)).map((brand) => registered(deps, brand, place))
  // Only a sandbox in which somebody signs in so ever loads it.
  const { Provider } = await import('oidc-provider')
  const provider = new Provider(issuerAt(place), {
    adapter: (kind) => recordsOf(deps, kind),
    clients: known.map(({ clientId, clientSecret, returnTo }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [returnTo],
      token_endpoint_auth_method: 'client_secret_post' as const,
    })),
    cookies: { keys: [Buffer.from(keyFor(deps, 'account-provider-cookie')).toString('base64url')], names: COOKIES },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { url: (_context, { uid }) => `${baseOf(place.way)}/choose/${uid}` },
    jwks: { keys: [...keys] },
    pkce: { required: () => true },
    renderError: (context, { error_description: description, error }) => {
      context.type = 'html'
      context.body = renderError(description ?? error)
    },
    ttl: {
      Interaction: SIGN_IN_S,
      Session: SIGN_IN_S,
      Grant: SIGN_IN_S,
      AuthorizationCode: CODE_S,
      AccessToken: CODE_S,
      IdToken: SIGN_IN_S,
    },
  })
  provider.proxy = true
  return provider
}

const baseOf = (way: Way) => `${OWN_ACCOUNTS_PATH}/${way}`
const issuerAt = ({ origin, way }: ProviderSite) => `${origin}${baseOf(way)}`

function registered(deps: Deps, { merchant }: Brand, { way, origin }: ProviderSite) {
  const clientSecret = Buffer.from(keyFor(deps, `account-provider-client ${merchant} ${way}`)).toString('base64url')
  return { clientId: merchant, clientSecret, returnTo: `${origin}/signed-in` }
}
