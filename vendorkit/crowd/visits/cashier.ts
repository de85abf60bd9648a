import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@croupier/contract/call.ts'
import { depositOptions, requestDeposit, requestWithdrawal, withdrawalOptions } from '@croupier/contract/cashier.ts'
import { textOf, unitsIn } from '../stake.ts'
import { afterThought, type Guest, over, type StepOutcome, type Visit } from '../visit.ts'

/** Who has less pays in. */
const POOR = unitsIn('300')
/** Who has more takes some of it out. */
const RICH = unitsIn('2500')
const PAY_WAIT_MS = 10_000
const PAGE_RAIL = 'gateway'

/** A visit to the cashier: money in where there is little, out where there is much, a look at it otherwise. */
export function cashierVisit(guest: Guest): Visit {
  const balance = guest.balance ?? 0n
  const step = balance < POOR ? payingIn(guest) : balance > RICH ? takingOut(guest) : async () => over
  return { activity: 'cashier', step, end: async () => undefined }
}

function payingIn(guest: Guest): Visit['step'] {
  const { caller, random } = guest
  let deposit: BodyOf<typeof requestDeposit> | undefined
  let payAt: string | undefined

  /** One way to pay in, an amount that it offers, within the own limits: what stands in the way is not tried. */
  async function choose(): Promise<StepOutcome> {
    const answer = await caller.ask(depositOptions)
    if (answer.kind !== 'value') return answer
    const { channels, limit, open } = answer.value
    const channel = channels.find(({ rail, closed }) => rail === PAGE_RAIL && closed === null)
    const amounts = (channel?.amounts ?? []).filter((amount) => !limit || unitsIn(amount) <= unitsIn(limit.left))
    const amount = amounts[random.below(amounts.length)]
    if (channel === undefined || amount === undefined || open.length > 0) return over
    deposit = { id: randomUUID(), channel: channel.code, amount }
    return afterThought(guest)
  }

  async function payIn(body: BodyOf<typeof requestDeposit>): Promise<StepOutcome> {
    const answer = await caller.ask(requestDeposit, { body })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    deposit = undefined
    if (answer.kind === 'refused') return answer
    payAt = answer.value.pay?.url ?? undefined
    return payAt === undefined ? over : afterThought(guest)
  }

  /** Pays at the payment company's page, as its visitor does; the site hears of it from there. */
  async function pay(url: string): Promise<StepOutcome> {
    payAt = undefined
    const body = new URLSearchParams({ do: 'pay' })
    const options = { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(PAY_WAIT_MS) } as const
    // A payment that does not arrive is one that was not made: the request expires.
    await fetch(url, options).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    )
    guest.balance = undefined
    return over
  }

  return () => (payAt !== undefined ? pay(payAt) : deposit === undefined ? choose() : payIn(deposit))
}

function takingOut(guest: Guest): Visit['step'] {
  const { caller, credentials } = guest
  let withdrawal: BodyOf<typeof requestWithdrawal> | undefined

  /** As much as may be asked for now, in part; nothing where something stands in the way. */
  async function look(): Promise<StepOutcome> {
    const answer = await caller.ask(withdrawalOptions)
    if (answer.kind !== 'value') return answer
    const { payees, min, max, withdrawable, hindrances, open } = answer.value
    const [payee] = payees
    if (payee === undefined || hindrances.length > 0 || open.length > 0) return over
    const amount = [unitsIn(withdrawable), unitsIn(max), RICH].reduce((one, other) => (one < other ? one : other))
    if (amount < unitsIn(min)) return over
    const { paymentPassword } = credentials
    withdrawal = { id: randomUUID(), payoutAccountId: payee.id, amount: textOf(amount), paymentPassword }
    return afterThought(guest)
  }

  async function takeOut(body: BodyOf<typeof requestWithdrawal>): Promise<StepOutcome> {
    const answer = await caller.ask(requestWithdrawal, { body })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    withdrawal = undefined
    guest.balance = undefined
    return answer.kind === 'refused' ? answer : over
  }

  return () => (withdrawal === undefined ? look() : takeOut(withdrawal))
}
