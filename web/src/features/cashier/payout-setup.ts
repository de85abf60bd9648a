import type { ReplyOf } from '@croupier/contract/call.ts'
import type { security } from '@croupier/contract/security.ts'
import { isCooling, type WithdrawalOptions } from './hindrance.ts'

export type SecurityFacts = ReplyOf<typeof security>

export type SetupStepName = 'documents' | 'name' | 'contact' | 'payout' | 'payment_password'

export interface SetupStep {
  readonly name: SetupStepName
  /** The part of the security centre in which it is done. */
  readonly part: string
  /** `waiting`: done by the member, and not yet usable. `later`: another step comes first. */
  readonly state: 'open' | 'refused' | 'later' | 'waiting' | 'done'
  /** What comes first, where it is `later`. */
  readonly after?: 'name' | 'contact'
}

/** What a member sets up before the first withdrawal, in the order in which it can be done. */
export function payoutSetup(options: WithdrawalOptions, facts: SecurityFacts, now: number): readonly SetupStep[] {
  const named = facts.profile.some(({ field, value }) => field === 'payeeName' && value !== null)
  const reachable = facts.factors.length > 0
  const after = !named ? 'name' : facts.payout.secondFactor && !reachable ? 'contact' : undefined
  return [
    ...documentStep(options, facts),
    { name: 'name', part: 'profile', state: named ? 'done' : 'open' },
    ...contactStep(facts, reachable),
    { name: 'payout', part: 'payout', ...payeeState(options, after, now) },
    {
      name: 'payment_password',
      part: 'payment_password',
      state: options.paymentPasswordSet ? 'done' : 'open',
    },
  ]
}

/** Whether a step is left that the member or the house has to do. */
export const isSetUp = (steps: readonly SetupStep[]): boolean => steps.every(({ state }) => state === 'done')

/** Where nobody has to show who they are, it is no step. */
function documentStep({ identity }: WithdrawalOptions, { documents }: SecurityFacts): readonly SetupStep[] {
  const states = documents.map(({ state }) => state)
  const step = { name: 'documents', part: 'documents' } as const
  if (identity === 'fine') return states.includes('accepted') ? [{ ...step, state: 'done' }] : []
  if (states.includes('pending')) return [{ ...step, state: 'waiting' }]
  return [{ ...step, state: states.includes('refused') ? 'refused' : 'open' }]
}

/** Where adding an account takes no code, nobody needs an address for one. */
function contactStep({ payout, mobile }: SecurityFacts, reachable: boolean): readonly SetupStep[] {
  if (!payout.secondFactor) return []
  // A number that was given and not confirmed yet takes only its code.
  const part = mobile.shown !== null && !mobile.confirmed ? 'mobile' : 'email'
  return [{ name: 'contact', part, state: reachable ? 'done' : 'open' }]
}

function payeeState({ payees }: WithdrawalOptions, after: SetupStep['after'], now: number) {
  if (payees.length === 0) return after ? ({ state: 'later', after } as const) : ({ state: 'open' } as const)
  return { state: payees.every(({ usableFrom }) => isCooling(usableFrom, now)) ? 'waiting' : 'done' } as const
}
