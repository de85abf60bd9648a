import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'

/** The plain JSON of an encrypted payload. */
export type OpenPayload = (payload: string) => Promise<unknown>

export const openPayloads = (_deps: Deps): OpenPayload => () => Promise.reject(new Refusal('payload_not_encrypted'))
