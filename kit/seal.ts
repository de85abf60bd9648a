import { jwks } from '@croupier/contract/brand.ts'
import { CompactEncrypt, importJWK } from 'jose'
import { ask, CallRefusal } from './calls.ts'
import { serverNow } from './clock.ts'

interface Key {
  readonly kid: string
  readonly key: Awaited<ReturnType<typeof importJWK>>
  readonly until: number
}

const KEY_LIFE_MS = 3_600_000 // A rotated key stays valid for a day, so an hour-old one always opens.

let known: Promise<Key> | undefined

/** A text alone as a compact JWE for the server's newest key. */
export async function sealedText(text: string): Promise<string> {
  const { kid, key } = await serverKey()
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(key)
}

/** A call's body as a compact JWE for the server's newest key, with the moment and an id that make it good once. */
export async function sealed(body: unknown): Promise<string> {
  const plain = { ...Object(body), iat: Math.floor(serverNow() / 1000), jti: crypto.randomUUID() }
  return sealedText(JSON.stringify(plain))
}

async function serverKey(): Promise<Key> {
  known ??= fetchKey().catch((error: unknown) => {
    known = undefined
    throw error
  })
  const key = await known
  if (key.until > serverNow()) return key
  known = undefined
  return serverKey()
}

async function fetchKey(): Promise<Key> {
  const { keys } = await ask(jwks)
  const newest = keys[0]
  if (!newest?.['kid']) throw new CallRefusal('unreadable')
  return { kid: newest['kid'], key: await importJWK(newest, 'ECDH-ES'), until: serverNow() + KEY_LIFE_MS }
}
