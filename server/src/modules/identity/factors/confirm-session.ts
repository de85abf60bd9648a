import type { confirmSession as call } from '@croupier/contract/factors.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { confirmSession as confirm } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { judgeTyped, mayConfirm, originOf } from '../login-throttle.ts'
import { inTurn, isPassword } from '../password.ts'
import { findCredentialsById } from '../store.ts'

/** A fresh login inside a session: the password once more. Who guesses here is counted as at the login. */
export async function confirmSession(deps: Deps, ask: Ask<typeof call>): Promise<Record<string, never>> {
  const brand = await brandOf(deps, ask.brandId)
  const member = await findCredentialsById(deps.db, ask.session.memberId)
  if (!member) throw new Refusal('not_logged_in')

  const guesser = { brand, account: member.account, origin: originOf(ask) }
  must(await mayConfirm(deps.db, guesser, deps.now()))
  const right = await inTurn(deps, () => isPassword(deps, ask.body.password, member.passwordHash))

  const verdict = await inTransaction(deps.db, async (tx) => {
    const judged = await judgeTyped(tx, deps, guesser, right)
    if (judged.ok && judged.value) await confirm(tx, ask.session, deps.now())
    return judged
  })
  if (!must(verdict)) must(atField('password', 'wrong_password'))
  return {}
}
