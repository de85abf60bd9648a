import type { Brand } from '#modules/brand/brand.ts'
import type { HistoryContext } from '../../context.ts'
import { type Dice, diceOf } from '../../dice.ts'
import type { Merchant, Person } from '../../persons.ts'

export type Channel = Brand['settings']['cashier']['channels'][number]

/** What members pay in by at each brand, as often as they stand here. */
const CODES = {
  LUCKY: ['QRPH', 'QRPH', 'QRPH', 'QRPH', 'BANK', 'BANK', 'CARD', 'CARD', 'CRYPTO'],
  SAMPA: ['VIETQR', 'VIETQR', 'BANK'],
} as const satisfies Record<Merchant, readonly string[]>

/** Everybody has a way that they mostly pay in by; undefined where the brand takes no more by it. */
export function channelFor({ brands }: HistoryContext, { merchant, account }: Person, dice: Dice): Channel | undefined {
  const codes = CODES[merchant]
  const usual = diceOf(`channel ${merchant} ${account}`).oneOf(codes)
  const code = dice.happens(75) ? usual : codes[0]
  return brands[merchant].settings.cashier.channels.find((one) => one.code === code && one.on)
}

/** A unit of a currency as the ledger keeps it. */
export const WHOLE = 10_000n

/** Amounts are round: these are whole units of the brand's currency. */
export const ROUND = { LUCKY: 100, SAMPA: 50_000 } as const satisfies Record<Merchant, number>

/** About what somebody pays in, in whole units, as far as the channel takes it. */
export function amountFor({ merchant, habits }: Person, { min, max }: Channel, dice: Dice): string {
  const round = ROUND[merchant]
  const about = habits.deposit * dice.oneOf([0.5, 1, 1, 1, 1, 1.5, 2])
  const wanted = BigInt(Math.max(round, Math.round(about / round) * round))
  const [least, most] = [(min + WHOLE - 1n) / WHOLE, max / WHOLE]
  return String(wanted < least ? least : wanted > most ? most : wanted)
}
