import { requiredText } from '@croupier/contract/field.ts'
import { LRUCache } from 'lru-cache'
import * as client from 'openid-client'

/** How a brand is known to a provider of accounts. */
export interface OidcClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The page that the provider sends the visitor back to. */
  readonly returnTo: string
  /** Where it gives out tokens, where what it publishes does not say. */
  readonly tokenUrl?: string | undefined
  /** Talk to it without TLS: for a provider on the same machine. */
  readonly plain: boolean
  /** How it is asked where that is not over the network: of a provider in this process. */
  readonly fetch?: client.CustomFetch
}

/** What must be the same on the way there and on the way back. */
export interface LoginState {
  readonly state: string
  readonly nonce: string
  /** The secret of PKCE. */
  readonly verifier: string
}

/** The provider said no, said nothing in time, or said what cannot be trusted. */
export class OidcError extends Error {}

const TIMEOUT_S = 10
const Subject = requiredText(255)
const KNOWN_MS = 3_600_000

const known = new LRUCache<string, client.Configuration>({ max: 100, ttl: KNOWN_MS })

/** Where to send the visitor. */
export async function departure(to: OidcClient, { state, nonce, verifier }: LoginState): Promise<string> {
  const provider = await discovered(to)
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: to.returnTo,
    scope: 'openid',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return url.href
}

/** Who came back: the provider's own id of the account. */
export async function arrival(from: OidcClient, query: string, trip: LoginState): Promise<string> {
  const provider = await discovered(from)
  const url = new URL(from.returnTo)
  url.search = query
  try {
    const tokens = await client.authorizationCodeGrant(provider, url, {
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      pkceCodeVerifier: trip.verifier,
      idTokenExpected: true,
    })
    const subject = tokens.claims()?.sub
    if (subject === undefined) throw new OidcError('no id token came')
    // It is a key of ours, so it is not mended into another one's.
    if (!Subject.safeParse(subject).success) throw new OidcError('the id of the account is no text')
    return subject
  } catch (error) {
    throw new OidcError('signing in failed', { cause: error })
  }
}

async function discovered(of: OidcClient): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, fetch } = of
  const key = JSON.stringify([issuer, clientId, clientSecret, of.tokenUrl])
  // What is in this process is at hand, and its keys are never out of date.
  const before = fetch ? undefined : known.get(key)
  if (before) return before
  try {
    const provider = withTokenUrl(await discovery(of), of)
    if (!fetch) known.set(key, provider)
    return provider
  } catch (error) {
    throw new OidcError('the provider cannot be reached', { cause: error })
  }
}

// Marked as not for production by its author, which a provider on the same machine is not.
const withoutTls = client.allowInsecureRequests

const discovery = ({ issuer, clientId, clientSecret, plain, fetch }: OidcClient) =>
  client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    ...(plain ? { execute: [withoutTls] } : {}),
    ...(fetch ? { [client.customFetch]: fetch } : {}),
  })

function withTokenUrl(found: client.Configuration, of: OidcClient): client.Configuration {
  const { supportsPKCE: _, ...metadata } = found.serverMetadata()
  if (metadata.token_endpoint !== undefined || of.tokenUrl === undefined) return found
  const provider = new client.Configuration({ ...metadata, token_endpoint: of.tokenUrl }, of.clientId, of.clientSecret)
  provider.timeout = TIMEOUT_S
  if (of.plain) withoutTls(provider)
  if (of.fetch) provider[client.customFetch] = of.fetch
  return provider
}
