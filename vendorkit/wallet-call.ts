import { type VendorCallName, VendorReply } from '@croupier/contract/vendor-api.ts'
import { SIGNED_HEADERS } from '@croupier/contract/vendor-signature.ts'
import { signatureOf } from './wallet/signature.ts'

/** Where an operator's wallet is, and who calls it. */
export interface Wallet {
  /** Below which the calls are, such as http://127.0.0.1:3000/vendor/v1. */
  readonly url: string
  readonly vendor: string
  readonly key: string
}

export interface CallOptions {
  readonly at: Date
  readonly waitMs?: number
  /** Sent in place of the right one. */
  readonly signature?: string
}

export interface CallAnswer {
  readonly http: number
  readonly reply: VendorReply
  readonly text: string
  readonly tookMs: number
}

const WAIT_MS = 3000

/** Make one signed call of version 1. Throws when nobody answers in time, or what is answered is no answer. */
export async function callWallet(
  { url, vendor, key }: Wallet,
  name: VendorCallName,
  fields: object,
  { at, waitMs = WAIT_MS, signature }: CallOptions,
): Promise<CallAnswer> {
  const where = new URL(`${url}/${name}`)
  const body = JSON.stringify(fields)
  const timestamp = String(at.getTime())
  const signed = { timestamp, method: 'POST', path: where.pathname, body }
  const begun = performance.now()
  const response = await fetch(where, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNED_HEADERS.vendor]: vendor,
      [SIGNED_HEADERS.timestamp]: timestamp,
      [SIGNED_HEADERS.signature]: signature ?? signatureOf(key, signed),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  })
  const said = await response.text()
  const tookMs = performance.now() - begun
  return { http: response.status, reply: VendorReply.parse(JSON.parse(said)), text: said, tookMs }
}
