import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose'
import type { Deps } from '#kernel/deps.ts'
import { seal, unseal } from '#kernel/secret.ts'
import * as store from './store.ts'

/** What seals its keys. */
export const PROVIDER_KEY = 'phone-provider-key'
const ALGORITHM = 'RS256'
const GOOD_FOR_S = 3600

/** What tokens of the sandbox's own provider are checked with. */
export const publicKeys = async (deps: Deps): Promise<JSONWebKeySet> => ({
  keys: (await store.findKeys(deps.db)).map(({ kid, publicKey }) => ({
    ...(publicKey as unknown as JWK), // As `makeKey` exported it.
    kid,
    alg: ALGORITHM,
    use: 'sig',
  })),
})

/** What the sandbox's own providers sign with, the newest first; at least one. */
export async function signingKeys(deps: Deps): Promise<readonly JWK[]> {
  const known = await openedKeys(deps)
  return known.length > 0 ? known : [await makeKey(deps)]
}

/** What a token says: for whom, about whom, and which number was proved. */
export interface Claims {
  readonly issuer: string
  readonly audience: string
  readonly subject: string
  readonly phone: string
}

/** A token in the form of the provider's protocol, good for an hour. */
export async function signedToken(deps: Deps, { issuer, audience, subject, phone }: Claims) {
  const [newest] = await signingKeys(deps)
  if (!newest?.kid) throw new Error('the provider has no key')
  const now = Math.floor(deps.now().getTime() / 1000)
  const firebase = { identities: { phone: [phone] }, sign_in_provider: 'phone' }
  const token = await new SignJWT({ auth_time: now, user_id: subject, phone_number: phone, firebase })
    .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + GOOD_FOR_S)
    .sign(await importJWK(newest, ALGORITHM))
  return { token, goodForS: GOOD_FOR_S }
}

/** Without those that were sealed with a secret which was lost: they are of no use any more. */
async function openedKeys(deps: Deps): Promise<readonly JWK[]> {
  const keys = await Promise.all(
    (await store.findKeys(deps.db)).map(async ({ kid, privateKey }) => {
      const opened = await unseal(deps, PROVIDER_KEY, privateKey).catch(() => undefined)
      // As `makeKey` exported it.
      return opened === undefined ? [] : [{ ...(JSON.parse(opened) as JWK), kid, alg: ALGORITHM, use: 'sig' }]
    }),
  )
  return keys.flat()
}

async function makeKey(deps: Deps): Promise<JWK> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const [{ kty = '', n = '', e = '' }, secret] = await Promise.all([
    exportJWK(pair.publicKey),
    exportJWK(pair.privateKey),
  ])
  const kid = randomUUID()
  const privateKey = await seal(deps, PROVIDER_KEY, JSON.stringify(secret))
  await store.insertKey(deps.db, { kid, publicKey: { kty, n, e }, privateKey }, deps.now())
  return { ...secret, kid, alg: ALGORITHM, use: 'sig' }
}
