import { compactDecrypt } from 'jose'
import { z } from 'zod'
import type { Deps } from './deps.ts'
import { openKeys } from './encryption-key.ts'
import { takeOnce } from './single-use.ts'
import { Refusal } from './refusal.ts'

/** The plain JSON of an encrypted payload, which works once and soon. */
export type OpenPayload = (payload: string) => Promise<unknown>

const AGE_MAX_S = 300
/** A browser's clock may be a little ahead of ours. */
const AHEAD_MAX_S = 60

const Stamped = z.looseObject({ iat: z.number().int(), jti: z.uuid() })

/** What opens encrypted payloads: ECDH-ES with A256GCM, by a key of ours that is still valid. */
export function openPayloads(deps: Deps): OpenPayload {
  const keyOf = openKeys(deps)

  return async function openPayload(payload) {
    const { iat, jti, ...plain } = await decrypted(payload, keyOf)
    const now = deps.now()
    const age = now.getTime() / 1000 - iat
    // Whose clock goes wrong is told the time, and can say it again.
    if (age > AGE_MAX_S || age < -AHEAD_MAX_S)
      throw new Refusal('payload_expired', { value: { now: now.toISOString() } })

    const expiresAt = new Date((iat + AGE_MAX_S + AHEAD_MAX_S) * 1000)
    if (!(await takeOnce(deps.db, { kind: 'payload', key: jti.toLowerCase(), expiresAt })))
      throw new Refusal('payload_replayed')
    return plain
  }
}

const FRESH_MS = 25 * 3600 * 1000

/** Take a fresh UUID that travels alone as a JWE: each is good once, as long as the key that opens it. */
export function openUuids(deps: Deps): (jwe: string) => Promise<void> {
  const keyOf = openKeys(deps)
  return async (jwe) => {
    const text = await plainOf(jwe, keyOf).catch((error: unknown) =>
      isTheirs(error) ? refuse() : Promise.reject(error),
    )
    const uuid = z.uuid().safeParse(text.replaceAll('"', ''))
    if (!uuid.success) return refuse()
    const expiresAt = new Date(deps.now().getTime() + FRESH_MS)
    if (!(await takeOnce(deps.db, { kind: 'uuid', key: uuid.data.toLowerCase(), expiresAt })))
      throw new Refusal('payload_replayed')
    return undefined
  }
}

async function plainOf(payload: string, keyOf: ReturnType<typeof openKeys>): Promise<string> {
  const find = async ({ kid }: { kid?: string }) => (await keyOf(kid ?? '')) ?? refuse()
  const options = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }
  const { plaintext } = await compactDecrypt(payload, find, options)
  return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
}

async function decrypted(payload: string, keyOf: ReturnType<typeof openKeys>): Promise<z.output<typeof Stamped>> {
  try {
    return Stamped.parse(JSON.parse(await plainOf(payload, keyOf)))
  } catch (error) {
    if (isTheirs(error)) return refuse()
    throw error
  }
}

/** Whatever is wrong with what they sent; a database that does not answer is ours. */
const isTheirs = (error: unknown) =>
  error instanceof Refusal ||
  error instanceof SyntaxError ||
  error instanceof TypeError ||
  error instanceof z.ZodError ||
  isJose(error)

const isJose = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')

const refuse = (): never => {
  throw new Refusal('payload_not_encrypted')
}
