import { setTimeout as wait } from 'node:timers/promises'
import type { VendorReply } from '@croupier/contract/vendor-api.ts'
import type { Clock } from '../gateway/clock.ts'
import { callWallet } from '../wallet-call.ts'
import type { Report, Store } from './store.ts'

const WAIT_MS = 3000
const AGAIN_MS = [100, 500, 2000, 5000, 15_000]

export interface ReporterOptions {
  readonly store: Store
  readonly clock: Clock
  /** Where the site hears its vendors. */
  readonly url: string
  readonly key: string
}

/** Tells the site who has opened a game, and of the rounds that were played until it has heard of each. */
export function openReporter({ store, clock, url, key }: ReporterOptions) {
  const stop = new AbortController()
  let working: Promise<void> | undefined

  const say = async (
    vendor: string,
    name: 'authenticate' | 'report-round',
    body: object,
  ): Promise<VendorReply | undefined> => {
    const at = await clock.now()
    const answered = await callWallet({ url, vendor, key }, name, body, { at, waitMs: WAIT_MS }).catch(() => undefined)
    return answered?.reply.status === 'RETRY' ? undefined : answered?.reply
  }

  async function isHeard({ number, vendor, body, tries }: Report): Promise<boolean> {
    const pause = tries > 0 ? AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1] : 0
    if (pause) await wait(pause, undefined, { ref: false, signal: stop.signal }).catch(() => undefined)
    if (stop.signal.aborted) return false
    const reply = await say(vendor, 'report-round', JSON.parse(body) as object)
    if (reply) store.heard(number)
    else store.tried(number)
    return reply !== undefined
  }

  async function workOff(): Promise<void> {
    for (let left = store.reports(); left.length > 0 && !stop.signal.aborted; left = store.reports()) await pass(left)
  }

  async function pass(reports: readonly Report[]): Promise<void> {
    // A player's rounds are told in their order; one that is not taken keeps back nobody else's.
    const waiting = new Set<string>()
    for (const report of reports) {
      const { player } = JSON.parse(report.body) as { readonly player: string }
      const whose = `${report.vendor} ${player}`
      if (!waiting.has(whose) && !(await isHeard(report))) waiting.add(whose)
    }
  }

  return {
    authenticate: (vendor: string, token: string) => say(vendor, 'authenticate', { token }),
    /** What waits is said until it has been heard; answers when nothing waits. */
    async report(): Promise<void> {
      do await (working ??= workOff().finally(() => (working = undefined)))
      while (!stop.signal.aborted && store.reports().length > 0)
    },
    async close(): Promise<void> {
      stop.abort()
      await working
    },
  }
}

export type Reporter = ReturnType<typeof openReporter>
