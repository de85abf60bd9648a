import { createHmac, timingSafeEqual } from 'node:crypto'
import { VENDOR_CALLS, type VendorCallName, type VendorReply } from '@croupier/contract/vendor-api.ts'
import { SIGNED_HEADERS, signedText } from '@croupier/contract/vendor-signature.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { type Dialect, headerOf, jsonOf, type VendorAsk } from './dialect.ts'

const STATUS: Readonly<Record<string, number>> = {
  INVALID_SIGNATURE: 401,
  INVALID_VENDOR: 401,
  INVALID_REQUEST: 400,
  RETRY: 503,
}

const names = Object.fromEntries(Object.keys(VENDOR_CALLS).map((name) => [name, name])) as Record<
  string,
  VendorCallName
>

/** Our own HTTP API, version 1: JSON, decimal strings, HMAC-SHA256 over the moment, the method, the path and the body. */
export const native: Dialect = {
  prefix: '/vendor/v1/',
  names,

  sender(raw) {
    const vendor = headerOf(raw, SIGNED_HEADERS.vendor)
    const timestamp = headerOf(raw, SIGNED_HEADERS.timestamp)
    const signature = headerOf(raw, SIGNED_HEADERS.signature)
    if (!vendor || !timestamp || !signature || !/^\d{13}$/.test(timestamp)) return undefined
    const text = signedText({ timestamp, method: raw.method, path: raw.path, body: raw.body })
    return {
      vendor,
      sentMs: Number(timestamp),
      provedBy: (key) => same(createHmac('sha256', key).update(text).digest(), Buffer.from(signature, 'hex')),
    }
  },

  read(raw) {
    const name = names[raw.name]
    if (name === undefined) return undefined
    const read = VENDOR_CALLS[name].safeParse(jsonOf(raw.body))
    return read.success ? askOf(name, read.data) : undefined
  },

  write: ({ code, reason, player, currency, balance, decimals = scale, transferId, opened }) => {
    const reply: VendorReply = {
      status: code,
      ...(reason !== undefined && { reason }),
      ...(player !== undefined && { player }),
      ...(currency !== undefined && { currency }),
      ...(balance !== undefined && { balance: amountText(balance, decimals) }),
      ...(transferId !== undefined && { transferId }),
      ...opened,
    }
    return { status: STATUS[code] ?? 200, body: JSON.stringify(reply) }
  },
}

const same = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

/** With its amounts in stored units; undefined where one of them has too many decimals or is too large. */
function askOf(name: VendorCallName, said: object): VendorAsk | undefined {
  const amounts = new Map<string, bigint>()
  for (const [field, value] of Object.entries(said).filter(([known]) => AMOUNTS.has(known))) {
    const text = String(value)
    const units = unitsOf(text.replace('-', ''), scale)
    if (units === undefined) return undefined
    amounts.set(field, text.startsWith('-') ? -units : units)
  }
  // The call's own schema has just said that it has this form.
  return { name, ...said, ...Object.fromEntries(amounts) } as VendorAsk
}

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'stake', 'payout', 'balance'])
