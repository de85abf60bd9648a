// Whoever keeps the addresses of a chain and watches them is the payment company, spoken to as `gateway.ts` does:
//
//   POST /v1/coins/addresses  {id, reference, network, coin, coins, confirmations, expiresAt} → {address, url}
//        an address that nobody else was given; the same id again names the same one. `url` leads to a page where the
//        sandbox's coins are sent, and is null where coins are real.
//   GET  /v1/coins/prices?coin=USDT&currency=PHP → {price}
//        what one coin is worth in the currency now, at most four decimals.
//
// Of coins that were sent to an address it speaks by notices of type `coins`, signed and sent as the others are: when they
// are first seen, at each confirmation up to the one asked for, and when a chain that turned back has lost them. `sequence`
// grows with each word about the same coins, so that whatever arrives out of order is known to be old.
import { Id, Moment, text } from '@croupier/contract/field.ts'
import { z } from 'zod'
import type { Config } from '#kernel/config.ts'
import { foreignText } from '#kernel/plain-text.ts'
import { get, post } from './gateway-call.ts'

type Settings = Pick<Config, 'paymentGateway'>

const Name = text(100).min(1)

/** A decimal string, as fine as a coin may be. */
const Coins = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/)

/** What is said of coins on their way. */
export const CoinPayload = z
  .object({
    jti: text(100).min(1),
    type: z.literal('coins'),
    /** Ours of the deposit; null where the address was never given to us. */
    id: Id.nullable(),
    reference: foreignText(100),
    network: Name,
    tx: Name,
    address: Name,
    amount: Coins,
    currency: text(10),
    confirmations: z.int32().min(0),
    sequence: z.int32().min(1),
    /** The chain has turned back, and they are no longer in it. */
    dropped: z.boolean(),
    seenAt: Moment,
    at: Moment,
  })
  .transform(({ jti, at, seenAt, ...rest }) => ({ eventId: jti, at: new Date(at), seenAt: new Date(seenAt), ...rest }))
export type CoinNotice = z.output<typeof CoinPayload>

/** What a member is to send. */
export interface AddressOrder {
  readonly id: string
  readonly reference: string
  readonly network: string
  readonly coin: string
  readonly coins: string
  readonly confirmations: number
  readonly expiresAt: Date
}

const Opened = z.object({ address: z.string().regex(/^[A-Za-z0-9]{10,100}$/), url: z.url().nullable() })
const Price = z.object({ price: z.string().regex(/^\d{1,14}(\.\d{1,4})?$/) })

/** Have an address named; the same order again answers the same one. Throws when none is. */
export async function openAddress(config: Settings, order: AddressOrder): Promise<z.output<typeof Opened>> {
  const body = { ...order, expiresAt: order.expiresAt.toISOString() }
  return Opened.parse(await post(config, '/v1/coins/addresses', body))
}

/** What a coin is worth now. */
export async function askPrice(config: Settings, coin: string, currency: string): Promise<string> {
  const { price } = Price.parse(await get(config, `/v1/coins/prices?coin=${coin}&currency=${currency}`))
  return price
}
