import { openCaller } from './caller.ts'
import { openConnection } from './connection.ts'
import { habitsOf } from './habits.ts'
import { LivePage } from './live-page.ts'
import { credentialsOf } from './names.ts'
import { openOrders, type OrderSource, paceOf } from './orders.ts'
import { Player } from './player.ts'
import { randomOf } from './random.ts'
import { enrol } from './roster.ts'
import { type Due, Scheduler } from './scheduler.ts'
import { openStore, type Store } from './store.ts'
import type { Guest } from './visit.ts'
import { beginVisit } from './visits/begin.ts'

export interface CrowdOptions {
  readonly dataDir: string
  /** What the site knows this process by. */
  readonly key: string
  /** The address of the site. */
  readonly site: string
  /** Hears of what nobody foresaw. */
  readonly report: (error: unknown) => void
}

/** The brand where the crowd plays. */
const MERCHANT = 'LUCKY'
/** The crowd's own timer beside those of its players. */
const ROSTER = -1
const ROSTER_MS = 1000
/** Its own calls come from an address after those of all players. */
const OWN_NUMBER = 249
/** Those who are there already when the site opens come within so long. */
const FIRST_WITHIN_MS = 4000

/** The sandbox's demo players: what `main.ts` starts, and the tests too. Answers once the site has been heard. */
export async function openCrowd({ dataDir, key, site, report }: CrowdOptions) {
  const store = openStore(dataDir)
  const players = new Map<number, Player>()
  const scheduler = new Scheduler(report)
  const caller = openCaller(openConnection(site, OWN_NUMBER), { merchant: MERCHANT, now: () => new Date() })
  const presence = () => presenceOf([...players.values()])
  const orders = openOrders(caller, { key, presence, hasten: (times) => scheduler.hasten(times) })
  const random = randomOf('crowd')

  /** Players that the orders ask for and that are not known yet get their accounts, some at a time. */
  async function fillRoster(): Promise<Due> {
    const known = store.players()
    const missing = Array.from({ length: orders.last?.size ?? 0 }, (_, number) => number).filter(
      (number) => !players.has(number),
    )
    for (const number of missing) if (known.has(number)) add(number, known.get(number) ?? 0)
    const strangers = missing.filter((number) => !known.has(number))
    const waitMs = strangers.length === 0 ? ROSTER_MS : await enrol({ caller, store, key, random }, strangers)
    return { ms: waitMs ?? 0, paced: false }
  }

  function add(number: number, tries: number): void {
    const guest = guestOf({ store, site, orders }, number, tries)
    const player = new Player({ guest, orders: () => orders.last, begin: beginVisit })
    players.set(number, player)
    scheduler.plan(number, { ms: random.below(FIRST_WITHIN_MS), paced: false }, () => player.step())
  }

  const heard = Promise.withResolvers<void>()
  void orders.run(heard.resolve)
  await heard.promise
  scheduler.plan(ROSTER, { ms: 0, paced: false }, fillRoster)

  return {
    present: () => presence().present,
    /** Timers and steps under way: as many as there are players, and one. */
    timers: () => scheduler.size,
    async close() {
      orders.close()
      await scheduler.close()
      for (const player of players.values()) player.end()
      caller.close()
      store.close()
    },
  }
}

const presenceOf = (players: readonly Player[]) => ({
  present: players.filter((player) => player.isThere).length,
  pages: players.filter((player) => player.hasPage).length,
})

interface GuestPlace {
  readonly store: Store
  readonly site: string
  readonly orders: OrderSource
}

const guestOf = ({ store, site, orders }: GuestPlace, number: number, tries: number): Guest => ({
  number,
  caller: openCaller(openConnection(site, number), { merchant: MERCHANT, now: orders.now }),
  page: new LivePage(site, MERCHANT),
  habits: habitsOf(number),
  credentials: credentialsOf(store.secret, number, tries),
  random: randomOf(`${store.secret}/${number}/${Date.now()}`),
  now: orders.now,
  pace: () => (orders.last ? paceOf(orders.last) : 1),
  may: (activity) => orders.last?.activities.includes(activity) ?? false,
  balance: undefined,
})
