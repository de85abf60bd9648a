import type { changeOperatorPassword, provePassword } from '@croupier/contract/operator-access.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { matchesPassword, passwordHash } from '#modules/identity/identity.ts'
import { MISS_MS, MISSES_MAX } from './rules.ts'
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
  const now = deps.now()
  const name = tokenHash(operator.username)
  await store.lockName(tx, name)
  if ((await store.countMisses(tx, name, new Date(now.getTime() - MISS_MS))) >= MISSES_MAX) return no('login_locked')
  if (!right) {
    await store.insertMiss(tx, name, now)
    return atField('password', 'wrong_password')
  }
  await store.deleteMisses(tx, name)
  return yes(await openTicket(tx, deps, { operator, ...ask }, 'password'))
}

/** The second step: the code and the new password. Whoever else is logged in with the old one no longer is. */
export async function changePassword(deps: Deps, ask: Ask<typeof changeOperatorPassword>) {
  const hash = await passwordHash(deps, ask.body.password)
  return must(await inTransaction(deps.db, (tx) => settle(tx, deps, ask, hash)))
}

async function settle(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof changeOperatorPassword>,
  hash: string,
): Promise<Verdict<Record<string, never>>> {
  const { session, body, brandId } = ask
  const ticket = await store.findTicketForUpdate(tx, tokenHash(body.ticket))
  if (ticket?.operatorId !== session.operatorId) return no('verification_expired')
  const taken = await takeCode(tx, deps, ticket, { code: body.code, purpose: 'password' })
  if (!taken.ok) return taken
  const { id, username } = taken.value
  await store.updatePassword(tx, id, hash)
  await store.endOtherSessions(tx, id, session.id, deps.now())
  const subject = { type: 'operator', id, name: username }
  await record(tx, doerOf(ask), { brandId, action: 'operators.password', subject }, deps.now())
  return yes({})
}
