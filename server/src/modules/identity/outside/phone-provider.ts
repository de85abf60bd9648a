import { createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'

export interface Provider {
  readonly issuer: string
  readonly audience: string
  /** Where its public keys are, or what they are. */
  readonly keys: string | JSONWebKeySet
}

/** What a provider says in a token that it has signed. */
export type TokenVerdict =
  | { readonly ok: true; readonly phone: string; readonly expiresAt: Date }
  | { readonly ok: false; readonly why: 'invalid' | 'expired' | 'unreachable' }

const WAIT_MS = 5000
const AGE_MAX = '1 hour'

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** The number that the provider has proved, if this is a token of its own for this brand that is still good. */
export async function numberOf(provider: Provider, token: string, now: Date): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(token, keysOf(provider), {
      algorithms: ['RS256'],
      issuer: provider.issuer,
      audience: provider.audience,
      requiredClaims: ['exp', 'iat', 'sub', 'phone_number'],
      maxTokenAge: AGE_MAX,
      currentDate: now,
    })
    const { phone_number: phone, exp } = payload
    if (typeof phone !== 'string' || exp === undefined) return { ok: false, why: 'invalid' }
    return { ok: true, phone, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    return { ok: false, why: whyOf(error) }
  }
}

function keysOf({ keys }: Provider) {
  if (typeof keys !== 'string') return createLocalJWKSet(keys)
  const kept = keySets.get(keys)
  if (kept) return kept
  const made = createRemoteJWKSet(new URL(keys), { timeoutDuration: WAIT_MS })
  keySets.set(keys, made)
  return made
}

function whyOf(error: unknown): 'invalid' | 'expired' | 'unreachable' {
  if (error instanceof errors.JWTExpired) return 'expired'
  // The library's general error is the key set's: it did not come, or is none.
  const theirs =
    error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC' && error.code !== 'ERR_JWKS_TIMEOUT'
  return theirs ? 'invalid' : 'unreachable'
}
