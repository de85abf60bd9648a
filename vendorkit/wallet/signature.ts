import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type SignedCall, signedText } from '@croupier/contract/vendor-signature.ts'

const SKEW_MS = 5 * 60_000

/** What a call is signed with: HMAC-SHA256 over what the contract says is signed. */
export const signatureOf = (key: string, call: SignedCall): string =>
  createHmac('sha256', key).update(signedText(call)).digest('hex')

/** Was this signed with the key, and just now? */
export function isSigned(key: string, signed: SignedCall, signature: string, now: Date): boolean {
  const moment = Number(signed.timestamp)
  const fresh = Number.isFinite(moment) && Math.abs(now.getTime() - moment) <= SKEW_MS
  return fresh && same(signatureOf(key, signed), signature)
}

const hashed = (text: string) => createHash('sha256').update(text).digest()

const same = (a: string, b: string) => timingSafeEqual(hashed(a), hashed(b))
