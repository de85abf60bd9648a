import type { acceptInvitation as call } from '@croupier/contract/operator-access.ts'
import { record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { passwordHash } from '#modules/identity/identity.ts'
import { takeCode } from './second-step.ts'
import * as store from './store.ts'

/** Set the first password with the mailed code. Whether the name, the code or its time is wrong, nobody is told. */
export async function acceptInvitation(deps: Deps, ask: Ask<typeof call>) {
  const hash = await passwordHash(deps, ask.body.password)
  return must(await inTransaction(deps.db, (tx) => settle(tx, deps, ask, hash)))
}

async function settle(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof call>,
  hash: string,
): Promise<Verdict<Record<string, never>>> {
  const operator = await store.findByUsername(tx, ask.body.username.toLowerCase())
  const ticket = operator && (await store.findInvitationForUpdate(tx, operator.id))
  const taken = await takeCode(tx, deps, ticket, { code: ask.body.code, purpose: 'invitation' })
  if (!taken.ok) return no('verification_failed')
  const { id, username, brandIds } = taken.value
  await store.updatePassword(tx, id, hash)
  await store.endSessionsOf(tx, id, deps.now())
  const doer = { operatorId: id, name: username, sessionId: null, ip: ask.ip }
  const subject = { type: 'operator', id, name: username }
  for (const brandId of brandIds)
    await record(tx, doer, { brandId, action: 'operators.first_password', subject }, deps.now())
  return yes({})
}
