import { createHmac } from 'node:crypto'
import { Amount } from '@croupier/contract/field.ts'
import { SIGNED_HEADERS, signedText } from '@croupier/contract/vendor-signature.ts'
import type { VendorDirection, VendorReason } from '@croupier/contract/vendors.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { z } from 'zod'
import type { Config, VendorWallets } from '#kernel/config.ts'

/** Money to or from the wallet of a player with a vendor. */
export interface VendorOrder {
  readonly id: string
  readonly vendor: string
  readonly player: string
  readonly currency: string
  readonly direction: VendorDirection
  readonly amount: string
}

/** What a vendor said of an order: it is done, or it will never be. */
export type VendorOutcome = { readonly state: 'done' } | { readonly state: 'refused'; readonly reason: VendorReason }

type Settings = Pick<Config, 'vendorWallets'>

const WAIT_MS = 5000
/** For what somebody looks at meanwhile. */
const LOOK_MS = 2500

const Outcome = z.object({ status: z.string().max(60) })
const Holding = z.object({ status: z.literal('OK'), balance: Amount })

/** Have a vendor take or give money; the same order again does nothing. Throws when nobody says what became of it. */
export async function tellVendor(
  config: Settings,
  { vendor, ...order }: VendorOrder,
  now: Date,
): Promise<VendorOutcome> {
  const said = await ask(config, { vendor, path: '/transfers', body: JSON.stringify(order), now })
  if (said === undefined) throw new Error(`vendor ${vendor} has no transfers`)
  return toldOf(said)
}

/** What became of an order; `unknown` where the vendor has never heard of it. */
export async function askVendor(
  config: Settings,
  { vendor, id }: Pick<VendorOrder, 'vendor' | 'id'>,
  now: Date,
): Promise<VendorOutcome | 'unknown'> {
  const said = await ask(config, { vendor, path: `/transfers/${id}`, now })
  return said === undefined ? 'unknown' : toldOf(said)
}

/** What a player has with a vendor, in stored units; undefined while the vendor does not answer. */
export async function vendorBalance(
  config: Settings,
  { vendor, player, currency }: Pick<VendorOrder, 'vendor' | 'player' | 'currency'>,
  now: Date,
): Promise<bigint | undefined> {
  try {
    const path = `/players/${player}/balance?currency=${currency}`
    return unitsOf(Holding.parse(await ask(config, { vendor, path, now, waitMs: LOOK_MS })).balance, scale)
  } catch {
    return undefined
  }
}

const REASONS: Readonly<Record<string, VendorReason>> = { NOT_ENOUGH_MONEY: 'not_enough', PLAYER_BLOCKED: 'blocked' }
/** What says nothing of the money: it may have moved, or may yet. */
const UNDECIDED: readonly string[] = ['DUPLICATE_TRANSACTION', 'INVALID_SIGNATURE', 'RETRY']

function toldOf(said: unknown): VendorOutcome {
  const { status } = Outcome.parse(said)
  if (UNDECIDED.includes(status)) throw new Error(`a vendor answered ${status}`)
  return status === 'OK' ? { state: 'done' } : { state: 'refused', reason: REASONS[status] ?? 'other' }
}

interface Question {
  readonly vendor: string
  readonly path: string
  readonly body?: string
  readonly now: Date
  readonly waitMs?: number
}

/** What a vendor answers; undefined where it does not know what was asked about. What it said of its faults no log needs. */
async function ask(config: Settings, { vendor, path, body, now, waitMs = WAIT_MS }: Question): Promise<unknown> {
  const { url, key } = walletsOf(config)
  const where = new URL(`${url}/v1/${vendor}${path}`)
  const method = body === undefined ? 'GET' : 'POST'
  const timestamp = String(now.getTime())
  const signed = signedText({ timestamp, method, path: where.pathname + where.search, body: body ?? '' })
  const response = await fetch(where, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      [SIGNED_HEADERS.vendor]: vendor,
      [SIGNED_HEADERS.timestamp]: timestamp,
      [SIGNED_HEADERS.signature]: createHmac('sha256', key).update(signed).digest('hex'),
    },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`a vendor answered ${response.status}`)
  return response.json()
}

function walletsOf({ vendorWallets }: Settings): VendorWallets {
  if (vendorWallets === undefined) throw new Error('no VENDOR_WALLET_URL is set')
  return vendorWallets
}
