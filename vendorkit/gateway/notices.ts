import { randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Clock } from './clock.ts'
import type { Store, StoredNotice } from './store.ts'

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

type UnnamedPayload<P> = P extends Payload ? Omit<P, 'jti'> : never

/** What can be tried out on the next notice. */
export const TRICKS = ['twice', 'hold', 'behind', 'forge'] as const
export type Trick = (typeof TRICKS)[number]

const SECOND = 1000
const BACKOFF_MS = [SECOND, 5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, 3600 * SECOND]
const PATIENCE_MS = 24 * 3600 * SECOND
const WAIT_MS = 10 * SECOND

export const isOn = (store: Store, trick: Trick) => store.setting(`trick:${trick}`) === 'on'

export const setTrick = (store: Store, trick: Trick, state: 'on' | 'off') => store.set(`trick:${trick}`, state)

/** Keep a notice that is to be sent; takes whatever is to be tried out on it. Works in the caller's transaction. */
export function keepNotice(store: Store, payload: UnnamedPayload<Payload>, nowMs: number): void {
  const tricks = new Set(TRICKS.filter((trick) => isOn(store, trick)))
  for (const trick of tricks) setTrick(store, trick, 'off')
  const jti = randomUUID()
  store.insertNotice({
    id: jti,
    payload: JSON.stringify({ jti, ...payload }),
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

/** Let a notice go now, rightly signed, whatever was tried out on it. */
export function sendNow(store: Store, id: string, nowMs: number): void {
  const notice = store.notice(id)
  if (notice) store.putNotice({ ...notice, state: 'waiting', copies: 1, forged: 0, dueMs: nowMs })
}

export interface CourierOptions {
  readonly store: Store
  readonly clock: Clock
  readonly secret: string
  readonly site: string
}

/** Sends what is due, each until it is kept by the site or a day has passed. */
export function openCourier({ store, clock, secret, site }: CourierOptions) {
  const under = new Set<string>()

  async function send(notice: StoredNotice): Promise<void> {
    const answer = await deliver(notice).catch((error: unknown) => (error as Error).message)
    const nowMs = Date.now()
    if (answer === 200) store.releaseBehind(nowMs)
    store.putNotice(afterwards(notice, answer, nowMs))
  }

  async function deliver({ payload, forged }: StoredNotice): Promise<number> {
    const key = forged ? randomBytes(32) : new TextEncoder().encode(secret)
    const notice = await new SignJWT(JSON.parse(payload))
      .setProtectedHeader({ alg: 'HS256' })
      // Each try is signed anew: the site takes none that was signed long ago.
      .setIssuedAt(await clock.now())
      .sign(key)
    const { status } = await fetch(`${site}/wps/cashier/gateway/notices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notice }),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    })
    return status
  }

  return {
    async sendDue(nowMs: number): Promise<void> {
      const due = store.dueNotices(nowMs).filter(({ id }) => !under.has(id))
      for (const { id } of due) under.add(id)
      await Promise.all(due.map((notice) => send(notice).finally(() => under.delete(notice.id))))
    },
  }
}

/** What becomes of a notice after a try. */
export function afterwards(notice: StoredNotice, answer: number | string, nowMs: number): StoredNotice {
  const tried = { ...notice, tries: notice.tries + 1, answer: String(answer) }
  if (answer === 200) {
    const copies = notice.copies - 1
    return { ...tried, copies, state: copies > 0 ? 'waiting' : 'kept', dueMs: nowMs }
  }
  if (nowMs - notice.madeMs > PATIENCE_MS) return { ...tried, state: 'given_up' }
  return { ...tried, dueMs: nowMs + (BACKOFF_MS[Math.min(notice.tries, BACKOFF_MS.length - 1)] ?? SECOND) }
}
