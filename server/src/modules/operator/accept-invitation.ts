import type { acceptInvitation as call } from '@croupier/contract/operator-access.ts'
import { record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { isCommon } from '#modules/identity/common-passwords/common-passwords.ts'
import { hashPassword } from '#modules/identity/password/password.ts'
import { beginAnew } from './login-throttle.ts'
import { takeCode } from './second-step.ts'
import * as store from './store.ts'

/** Set the first password with the mailed code. Whether the name, the code or its time is wrong, nobody is told. */
export async function acceptInvitation(deps: Deps, ask: Ask<typeof call>) {
  const brand = await brandOf(deps, ask.brandId)
  if (isCommon(ask.body.password, [ask.body.username, brand.name, brand.merchant]))
    must(atField('password', 'common_password'))
  const hash = await hashPassword(deps, ask.body.password)
  return must(await inTransaction(deps.db, (tx) => settle(tx, deps, ask, { hash, brand })))
}

async function settle(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof call>,
  { hash, brand }: { readonly hash: string; readonly brand: Brand },
): Promise<Verdict<EmptyReply>> {
  const operator = await store.findByUsername(tx, ask.body.username.toLowerCase())
  const ticket = operator && (await store.findInvitationForUpdate(tx, operator.id))
  const taken = await takeCode(tx, deps, ticket, { code: ask.body.code, purpose: 'invitation', ask, brand })
  if (!taken.ok) return no('verification_failed')
  const { id, username, brandIds } = taken.value
  await store.updatePassword(tx, id, hash, deps.now())
  await store.endSessionsOf(tx, id, deps.now())
  await beginAnew(tx, { username })
  const doer = { operatorId: id, name: username, sessionId: null, ip: ask.ip }
  const subject = { type: 'operator', id, name: username }
  for (const brandId of brandIds)
    await record(tx, doer, { brandId, action: 'operators.first_password', subject }, deps.now())
  return yes({})
}
