import type { Brand } from '#modules/brand/brand.ts'
import type { MoneyTemplate } from '#modules/identity/money-notices/money-notices.ts'

type Policy = Brand['settings']['cashier']['notices']

/** A deposit or a withdrawal, as far as its member is told of it. */
export interface Request {
  readonly kind: 'deposit' | 'withdrawal'
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly amount: bigint
  /** What has arrived of a deposit; null before. */
  readonly credited: bigint | null
  readonly reference: string
}

/** Steps of which somebody may have to be told. */
const TOLD: Readonly<Record<Request['kind'], Readonly<Record<string, MoneyTemplate>>>> = {
  deposit: { credited: 'deposit_credited', refused: 'deposit_refused' },
  withdrawal: { requested: 'withdrawal_requested', paid: 'withdrawal_paid', refused: 'withdrawal_refused' },
}

/** Which message a step calls for; undefined for none. */
export const messageOf = (kind: Request['kind'], step: string): MoneyTemplate | undefined => TOLD[kind][step]

/** Whether anybody may have to be told of such a step. */
export const mayBeTold = (step: string): boolean =>
  messageOf('deposit', step) !== undefined || messageOf('withdrawal', step) !== undefined

const POLICIES = {
  deposit_credited: 'depositCredited',
  deposit_refused: 'depositRefused',
  withdrawal_requested: 'withdrawalRequested',
  withdrawal_paid: 'withdrawalPaid',
  withdrawal_refused: 'withdrawalRefused',
} as const satisfies Record<MoneyTemplate, keyof Policy>

/** By which ways a brand tells it. */
export const waysOf = (template: MoneyTemplate, policy: Policy) => policy[POLICIES[template]]

/** Money that leaves is told to whoever owns it by any way there is: it may be somebody else who asked. */
export const mustReach = (template: MoneyTemplate): boolean =>
  template === 'withdrawal_requested' || template === 'withdrawal_paid'
