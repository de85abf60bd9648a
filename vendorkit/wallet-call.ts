import { createHmac } from 'node:crypto'
import { signedText, type VendorCallName, VendorReply } from '@croupier/contract/vendor-api.ts'

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
  const text = signedText({ timestamp, method: 'POST', path: where.pathname, body })
  const begun = performance.now()
  const response = await fetch(where, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-timestamp': timestamp,
      'x-signature': signature ?? createHmac('sha256', key).update(text).digest('hex'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  })
  const said = await response.text()
  const tookMs = performance.now() - begun
  return { http: response.status, reply: VendorReply.parse(JSON.parse(said)), text: said, tookMs }
}
