import { type Caller, openCaller } from './caller.ts'
import { openConnection } from './connection.ts'
import { habitsOf } from './habits.ts'
import { LivePage } from './live-page.ts'
import { coinOf } from './money.ts'
import { credentialsOf } from './names.ts'
import { openOrders, type OrderSource, paceOf, type Presence } from './orders.ts'
import { Player } from './player.ts'
import { randomOf } from './random.ts'
import { enrol } from './roster.ts'
import { type DueTime, Scheduler } from './scheduler.ts'
import type { Store } from './store.ts'
import type { Guest } from './visit.ts'
import { beginVisit } from './visits/begin.ts'

export interface BrandCrowdOptions {
  readonly store: Store
  readonly key: string
  readonly site: string
  readonly merchant: string
  /** Which of the brands it is: its players call from addresses of their own. */
  readonly place: number
  /** Hears which brands there are. */
  readonly hear: (merchants: readonly string[]) => void
  readonly report: (error: unknown) => void
}

/** The crowd's own timer beside those of its players. */
const ROSTER = -1
const ROSTER_MS = 1000
/** Its own calls come from an address after those of all players. */
const OWN_NUMBER = 249
/** Those who are there already when the site opens come within so long. */
const FIRST_WITHIN_MS = 4000

/** The demo players of one brand. */
export class BrandCrowd {
  readonly #options: BrandCrowdOptions
  readonly #players = new Map<number, Player>()
  readonly #scheduler: Scheduler
  readonly #caller: Caller
  readonly #orders: OrderSource
  readonly #random = randomOf('crowd')
  /** Once the site has answered. */
  readonly heard: Promise<void>

  constructor(options: BrandCrowdOptions) {
    const { site, merchant, place, key, hear, report } = options
    this.#options = options
    this.#scheduler = new Scheduler(report)
    this.#caller = openCaller(openConnection(site, { place, number: OWN_NUMBER }), { merchant, now: () => new Date() })
    this.#orders = openOrders(this.#caller, {
      key,
      presence: () => this.presence,
      hasten: (times) => this.#scheduler.hasten(times),
      hear: ({ merchants }) => hear(merchants),
    })
    const heard = Promise.withResolvers<void>()
    this.heard = heard.promise
    void this.#orders.run(heard.resolve)
    this.#scheduler.plan(ROSTER, { ms: 0, paced: false }, () => this.#fillRoster())
  }

  get presence(): Presence {
    const players = [...this.#players.values()]
    return {
      present: players.filter(({ isThere }) => isThere).length,
      pages: players.filter(({ hasPage }) => hasPage).length,
    }
  }

  async close(): Promise<void> {
    this.#orders.close()
    await this.#scheduler.close()
    for (const player of this.#players.values()) player.end()
    this.#caller.close()
  }

  /** Players that the orders ask for and that are not known yet get their accounts, some at a time. */
  async #fillRoster(): Promise<DueTime> {
    const { store, key, merchant } = this.#options
    const known = store.players(merchant)
    const missing = Array.from({ length: this.#orders.last?.size ?? 0 }, (_, number) => number).filter(
      (number) => !this.#players.has(number),
    )
    for (const number of missing) if (known.has(number)) this.#add(number, known.get(number) ?? 0)
    const strangers = missing.filter((number) => !known.has(number))
    const options = { caller: this.#caller, store, key, merchant, random: this.#random }
    const waitMs = strangers.length === 0 ? ROSTER_MS : await enrol(options, strangers)
    return { ms: waitMs ?? 0, paced: false }
  }

  #add(number: number, tries: number): void {
    const guest = guestOf(this.#options, this.#orders, { number, tries })
    const player = new Player({ guest, orders: () => this.#orders.last, begin: beginVisit })
    this.#players.set(number, player)
    this.#scheduler.plan(number, { ms: this.#random.below(FIRST_WITHIN_MS), paced: false }, () => player.step())
  }
}

function guestOf(
  { store, site, merchant, place }: BrandCrowdOptions,
  orders: OrderSource,
  { number, tries }: { readonly number: number; readonly tries: number },
): Guest {
  const secret = store.secretOf(merchant)
  return {
    number,
    site,
    caller: openCaller(openConnection(site, { place, number }), { merchant, now: orders.now }),
    page: new LivePage(site, merchant),
    habits: habitsOf(`${merchant}/${number}`),
    credentials: credentialsOf({ secret, merchant, number, tries }),
    random: randomOf(`${secret}/${number}/${Date.now()}`),
    now: orders.now,
    pace: () => (orders.last ? paceOf(orders.last) : 1),
    coin: () => coinOf(orders.last?.currency),
    may: (activity) => orders.last?.activities.includes(activity) ?? false,
    balance: undefined,
  }
}
