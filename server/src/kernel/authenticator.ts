import { createHmac } from 'node:crypto'
import { generateURI, ScureBase32Plugin, verify } from 'otplib'
import type { Deps } from './deps.ts'
import type { Db } from './database.ts'
import { findKeptKeys } from './kept-keys.ts'
import { keyFor, seal, storedKeysFor, unseal } from './secret.ts'

/** What seals the secrets of authenticators. */
export const AUTHENTICATOR = 'authenticator'
const SECRET_BYTES = 20
const STEP_S = 30
const DIGITS = /^\d{6}$/

const base32 = new ScureBase32Plugin()

/** A new secret, as people type it and as it is kept. */
export async function makeSecret(deps: Deps): Promise<{ readonly secret: string; readonly sealed: string }> {
  const secret = base32.encode(deps.random(SECRET_BYTES), { padding: false })
  return { secret, sealed: await sealSecret(deps, secret) }
}

/** A secret as it is kept. */
export const sealSecret = (deps: Deps, secret: string): Promise<string> => seal(deps, AUTHENTICATOR, secret)

/** What an authenticator reads from the picture. */
export const uriOf = (secret: string, issuer: string, account: string): string =>
  generateURI({ issuer, label: account, secret })

/** Whether a text could be a code of an authenticator at all. */
export const looksLikeCode = (text: string): boolean => DIGITS.test(text)

/** The thirty seconds whose code this is: now or one step to either side, and later than the last one used. */
export async function stepOf(
  deps: Deps,
  { secret, lastStep }: { readonly secret: string; readonly lastStep: number },
  code: string,
): Promise<number | undefined> {
  if (!looksLikeCode(code)) return undefined
  const epoch = Math.floor(deps.now().getTime() / 1000)
  const plain = await unseal(deps, AUTHENTICATOR, secret)
  const verdict = await verify({ secret: plain, token: code, epoch, epochTolerance: STEP_S, afterTimeStep: lastStep })
  return verdict.valid ? Math.floor(epoch / STEP_S) + verdict.delta : undefined
}

const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
const RECOVERY_LENGTH = 10

/** Ten codes of fifty bits, for the day the authenticator is lost. */
export const makeRecoveryCodes = (deps: Deps): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const text = base32.encode(deps.random(RECOVERY_BYTES), { padding: false }).slice(0, RECOVERY_LENGTH)
    return `${text.slice(0, RECOVERY_LENGTH / 2)}-${text.slice(RECOVERY_LENGTH / 2)}`
  })

/** What recovery codes are hashed for. They can't be hashed anew, so the keys of former secrets are kept. */
export const RECOVERY_CODE = 'recovery-code'

/** A recovery code as it is kept, however it was typed. */
export const recoveryHash = (deps: Deps, memberId: string, code: string): string =>
  hashWith(keyFor(deps, RECOVERY_CODE), memberId, code)

/** Every way in which it may have been kept before. */
export async function recoveryHashes(db: Db, deps: Deps, memberId: string, code: string): Promise<readonly string[]> {
  const keys = [...storedKeysFor(deps, RECOVERY_CODE), ...(await findKeptKeys(db, deps, RECOVERY_CODE))]
  return keys.map((key) => hashWith(key, memberId, code))
}

const hashWith = (key: Uint8Array, memberId: string, code: string): string =>
  createHmac('sha256', key)
    .update(`${memberId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`)
    .digest('base64url')
