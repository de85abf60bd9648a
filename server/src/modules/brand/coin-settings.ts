import { z } from 'zod'
import { count } from './count-setting.ts'
import { Money } from './money-setting.ts'

/** Coins that a channel takes: on which network, how deep a payment must lie, and by which rate it is counted. */
export const CoinSettings = z.strictObject({
  /** As members know it. */
  network: z.string().min(1).max(40),
  coin: z.string().regex(/^[A-Z0-9]{2,10}$/),
  decimals: count(0, 8).prefault(6),
  /** What the address in a picture begins with, so that wallets know it. */
  scheme: z.string().regex(/^[a-z][a-z0-9+.-]{1,20}$/),
  confirmations: count(1, 100).prefault(3),
  /** What one coin is worth: said here, or by the payment company at each request. */
  rate: z.discriminatedUnion('source', [
    z.strictObject({ source: z.literal('fixed'), price: Money.refine((price) => price > 0n, 'a price') }),
    z.strictObject({ source: z.literal('gateway') }),
  ]),
  /** What the house keeps of a coin's worth, in hundredths of a per cent. */
  spreadBasisPoints: count(0, 2000).prefault(0),
})
