import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@croupier/contract/call.ts'
import { requestWithdrawal, withdrawalOptions } from '@croupier/contract/cashier.ts'
import type { WithdrawalHindrance } from '@croupier/contract/withdrawal-hindrance.ts'
import type { Answer } from '../caller.ts'
import { logIn } from '../log-in.ts'
import { textOf, unitsIn } from '../money.ts'
import { afterThought, type Guest, VISIT_END, type StepOutcome, type Visit } from '../visit.ts'
import { Preparation } from './preparation.ts'

type Hindrance = WithdrawalHindrance['name']

/** Some is left to play with. */
const KEPT_SHARE = 2n

/** Take out a part of what one has: what the site asks for first is done first, through the same calls as people do it. */
export class WithdrawalVisit implements Visit {
  readonly activity = 'cashier'
  readonly #guest: Guest
  /** Nobody takes out more at once. */
  readonly #most: bigint
  readonly #preparation: Preparation
  /** What was seen to in this visit: once is enough, the rest is for the site or a person there. */
  readonly #seenTo = new Set<Hindrance>()
  #doing: Hindrance | undefined
  #withdrawal: BodyOf<typeof requestWithdrawal> | undefined
  #entered = false

  constructor(guest: Guest, most: bigint) {
    this.#guest = guest
    this.#most = most
    this.#preparation = new Preparation(guest)
  }

  async step(): Promise<StepOutcome> {
    const outcome = await this.#next()
    // What guards an account wants a login of just now, as it does from people.
    if (outcome.kind === 'refused' && outcome.code === 'fresh_login_required' && !this.#entered) return this.#logIn()
    return outcome
  }

  async end(): Promise<void> {}

  #next(): Promise<StepOutcome> {
    if (this.#withdrawal !== undefined) return this.#takeOut(this.#withdrawal)
    return this.#doing === undefined ? this.#look() : this.#prepare(this.#doing)
  }

  async #logIn(): Promise<StepOutcome> {
    const { caller, page, credentials } = this.#guest
    page.close()
    const answer = await logIn(caller, credentials)
    if (answer.kind !== 'value') return answer
    page.logIn(caller.token)
    this.#entered = true
    return afterThought(this.#guest)
  }

  async #look(): Promise<StepOutcome> {
    const { caller, credentials } = this.#guest
    const answer = await caller.ask(withdrawalOptions)
    if (answer.kind !== 'value') return answer
    const { payees, min, max, withdrawable, hindrances, open } = answer.value
    if (open.length > 0) return VISIT_END
    const next = hindrances.find(({ name }) => this.#preparation.canDo(name) && !this.#seenTo.has(name))
    if (next !== undefined) {
      this.#doing = next.name
      this.#seenTo.add(next.name)
      return afterThought(this.#guest)
    }
    const [payee] = payees
    if (payee === undefined || hindrances.length > 0) return VISIT_END
    const amount = [unitsIn(withdrawable) / KEPT_SHARE, unitsIn(max), this.#most].reduce(smaller)
    const { paymentPassword } = credentials
    const asked = amount < unitsIn(min) ? smaller(unitsIn(min), unitsIn(withdrawable)) : amount
    if (asked < unitsIn(min)) return VISIT_END
    this.#withdrawal = { id: randomUUID(), payoutAccountId: payee.id, amount: wholeText(asked), paymentPassword }
    return afterThought(this.#guest)
  }

  async #prepare(what: Hindrance): Promise<StepOutcome> {
    const outcome = await this.#preparation.step(what)
    if (outcome.kind !== 'over') return outcome
    this.#doing = undefined
    return afterThought(this.#guest)
  }

  async #takeOut(body: BodyOf<typeof requestWithdrawal>): Promise<StepOutcome> {
    const answer: Answer<typeof requestWithdrawal> = await this.#guest.caller.ask(requestWithdrawal, { body })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    this.#withdrawal = undefined
    this.#guest.balance = undefined
    return answer.kind === 'refused' ? answer : VISIT_END
  }
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

const UNITS = 10_000n

/** People take out whole amounts. */
const wholeText = (units: bigint): string => textOf(units - (units % UNITS))
