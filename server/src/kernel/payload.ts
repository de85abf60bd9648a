import { compactDecrypt } from 'jose'
import { z } from 'zod'
import type { Deps } from './deps.ts'
import { openKeys } from './encryption-key.ts'
import { takeOnce } from './once.ts'
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
    const age = deps.now().getTime() / 1000 - iat
    if (age > AGE_MAX_S || age < -AHEAD_MAX_S) throw new Refusal('payload_expired')

    const expiresAt = new Date((iat + AGE_MAX_S + AHEAD_MAX_S) * 1000)
    if (!(await takeOnce(deps.db, { kind: 'payload', key: jti.toLowerCase(), expiresAt })))
      throw new Refusal('payload_replayed')
    return plain
  }
}

async function decrypted(payload: string, keyOf: ReturnType<typeof openKeys>): Promise<z.output<typeof Stamped>> {
  try {
    const find = async ({ kid }: { kid?: string }) => (await keyOf(kid ?? '')) ?? refuse()
    const options = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }
    const { plaintext } = await compactDecrypt(payload, find, options)
    return Stamped.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)))
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
