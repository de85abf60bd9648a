import { z } from 'zod'

/** Coins are in the chain and not deep enough yet, or no longer in it. */
export const COIN_STEPS = ['coins_seen', 'coins_lost'] as const

/** Coins to send, and where to. */
const Coins = z.strictObject({
  network: z.string(),
  coin: z.string(),
  /** Exactly so many. */
  amount: z.string(),
  /** What one of them counts until the request ends. */
  rate: z.string(),
  address: z.string().nullable(),
  /** So deep they must lie. */
  confirmations: z.number().int(),
  /** Those that are on their way; null while none are. */
  sent: z.strictObject({ tx: z.string(), confirmations: z.number().int() }).nullable(),
})

/** Where and how to pay: what a bank's app or a wallet reads, a page to go to, or an account to transfer to. */
export const Pay = z.strictObject({
  qr: z.string().nullable(),
  url: z.string().nullable(),
  to: z.strictObject({ bank: z.string(), account: z.string(), name: z.string() }).nullable(),
  /** Whether a picture of the transfer is asked for. */
  slip: z.enum(['wanted', 'sent']).nullable(),
  coins: Coins.nullable(),
})
