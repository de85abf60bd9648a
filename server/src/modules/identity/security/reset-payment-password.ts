import type { resetPaymentPassword as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { mustProve } from './guard.ts'
import { paymentHash, whoChooses, writePaymentPassword } from './payment-password.ts'
import * as store from './store.ts'

/** Set another payment password where the old one was forgotten: a fresh login and a second proof stand in for it. */
export async function resetPaymentPassword(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { body } = ask
  const { brand, person } = await whoChooses(deps, ask)
  const hash = must(await paymentHash(deps, body.paymentPassword, person.guarded))

  must(await inTransaction(deps.db, (tx) => reset(tx, deps, { brand, hash }, ask)))
  return {}
}

interface PasswordReset {
  readonly brand: Brand
  readonly hash: string
}

async function reset(
  tx: Tx,
  deps: Deps,
  { brand, hash }: PasswordReset,
  ask: Ask<typeof call>,
): Promise<Verdict<undefined>> {
  const { memberId } = ask.session
  const { factor } = ask.body
  const person = await store.findPersonForUpdate(tx, memberId)
  if (!person) throw new Refusal('not_logged_in')
  const proof = await mustProve(tx, deps, { brand, memberId }, factor)
  if (!proof.ok) return proof

  const { guarded } = person
  const how = `set anew, proved by ${factor.method}`
  await writePaymentPassword(tx, deps, { brand, memberId, guarded, hash, how, language: ask.language })
  return yes(undefined)
}
