import type { ReplyOf } from '@croupier/contract/call.ts'
import type { security } from '@croupier/contract/security.ts'

export type Security = ReplyOf<typeof security>

/** What is worth how much, and in which order it is advised. A password is there in any case. */
const WORTH = { email: 20, mobile: 20, payment_password: 20, authenticator: 20 } as const
const PASSWORD = 20

export type Advice = keyof typeof WORTH

export interface Score {
  /** 20 to 100. */
  readonly points: number
  /** What would raise it most; undefined at 100. */
  readonly next: Advice | undefined
}

/** How well an account is protected, and what to do next. */
export function scoreOf({
  email,
  mobile,
  paymentPassword,
  factors,
}: Pick<Security, 'email' | 'mobile' | 'paymentPassword' | 'factors'>): Score {
  const done: Readonly<Record<Advice, boolean>> = {
    email: email.confirmed,
    mobile: mobile.confirmed,
    payment_password: paymentPassword.set,
    authenticator: factors.includes('totp'),
  }
  const advices = Object.keys(WORTH) as Advice[] // The object above has no other keys.
  const points = advices.reduce((sum, one) => sum + (done[one] ? WORTH[one] : 0), PASSWORD)
  return { points, next: advices.find((one) => !done[one]) }
}
