import { Amount, Id, Moment } from '@croupier/contract/field.ts'
import { compactVerify, errors } from 'jose'
import { z } from 'zod'
import type { Config, PaymentGateway } from '#kernel/config.ts'
import { foreignText } from '#kernel/plain-text.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { type CoinNotice, CoinPayload } from './coins.ts'
import { get, post } from './gateway-call.ts'

/** What the gateway says has happened. */
export interface Notice {
  /** The same each time that it is sent. */
  readonly eventId: string
  readonly type: 'payment_received' | 'payment_failed' | 'payout_paid' | 'payout_failed'
  /** Ours of the payment or payout; null for money that nobody asked for. */
  readonly id: string | null
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly reason?: string
  readonly at: Date
}

/** What a member is to pay: on the gateway's own page, or by a picture that we show. */
export interface PaymentOrder {
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly kind: 'page' | 'qr'
  readonly expiresAt: Date
  readonly returnUrl: string
}

/** What a member is to be paid. */
export interface PayoutOrder {
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly payee: { readonly provider: string; readonly number: string; readonly name: string }
}

type Settings = Pick<Config, 'paymentGateway'>

/** Each try is signed anew, so a notice is never older than its journey. */
const FRESH_MS = 5 * 60_000

const Payload = z
  .object({
    jti: foreignText(200).pipe(z.string().min(1)),
    type: z.enum(['payment_received', 'payment_failed', 'payout_paid', 'payout_failed']),
    // Money under a name that is none of ours is money all the same.
    id: Id.nullable().catch(null),
    reference: foreignText(100),
    amount: Amount,
    currency: foreignText(10),
    reason: foreignText(200).optional(),
    at: Moment,
  })
  .transform(({ jti, at, ...rest }): Notice => ({ eventId: jti, at: new Date(at), ...rest }))
const Signed = z.object({ iat: z.number() })
const Opened = z.object({ url: z.url().nullable() })
const PaymentState = z.object({ notice: Payload.nullable() })
const PayoutState = z.object({ state: z.enum(['sending', 'paid', 'failed']) })

/** Have a payment taken; the same order again answers the same payment. Throws when it is not taken. */
export async function openPayment(config: Settings, order: PaymentOrder): Promise<{ url: string | null }> {
  return Opened.parse(await post(config, '/v1/payments', { ...order, expiresAt: order.expiresAt.toISOString() }))
}

/** Have a payment taken no more. Money that is on its way may come all the same. */
export async function closePayment(config: Settings, id: string): Promise<void> {
  await post(config, `/v1/payments/${id}/close`, {})
}

/** What has been said of a payment last; undefined while there is nothing to say, or where it is unknown. */
export async function askPayment(config: Settings, id: string): Promise<Notice | undefined> {
  const reply = await get(config, `/v1/payments/${id}`)
  return reply === undefined ? undefined : (PaymentState.parse(reply).notice ?? undefined)
}

/** Have a member paid; the same order again does nothing. Throws when it is not taken. */
export async function sendPayout(config: Settings, order: PayoutOrder): Promise<void> {
  PayoutState.parse(await post(config, '/v1/payouts', order))
}

/** What became of a payout. */
export async function askPayout(config: Settings, id: string): Promise<'unknown' | 'sending' | 'paid' | 'failed'> {
  const reply = await get(config, `/v1/payouts/${id}`)
  return reply === undefined ? 'unknown' : PayoutState.parse(reply).state
}

/** Read what came as a notice: refused unless the gateway signed it, and signed it just now. */
export async function readNotice(config: Settings, jws: string, now: Date): Promise<Verdict<Notice | CoinNotice>> {
  // Where there is no gateway nobody can have signed.
  const payload = config.paymentGateway && (await verified(config.paymentGateway, jws))
  if (payload === undefined) return no('notice_signature')

  const signed = Signed.safeParse(payload)
  if (!signed.success || Math.abs(now.getTime() - signed.data.iat * 1000) > FRESH_MS) return no('notice_expired')

  const notice = z.union([Payload, CoinPayload]).safeParse(payload)
  return notice.success ? yes(notice.data) : no('invalid_request')
}

async function verified({ secret }: PaymentGateway, jws: string): Promise<unknown> {
  try {
    const { payload } = await compactVerify(jws, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
    return JSON.parse(new TextDecoder().decode(payload))
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined
    throw error
  }
}
