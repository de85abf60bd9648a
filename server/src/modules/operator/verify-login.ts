import type { operatorVerify } from '@croupier/contract/operator.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { must, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { keepOrigin, setDevice } from './login-throttle.ts'
import { newToken } from './proof.ts'
import { takeCode } from './second-step.ts'
import { startSession } from './start-session.ts'
import * as store from './store.ts'

type VerifyRequest = Ask<typeof operatorVerify>

/** The second step: the code that was mailed, or one of the authenticator. A wrong one counts. */
export async function verifyLogin(deps: Deps, ask: VerifyRequest) {
  const brand = await brandOf(deps, ask.brandId)
  const { token, device } = must(await inTransaction(deps.db, (tx) => settle(tx, deps, brand, ask)))
  setDevice(ask, device)
  return { token }
}

async function settle(
  tx: Tx,
  deps: Deps,
  brand: Brand,
  ask: VerifyRequest,
): Promise<Verdict<{ readonly token: string; readonly device: string }>> {
  const now = deps.now()
  const ticket = await store.findTicketForUpdate(tx, tokenHash(ask.body.ticket))
  const taken = await takeCode(tx, deps, ticket, { code: ask.body.code, purpose: 'login', ask, brand })
  if (!taken.ok) return taken
  const operator = taken.value
  const [id, token] = [newId(deps), newToken(deps)]
  await startSession(tx, { id, token, operator, ip: ask.ip, userAgent: ask.userAgent }, now)
  return yes({ token, device: await keepOrigin(tx, deps, { username: operator.username, ask }) })
}
