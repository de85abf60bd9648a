import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#kernel/deps.ts'
import { keyFor } from '#kernel/secret.ts'

const TOKEN_BYTES = 32

/** 256 bits that nobody can guess. */
export const newToken = (deps: Deps): string => deps.random(TOKEN_BYTES).toString('base64url')

/** A code as it is kept. */
export const codeHash = (deps: Deps, operatorId: string, code: string): string =>
  createHmac('sha256', keyFor(deps.secret, 'operator-code')).update(`${operatorId} ${code}`).digest('base64url')

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
