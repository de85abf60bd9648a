import { randomUUID } from 'node:crypto'
import type { Store } from './store.ts'

export type Payload = MoneyPayload | CoinPayload

interface MoneyPayload {
  readonly jti: string
  readonly type: 'payment_received' | 'payment_failed' | 'payout_paid' | 'payout_failed'
  /** Ours of the payment or payout, which the shop chose; null for money that nobody asked for. */
  readonly id: string | null
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly at: string
  readonly reason?: string
}

/** Coins on their way: how deep they lie, and which word about them this is. */
export interface CoinPayload {
  readonly jti: string
  readonly type: 'coins'
  readonly id: string | null
  readonly reference: string
  readonly network: string
  readonly tx: string
  readonly address: string
  readonly amount: string
  readonly currency: string
  readonly confirmations: number
  readonly sequence: number
  readonly dropped: boolean
  readonly seenAt: string
  readonly at: string
}

type NewPayload<P> = P extends Payload ? Omit<P, 'jti'> & Partial<Pick<P, 'jti'>> : never

/** What can be tried out on the next notice. */
export const TRICKS = ['twice', 'hold', 'behind', 'forge'] as const
export type Trick = (typeof TRICKS)[number]

export const isOn = (store: Store, trick: Trick) => store.setting(`trick:${trick}`) === 'on'

export const setTrick = (store: Store, trick: Trick, state: 'on' | 'off') => store.set(`trick:${trick}`, state)

/** Keep a notice that is to be sent; takes whatever is to be tried out on it. Works in the caller's transaction. */
export function keepNotice(store: Store, payload: NewPayload<Payload>, nowMs: number): void {
  const tricks = new Set(TRICKS.filter((trick) => isOn(store, trick)))
  for (const trick of tricks) setTrick(store, trick, 'off')
  const { jti = randomUUID() } = payload
  store.insertNotice({
    id: jti,
    payload: JSON.stringify({ ...payload, jti }),
    subjectId: payload.id,
    state: tricks.has('hold') ? 'held' : tricks.has('behind') ? 'behind' : 'waiting',
    tries: 0,
    copies: tricks.has('twice') ? 2 : 1,
    forged: tricks.has('forge') ? 1 : 0,
    dueMs: nowMs,
    madeMs: nowMs,
    answer: null,
  })
}
