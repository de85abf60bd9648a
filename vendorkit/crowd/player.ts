import type { CrowdActivity } from '@croupier/contract/crowd.ts'
import { logout } from '@croupier/contract/identity.ts'
import { acknowledgeCheck } from '@croupier/contract/limits.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { backOffMs, retryMs } from './back-off.ts'
import { logIn } from './log-in.ts'
import { hourIn, isThere, nextActivity } from './habits.ts'
import type { Orders } from './orders.ts'
import type { DueTime } from './scheduler.ts'
import { unitsIn } from './money.ts'
import { type Guest, type StepOutcome, thinkTime, type Visit } from './visit.ts'

/** Begins a visit of a kind. */
export type VisitMaker = (guest: Guest, activity: CrowdActivity) => Visit

export interface PlayerOptions {
  readonly guest: Guest
  readonly orders: () => Orders | undefined
  readonly begin: VisitMaker
}

/** How often an absent player checks whether its stay begins. */
const AWAY_MS = 5000
/** Nothing to do for now. */
const IDLE_MS = 10_000
/** The pause after the member is restrained, before anything is tried again. */
const HELD_BACK: ReadonlySet<string> = new Set([
  'timed_out',
  'self_excluded',
  'account_closed',
  'account_frozen',
  'identity_unverified',
  'session_time_over',
  'login_locked',
  'limit_reached',
])
const HELD_BACK_MS = 10 * 60_000

const unpaced = (ms: number): DueTime => ({ ms, paced: false })

/** One demo player: away, or logged in and at something. It takes one step at a time and says when the next is due. */
export class Player {
  readonly #options: PlayerOptions
  #visit: Visit | undefined
  #failures = 0
  /** Refused so often in a row. */
  #refusals = 0
  /** Held back until this moment of the site's clock. */
  #awayUntilMs = 0

  constructor(options: PlayerOptions) {
    this.#options = options
  }

  get isThere(): boolean {
    return this.#options.guest.caller.token !== undefined
  }

  get hasPage(): boolean {
    return this.#options.guest.page.isOpen
  }

  step(): Promise<DueTime> {
    const { guest } = this.#options
    if (!this.#isExpected()) {
      return this.isThere ? this.#leave() : Promise.resolve(unpaced(AWAY_MS * guest.random.between(0.5, 1.5)))
    }
    if (!this.isThere) return this.#arrive()
    return guest.balance === undefined ? this.#count() : this.#play()
  }

  /** Stop with the process; the site ends open sessions by its own timeouts. */
  end(): void {
    this.#options.guest.page.close()
    this.#options.guest.caller.close()
  }

  #isExpected(): boolean {
    const { guest, orders } = this.#options
    const said = orders()
    if (said === undefined || guest.number >= said.size) return false
    const now = guest.now()
    if (now.getTime() < this.#awayUntilMs) return false
    return isThere(guest.number, guest.habits, { now, hour: hourIn(said.timeZone, now) })
  }

  async #arrive(): Promise<DueTime> {
    const { guest } = this.#options
    const answer = await logIn(guest.caller, guest.credentials)
    if (answer.kind !== 'value') return this.#settle(answer)
    this.#failures = 0
    guest.page.logIn(guest.caller.token)
    return thinkTime(guest, guest.random.share())
  }

  async #leave(): Promise<DueTime> {
    const { caller, page } = this.#options.guest
    await this.#endVisit()
    page.close()
    await caller.ask(logout)
    caller.logIn(undefined)
    caller.close()
    return unpaced(AWAY_MS)
  }

  async #endVisit(): Promise<void> {
    const before = this.#visit
    this.#visit = undefined
    await before?.end()
  }

  /** What they have is asked for where it is not known. */
  async #count(): Promise<DueTime> {
    const { guest } = this.#options
    const answer = await guest.caller.ask(balance)
    if (answer.kind !== 'value') return this.#settle(answer)
    guest.balance = unitsIn(answer.value.sumBalance)
    return thinkTime(guest, guest.random.share())
  }

  async #play(): Promise<DueTime> {
    const { guest, orders, begin } = this.#options
    const allowed = orders()?.activities ?? []
    if (this.#visit !== undefined && !allowed.includes(this.#visit.activity)) await this.#endVisit()
    if (this.#visit === undefined) {
      const activity = nextActivity(guest.habits, allowed, guest.random.share())
      this.#visit = activity === undefined ? undefined : begin(guest, activity)
    }
    return this.#visit === undefined ? unpaced(IDLE_MS) : this.#settle(await this.#visit.step())
  }

  /** What follows from what the site said. */
  async #settle(outcome: StepOutcome): Promise<DueTime> {
    const { guest } = this.#options
    if (outcome.kind === 'later') return unpaced(retryMs(outcome.waitMs, guest.random))
    if (outcome.kind === 'lost') return unpaced(backOffMs(++this.#failures, guest.random))
    this.#failures = 0
    if (outcome.kind === 'on') {
      this.#refusals = 0
      return outcome.due
    }
    await this.#endVisit()
    if (outcome.kind === 'over') return thinkTime(guest)
    await this.#obey(outcome.code)
    // Whoever is told no again and again asks less and less often, at whatever pace.
    return unpaced(Math.max(thinkTime(guest).ms, backOffMs(++this.#refusals, guest.random)))
  }

  async #obey(code: string): Promise<void> {
    const { guest, begin } = this.#options
    guest.balance = undefined
    if (code === 'not_logged_in') {
      guest.caller.logIn(undefined)
      guest.page.close()
    } else if (HELD_BACK.has(code)) this.#awayUntilMs = guest.now().getTime() + HELD_BACK_MS
    else if (code === 'reality_check_due') await guest.caller.ask(acknowledgeCheck)
    else if (code === 'insufficient_funds' && guest.may('cashier')) this.#visit = begin(guest, 'cashier')
  }
}
