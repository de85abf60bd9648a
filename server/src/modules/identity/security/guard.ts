import type { FactorMethod } from '@croupier/contract/security.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { afterFailure, mayTry, NO_FAILURES } from '#kernel/lock-rule.ts'
import { no, type No, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { acceptSecondFactor } from '../mfa/second-factor.ts'
import * as store from './store.ts'

export interface GuardedMember {
  readonly brand: Brand
  readonly memberId: string
}

/** Whether the member may answer at all: after too many wrong payment passwords or second proofs they wait. */
export async function mayAnswer(tx: Tx, deps: Deps, memberId: string): Promise<Verdict<undefined>> {
  const verdict = mayTry((await store.findPaymentFailures(tx, memberId)) ?? NO_FAILURES, deps.now())
  return verdict.ok ? verdict : no('payment_locked', verdict.detail)
}

/** One wrong answer more, which must be committed: hand the verdict out of the transaction and throw there. */
export async function answeredWrong(tx: Tx, deps: Deps, { brand, memberId }: GuardedMember, wrong: No): Promise<No> {
  const before = (await store.findPaymentFailures(tx, memberId)) ?? NO_FAILURES
  await store.savePaymentFailures(tx, memberId, brand.id, afterFailure(before, deps.now(), brand.settings.lock))
  return wrong
}

export interface Factor {
  readonly method: FactorMethod
  readonly answer: string
}

/** The second proof for what money is paid by, where the brand asks for one. A no must be committed, because it counts. */
export const secondProof = async (
  tx: Tx,
  deps: Deps,
  guarded: GuardedMember,
  factor: Factor | undefined,
): Promise<Verdict<undefined>> =>
  guarded.brand.settings.payout.secondFactor ? mustProve(tx, deps, guarded, factor) : yes(undefined)

/** The second proof where nothing else will do, whatever the brand asks for. A no must be committed, because it counts. */
export async function mustProve(
  tx: Tx,
  deps: Deps,
  { brand, memberId }: GuardedMember,
  factor: Factor | undefined,
): Promise<Verdict<undefined>> {
  const person = await store.findPersonForUpdate(tx, memberId)
  const offered = person ? factorsOf(person.guarded) : []
  if (offered.length === 0) return no('second_factor_missing')
  if (factor === undefined) return no('second_factor_required', { value: { methods: offered } })

  const allowed = await mayAnswer(tx, deps, memberId)
  if (!allowed.ok) return allowed
  const verdict = await acceptSecondFactor(tx, deps, { brand, memberId, ...factor })
  if (!verdict.ok) return answeredWrong(tx, deps, { brand, memberId }, verdict)
  await store.deletePaymentFailures(tx, memberId)
  return verdict
}

/** The second proofs that a member can give, the strongest first. */
export function factorsOf({ authenticator, mobileVerifiedAt, emailVerifiedAt }: store.SecurityRow): FactorMethod[] {
  const offered = [
    ['totp', authenticator],
    ['sms', mobileVerifiedAt !== null],
    ['email', emailVerifiedAt !== null],
  ] as const
  return offered.flatMap(([method, has]) => (has ? [method] : []))
}
