import { floorTo, timesCeil, timesFloor } from '@croupier/engine/fraction.ts'
import { scale } from '@croupier/engine/money.ts'
import type { DepositState } from '@croupier/contract/cashier.ts'
import { judgeArrival } from '../rules.ts'

const BASIS = 10_000n

/** What a coin counts, once the house has kept its share. */
export const rateOf = (price: bigint, spreadBasisPoints: number): bigint =>
  timesFloor(price, BASIS - BigInt(spreadBasisPoints), BASIS)

/** So many coins are asked for an amount: the last part is rounded up, so that they are never worth less. */
export const coinsFor = (amount: bigint, rate: bigint, decimals: number): bigint =>
  timesCeil(amount, 10n ** BigInt(decimals), rate)

/** What coins are worth in whole payable units, rounded down. */
export const worthOf = (coins: bigint, rate: bigint, { decimals, payable }: Decimals): bigint =>
  floorTo(timesFloor(coins, rate, 10n ** BigInt(decimals)), 10n ** BigInt(scale - payable))

export interface Decimals {
  /** Of the coin. */
  readonly decimals: number
  /** Of the brand's currency. */
  readonly payable: number
}

/** What is waited for. */
export interface Order {
  readonly network: string
  readonly coin: string
  readonly address: string | null
  readonly coins: bigint
  readonly confirmations: number
  readonly payUntil: Date
}

/** Coins on their way, as the keeper of the addresses spoke of them last. */
export interface SentCoins {
  readonly network: string
  readonly coin: string
  readonly address: string
  readonly coins: bigint
  readonly confirmations: number
  readonly dropped: boolean
  readonly seenAt: Date
}

/** Whether coins were sent for this order, where it asked for them. */
export const isFor = (order: Order, { network, coin, address }: SentCoins): boolean =>
  order.network === network && order.coin === coin && order.address === address

/** Whether the rate of the order no longer holds for them. */
export const isLate = (order: Pick<Order, 'payUntil'>, { seenAt }: Pick<SentCoins, 'seenAt'>): boolean =>
  seenAt > order.payUntil

export type CoinVerdict = 'waits' | 'lost' | 'credit' | 'credit_late' | 'amount_differs' | 'was_refused' | 'twice'

/** What becomes of coins that were sent for an order: too young, gone again, money, money by today's rate, or a question for a person. */
export function judgeCoins(state: DepositState, order: Order, sent: SentCoins): CoinVerdict {
  if (sent.dropped) return 'lost'
  if (sent.confirmations < order.confirmations) return 'waits'
  const asked = { state, amount: order.coins, asset: order.coin }
  const arrived = { amount: sent.coins, asset: sent.coin }
  const late = isLate(order, sent)
  // However many came late, today's rate says what they are worth.
  const verdict = judgeArrival(asked, late ? { ...arrived, amount: order.coins } : arrived)
  return verdict === 'credit' && late ? 'credit_late' : verdict
}

/** What coins are called that somebody has sent. */
export const coinsName = ({
  network,
  tx,
  address,
}: Pick<SentCoins, 'network' | 'address'> & { readonly tx: string }): string => `coins ${network} ${tx} ${address}`
