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

/** What a token says: for whom, about whom, and which number was proved. */
export interface Claims {
  readonly issuer: string
  readonly audience: string
  readonly subject: string
  readonly phone: string
}

/** A token in the form of the provider's protocol, good for an hour. */
export async function signedToken(deps: Deps, { issuer, audience, subject, phone }: Claims) {
  const { kid, key } = (await newestKey(deps)) ?? (await makeKey(deps))
  const now = Math.floor(deps.now().getTime() / 1000)
  const firebase = { identities: { phone: [phone] }, sign_in_provider: 'phone' }
  const token = await new SignJWT({ auth_time: now, user_id: subject, phone_number: phone, firebase })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + GOOD_FOR_S)
    .sign(key)
  return { token, goodForS: GOOD_FOR_S }
}

/** Undefined also after the installation's secret was lost: what was sealed with it is of no use any more. */
async function newestKey(deps: Deps) {
  const [newest] = await store.findKeys(deps.db)
  if (!newest) return undefined
  const opened = await unseal(deps, PROVIDER_KEY, newest.privateKey).catch(() => undefined)
  return opened === undefined ? undefined : { kid: newest.kid, key: await importJWK(JSON.parse(opened), ALGORITHM) }
}

async function makeKey(deps: Deps) {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  const [{ kty = '', n = '', e = '' }, secret] = await Promise.all([
    exportJWK(pair.publicKey),
    exportJWK(pair.privateKey),
  ])
  const kid = randomUUID()
  const privateKey = await seal(deps, PROVIDER_KEY, JSON.stringify(secret))
  await store.insertKey(deps.db, { kid, publicKey: { kty, n, e }, privateKey }, deps.now())
  return { kid, key: pair.privateKey }
}
