import type { changeOperatorPassword, provePassword } from '@croupier/contract/operator-access.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { isCommon } from '#modules/identity/common-passwords/common-passwords.ts'
import { hashPassword, matchesPassword } from '#modules/identity/password/password.ts'
import {
  beginAnew,
  clearFailures,
  judgePlainAt,
  keepOrigin,
  lockGuesses,
  recordFailure,
  setDevice,
} from './login-throttle.ts'
import { openTicket, takeCode } from './second-step.ts'
import * as store from './store.ts'

/** The first step: the old password. Wrong ones count as at the login, so that a session left open can't be used to guess. */
export async function proveOldPassword(deps: Deps, ask: Ask<typeof provePassword>) {
  const operator = await store.findOperator(deps.db, ask.session.operatorId)
  if (!operator) throw new Refusal('not_logged_in')
  const right = await matchesPassword(deps, ask.body.password, operator.passwordHash)
  return must(await inTransaction(deps.db, (tx) => judge(tx, deps, { operator, right, ask })))
}

interface Attempt {
  readonly operator: store.OperatorRow
  readonly right: boolean
  readonly ask: Ask<typeof provePassword>
}

async function judge(tx: Tx, deps: Deps, { operator, right, ask }: Attempt) {
  const guesser = { username: operator.username, ask }
  const locked = await lockGuesses(tx, deps, guesser, 'password')
  const allowed = judgePlainAt(locked, 'password', deps)
  if (!allowed.ok) return allowed
  if (!right) {
    await recordFailure(tx, deps, guesser, { locked, kind: 'password' })
    return atField('password', 'wrong_password')
  }
  await clearFailures(tx, guesser, { locked, kind: 'password' })
  return yes(await openTicket(tx, deps, { operator, ...ask }, 'password'))
}

/** The second step: the code and the new password. Whoever else is logged in with the old one no longer is. */
export async function changePassword(deps: Deps, ask: Ask<typeof changeOperatorPassword>) {
  const brand = await brandOf(deps, ask.brandId)
  if (isCommon(ask.body.password, [ask.session.username, brand.name, brand.merchant]))
    must(atField('password', 'common_password'))
  const hash = await hashPassword(deps, ask.body.password)
  setDevice(ask, must(await inTransaction(deps.db, (tx) => settle(tx, deps, ask, { hash, brand }))))
  return {}
}

async function settle(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof changeOperatorPassword>,
  { hash, brand }: { readonly hash: string; readonly brand: Brand },
): Promise<Verdict<string>> {
  const { session, body, brandId } = ask
  const ticket = await store.findTicketForUpdate(tx, tokenHash(body.ticket))
  if (ticket?.operatorId !== session.operatorId) return no('verification_expired')
  const taken = await takeCode(tx, deps, ticket, { code: body.code, purpose: 'password', ask, brand })
  if (!taken.ok) return taken
  const { id, username } = taken.value
  await store.updatePassword(tx, id, hash, deps.now())
  await store.endOtherSessions(tx, id, session.id, deps.now())
  const subject = { type: 'operator', id, name: username }
  await record(tx, doerOf(ask), { brandId, action: 'operators.password', subject }, deps.now())
  await beginAnew(tx, { username })
  return yes(await keepOrigin(tx, deps, { username, ask }))
}
