import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@croupier/contract/call.ts'
import { depositOptions, QR_RAILS, type Rail, requestDeposit } from '@croupier/contract/cashier.ts'
import { textOf, unitsIn } from '../money.ts'
import { afterThought, type Guest, VISIT_END, type StepOutcome, type Visit } from '../visit.ts'

type Pay = NonNullable<ReplyOf<typeof requestDeposit>['pay']>

const PAY_WAIT_MS = 10_000
/** Rails that end at a page of the sandbox's payment company. */
const PAID_BY_PAGE: ReadonlySet<Rail> = new Set<Rail>(['gateway', ...QR_RAILS])

/** Pay in: an amount that the brand offers, by the payment company's page or a picture for a bank's app. */
export function depositVisit(guest: Guest): Visit {
  const { caller, random } = guest
  let deposit: BodyOf<typeof requestDeposit> | undefined
  let toPay: { readonly pay: Pay; readonly amount: string } | undefined

  /** One way to pay in, an amount that it offers, within the own limits: what stands in the way is not tried. */
  async function choose(): Promise<StepOutcome> {
    const answer = await caller.ask(depositOptions)
    if (answer.kind !== 'value') return answer
    const { channels, limit, open } = answer.value
    const ways = channels.filter(({ rail, closed }) => PAID_BY_PAGE.has(rail) && closed === null)
    const channel = ways[random.below(ways.length)]
    const amounts = (channel?.amounts ?? []).filter((one) => !limit || unitsIn(one) <= unitsIn(limit.left))
    // Mostly the smaller ones.
    const amount = amounts[Math.min(random.below(amounts.length), random.below(amounts.length))]
    if (channel === undefined || amount === undefined || open.length > 0) return VISIT_END
    deposit = { id: randomUUID(), channel: channel.code, amount: textOf(unitsIn(amount)) }
    return afterThought(guest)
  }

  async function payIn(body: BodyOf<typeof requestDeposit>): Promise<StepOutcome> {
    const answer = await caller.ask(requestDeposit, { body })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    deposit = undefined
    if (answer.kind === 'refused') return answer
    const { pay, amount } = answer.value
    toPay = pay === null ? undefined : { pay, amount }
    return toPay === undefined ? VISIT_END : afterThought(guest)
  }

  /** Pays as a visitor of the payment company does; the site hears of it from there. */
  async function payAt({ pay: { url, qr }, amount }: NonNullable<typeof toPay>): Promise<StepOutcome> {
    toPay = undefined
    if (url === null) return VISIT_END
    const body = new URLSearchParams(qr === null ? { do: 'pay' } : { do: 'pay', text: qr, amount })
    const options = { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(PAY_WAIT_MS) } as const
    // A payment that does not arrive is one that was not made: the request expires.
    await fetch(url, options).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    )
    guest.balance = undefined
    return VISIT_END
  }

  return {
    activity: 'cashier',
    step: () => (toPay !== undefined ? payAt(toPay) : deposit === undefined ? choose() : payIn(deposit)),
    end: async () => undefined,
  }
}
