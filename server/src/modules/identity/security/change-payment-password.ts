import type { changePaymentPassword as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { inTurn, isPassword } from '../password/password.ts'
import { answeredWrong, mayAnswer } from './guard.ts'
import { paymentHash, whoChooses, writePaymentPassword } from './payment-password.ts'
import * as store from './store.ts'

interface PasswordChange {
  readonly brand: Brand
  /** The payment password there was when the old one was checked. */
  readonly checked: string | null
  /** What becomes of the new one; undefined where the old one was wrong. */
  readonly fresh: Verdict<string> | undefined
}

/** Set the payment password, or change it with the old one; after too many wrong ones the member waits. */
export async function changePaymentPassword(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { body } = ask
  const { brand, person } = await whoChooses(deps, ask)
  const checked = person.guarded.paymentPasswordHash
  if (checked !== null && !body.oldPaymentPassword) must(atField('oldPaymentPassword', 'required'))

  const right = await inTurn(
    deps,
    async () => checked === null || isPassword(deps, body.oldPaymentPassword ?? '', checked),
  )
  // The same work for a wrong one: its time tells nothing to who guesses on while they should wait.
  const made = await paymentHash(deps, body.paymentPassword, person.guarded)

  const wanted = { brand, checked, fresh: right ? made : undefined }
  must(await inTransaction(deps.db, (tx) => change(tx, deps, wanted, ask)))
  return {}
}

async function change(tx: Tx, deps: Deps, wanted: PasswordChange, ask: Ask<typeof call>): Promise<Verdict<undefined>> {
  const { brand, checked, fresh } = wanted
  const { memberId } = ask.session
  const person = await store.findPersonForUpdate(tx, memberId)
  const allowed = await mayAnswer(tx, deps, memberId)
  if (!allowed.ok) return allowed
  // Changed by somebody else since it was checked: wrong now.
  if (!fresh || person?.guarded.paymentPasswordHash !== checked)
    return answeredWrong(tx, deps, { brand, memberId }, atField('oldPaymentPassword', 'wrong_password'))
  // Not before: whoever is told what is wrong with the new one would know that the old one was right.
  if (!fresh.ok) return fresh

  const [{ guarded }, hash] = [person, fresh.value]
  await writePaymentPassword(tx, deps, { brand, memberId, guarded, hash, how: 'set anew', language: ask.language })
  return yes(undefined)
}
