import type { changePaymentPassword as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { mustBeFresh } from '../factors/rules.ts'
import { hashPassword, inTurn, isPassword } from '../password.ts'
import { recordChanges } from './changes.ts'
import { answeredWrong, mayAnswer } from './guard.ts'
import { judgePaymentPassword } from './rules.ts'
import { tellMember } from './tell-member.ts'
import * as store from './store.ts'

interface Wanted {
  readonly brand: Brand
  readonly hash: string
  /** The payment password there was when the old one was checked. */
  readonly checked: string | null
  /** The old one is right, or there was none. */
  readonly right: boolean
}

/** Set the payment password, or change it with the old one; after too many wrong ones the member waits. */
export async function changePaymentPassword(deps: Deps, ask: Ask<typeof call>): Promise<Record<string, never>> {
  const { session, body } = ask
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(session, brand, deps.now()))
  must(judgePaymentPassword(body.paymentPassword, body.confirmPaymentPassword, brand.settings.registration.fields))

  const person = await store.findPerson(deps.db, session.memberId)
  if (!person) throw new Refusal('not_logged_in')
  const checked = person.guarded.paymentPasswordHash
  if (checked !== null && !body.oldPaymentPassword) must(atField('oldPaymentPassword', 'required'))

  const right = await inTurn(deps, async () => checked === null || isPassword(body.oldPaymentPassword ?? '', checked))
  const asLogin = await inTurn(deps, () => isPassword(body.paymentPassword, person.guarded.passwordHash))
  if (asLogin && right) must(atField('paymentPassword', 'same_as_login'))
  const hash = await hashPassword(deps, body.paymentPassword)

  must(await inTransaction(deps.db, (tx) => change(tx, deps, { brand, hash, checked, right }, ask)))
  return {}
}

async function change(tx: Tx, deps: Deps, wanted: Wanted, ask: Ask<typeof call>): Promise<Verdict<undefined>> {
  const { brand, hash, checked, right } = wanted
  const { memberId } = ask.session
  const person = await store.findPersonForUpdate(tx, memberId)
  const allowed = await mayAnswer(tx, deps, memberId)
  if (!allowed.ok) return allowed
  // Changed by somebody else since it was checked: wrong now.
  const wrong = !right || person?.guarded.paymentPasswordHash !== checked
  if (wrong) return answeredWrong(tx, deps, { brand, memberId }, atField('oldPaymentPassword', 'wrong_password'))

  await store.updatePaymentPassword(tx, memberId, hash)
  await store.deletePaymentFailures(tx, memberId)
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: `member:${memberId}`,
    changes: [{ field: 'paymentPassword', before: checked === null ? null : 'set', after: 'set anew' }],
  })
  await tellMember(tx, deps, { brand, memberId, guarded: person.guarded, language: ask.language })
  return yes(undefined)
}
