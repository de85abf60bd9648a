import { takeCrowdOrders } from '@croupier/contract/crowd.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { backOffMs, retryMs } from './back-off.ts'
import type { Caller } from './caller.ts'
import { randomOf } from './random.ts'

export type Orders = ReplyOf<typeof takeCrowdOrders>

const EVERY_MS = 1000
/** The pace while no real visitor has a page open. */
const UNSEEN = 0.1

/** How fast people play, 1 as people do. */
export const paceOf = ({ pace, pages }: Pick<Orders, 'pace' | 'pages'>): number =>
  (pace / 100) * (pages > 0 ? 1 : UNSEEN)

export interface Presence {
  readonly present: number
  readonly pages: number
}

export interface OrdersOptions {
  readonly key: string
  readonly presence: () => Presence
  /** People go so many times as fast as before. */
  readonly hasten: (times: number) => void
  /** Hears each answer. */
  readonly hear: (orders: Orders) => void
}

export type OrderSource = ReturnType<typeof openOrders>

/** Asks every second what to do; while the site does not answer, the last orders stand. */
export function openOrders(caller: Caller, { key, presence, hasten, hear }: OrdersOptions) {
  const random = randomOf('orders')
  let last: Orders | undefined
  let aheadMs = 0
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function ask(): Promise<number> {
    const answer = await caller.ask(takeCrowdOrders, { body: { key, ...presence() } })
    if (answer.kind === 'value') {
      failures = 0
      const before = last
      last = answer.value
      if (before !== undefined && paceOf(before) !== paceOf(last)) hasten(paceOf(last) / paceOf(before))
      aheadMs = Date.parse(last.now) - Date.now()
      hear(last)
      return EVERY_MS
    }
    failures += 1
    return answer.kind === 'later' ? retryMs(answer.waitMs, random) : backOffMs(failures, random)
  }

  /** One question after the other; the first answer is waited for. */
  async function run(heard: () => void): Promise<void> {
    const ms = await ask()
    if (last !== undefined) heard()
    if (!closed) timer = setTimeout(() => void run(heard), ms)
  }

  return {
    run,
    get last() {
      return last
    },
    now: () => new Date(Date.now() + aheadMs),
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
