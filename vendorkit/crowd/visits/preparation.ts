import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@croupier/contract/call.ts'
import {
  addPayoutAccount,
  bind,
  changePaymentPassword,
  changeProfile,
  security,
  sendBindingCode,
  sendDocument,
  sendFactorCode,
} from '@croupier/contract/security.ts'
import type { WithdrawalHindrance } from '@croupier/contract/withdrawal-hindrance.ts'
import { documentPicture } from '../document-picture.ts'
import { lastCode } from '../mailbox.ts'
import { after, afterThought, type Guest, VISIT_END, type StepOutcome } from '../visit.ts'

type Hindrance = WithdrawalHindrance['name']
type Security = ReplyOf<typeof security>

/** A message needs a moment until it has been sent. */
const MAIL_MS = 1500
const LOOKS_MAX = 8
/** Codes to one address are sent some time apart. */
const CODE_AGAIN_MS = 20_000
const CODE_TRIES_MAX = 5

/** A code that was asked for, and how often the mailbox was looked at since. */
interface AwaitedCode {
  readonly purpose: 'bind' | 'factor'
  readonly since: Date
  readonly looks: number
}

/** What the site asks for before it pays anybody: a payment password, a bound address, an account to be paid at, a document. */
export class Preparation {
  readonly #guest: Guest
  readonly #steps: Partial<Record<Hindrance, () => Promise<StepOutcome>>> = {
    payment_password: () => this.#setPaymentPassword(),
    identity: () => this.#showWho(),
    no_payee: () => this.#addPayee(),
  }
  #awaited: AwaitedCode | undefined
  #code: string | undefined
  #tries = 0
  #account: BodyOf<typeof addPayoutAccount> | undefined

  constructor(guest: Guest) {
    this.#guest = guest
  }

  canDo(what: Hindrance): boolean {
    return this.#steps[what] !== undefined
  }

  /** One call towards it; the end of the visit when there is no more to do. */
  async step(what: Hindrance): Promise<StepOutcome> {
    return (await this.#steps[what]?.()) ?? VISIT_END
  }

  async #setPaymentPassword(): Promise<StepOutcome> {
    const { caller, credentials } = this.#guest
    const { paymentPassword } = credentials
    const body = { paymentPassword, confirmPaymentPassword: paymentPassword }
    const answer = await caller.ask(changePaymentPassword, { body })
    return answer.kind === 'value' ? VISIT_END : answer
  }

  async #showWho(): Promise<StepOutcome> {
    const { caller, credentials } = this.#guest
    const known = await caller.ask(security)
    if (known.kind !== 'value') return known
    const card = known.value.documents.find(({ kind }) => kind === 'id_card')
    if (card?.state === 'pending' || card?.state === 'accepted') return VISIT_END
    const file = { name: 'id-card.png', type: 'image/png', bytes: documentPicture(credentials.account) }
    const answer = await caller.ask(sendDocument, { body: { kind: 'id_card' }, file })
    return answer.kind === 'value' ? VISIT_END : answer
  }

  async #addPayee(): Promise<StepOutcome> {
    if (this.#awaited !== undefined) return this.#readMail(this.#awaited)
    const known = await this.#guest.caller.ask(security)
    if (known.kind !== 'value') return known
    const { email, payout, profile } = known.value
    if (payout.list.length > 0) return VISIT_END
    const name = profile.find(({ field }) => field === 'payeeName')?.value ?? null
    if (name === null) return this.#sayName()
    if (!payout.secondFactor) return this.#add(payout, name)
    if (!email.confirmed) return this.#code === undefined ? this.#askCode('bind') : this.#bind(this.#code)
    return this.#code === undefined ? this.#askCode('factor') : this.#add(payout, name, this.#code)
  }

  async #sayName(): Promise<StepOutcome> {
    const { caller, credentials } = this.#guest
    const answer = await caller.ask(changeProfile, { body: { payeeName: credentials.fullName } })
    return answer.kind === 'value' ? afterThought(this.#guest) : answer
  }

  async #askCode(purpose: AwaitedCode['purpose']): Promise<StepOutcome> {
    const { caller, credentials, now } = this.#guest
    const since = now()
    const answer =
      purpose === 'bind'
        ? await caller.ask(sendBindingCode, { body: { channel: 'mail', to: credentials.email } })
        : await caller.ask(sendFactorCode, { body: { method: 'email' } })
    if (answer.kind === 'refused' && answer.code === 'too_many_codes' && this.#tries++ < CODE_TRIES_MAX)
      return after(CODE_AGAIN_MS)
    if (answer.kind !== 'value') return answer
    this.#awaited = { purpose, since, looks: 0 }
    return after(MAIL_MS)
  }

  /** The code that was sent since; who has got none gives up for today. */
  async #readMail({ looks, since, ...rest }: AwaitedCode): Promise<StepOutcome> {
    const { site, credentials } = this.#guest
    const code = await lastCode(site, credentials.email, since)
    this.#code = code
    this.#awaited = code === undefined && looks < LOOKS_MAX ? { ...rest, since, looks: looks + 1 } : undefined
    if (code !== undefined || this.#awaited !== undefined) return after(MAIL_MS)
    return VISIT_END
  }

  async #bind(verificationCode: string): Promise<StepOutcome> {
    this.#code = undefined
    const { caller, credentials } = this.#guest
    const body = { channel: 'mail' as const, to: credentials.email, verificationCode }
    const answer = await caller.ask(bind, { body })
    return answer.kind === 'value' ? afterThought(this.#guest) : answer
  }

  async #add({ providers }: Security['payout'], accountName: string, code?: string): Promise<StepOutcome> {
    this.#code = undefined
    const { caller, random, credentials } = this.#guest
    const provider = providers[random.below(providers.length)]
    if (provider === undefined) return VISIT_END
    this.#account ??= {
      id: randomUUID(),
      provider: provider.code,
      number: credentials.payoutDigits.slice(0, provider.digitsMin),
      accountName,
    }
    const body = { ...this.#account, ...(code !== undefined && { factor: { method: 'email' as const, answer: code } }) }
    const answer = await caller.ask(addPayoutAccount, { body })
    return answer.kind === 'value' ? VISIT_END : answer
  }
}
