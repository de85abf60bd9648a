import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const SKEW_MS = 5 * 60_000

export interface SignedRequest {
  readonly timestamp: string
  readonly method: string
  readonly path: string
  readonly body: string
}

/** What a call is signed with: HMAC-SHA256 over the moment, the method, the path and the body as it travels. */
export const signatureOf = (key: string, { timestamp, method, path, body }: SignedRequest): string =>
  createHmac('sha256', key).update([timestamp, method, path, body].join('\n')).digest('hex')

/** Was this signed with the key, and just now? */
export function isSigned(key: string, signed: SignedRequest, signature: string, now: Date): boolean {
  const moment = Number(signed.timestamp)
  const fresh = Number.isFinite(moment) && Math.abs(now.getTime() - moment) <= SKEW_MS
  return fresh && same(signatureOf(key, signed), signature)
}

const hashed = (text: string) => createHash('sha256').update(text).digest()

const same = (a: string, b: string) => timingSafeEqual(hashed(a), hashed(b))
