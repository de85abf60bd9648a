import { createHash, createPublicKey } from 'node:crypto'
import type { Deps } from '#kernel/deps.ts'

const SECRET_BYTES = 32
const SHOWN = 16

/** A secret that a vendor signs by. */
export const newSecret = ({ random }: Pick<Deps, 'random'>): string => random(SECRET_BYTES).toString('hex')

/** The beginning of a key's SHA-256, in groups that can be read aloud. */
export const fingerprintOf = (key: string): string =>
  (createHash('sha256').update(key).digest('hex').slice(0, SHOWN).match(/.{4}/g) ?? []).join(' ')

/** A public key written in the one way that we keep. Throws for what is none. */
export const publicKeyText = (key: string): string => createPublicKey(key).export({ type: 'spki', format: 'pem' })

const RSA_BITS_MIN = 2048

/** A vendor's public key for signatures by RSA; undefined for what is none, or too short to prove anything. */
export function publicKeyOf(text: string): string | undefined {
  try {
    const key = createPublicKey(text)
    const long = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= RSA_BITS_MIN
    return key.asymmetricKeyType === 'rsa' && long ? publicKeyText(text) : undefined
  } catch {
    return undefined
  }
}
