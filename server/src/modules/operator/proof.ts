import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#kernel/deps.ts'
import { keyFor, keysFor } from '#kernel/secret.ts'

const TOKEN_BYTES = 32

/** 256 bits that nobody can guess. */
export const newToken = (deps: Deps): string => deps.random(TOKEN_BYTES).toString('base64url')

const CODE = 'operator-code'

const hashOf = (key: Uint8Array, operatorId: string, code: string): string =>
  createHmac('sha256', key).update(`${operatorId} ${code}`).digest('base64url')

/** A code as it is kept. */
export const codeHash = (deps: Deps, operatorId: string, code: string): string =>
  hashOf(keyFor(deps, CODE), operatorId, code)

/** Whether this is the code that was kept so. */
export const isCode = (deps: Deps, operatorId: string, code: string, kept: string): boolean =>
  keysFor(deps, CODE).some((key) => isSame(hashOf(key, operatorId, code), kept))

/** Whether two hashes are the same, in a time that does not tell where they differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
