import type { endOperatorSession, operatorLogout } from '@croupier/contract/operator.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import * as store from './store.ts'

/** End the session that asks. */
export async function logOut(deps: Deps, ask: Ask<typeof operatorLogout>) {
  await inTransaction(deps.db, (tx) => end(tx, deps, ask, ask.session.id))
  return {}
}

/** End one of the operator's own sessions, such as the one that was left open elsewhere. */
export async function endOneSession(deps: Deps, ask: Ask<typeof endOperatorSession>) {
  await inTransaction(deps.db, async (tx) => {
    if (!(await end(tx, deps, ask, ask.params.sessionId))) throw new Refusal('not_found')
  })
  return {}
}

type Asker = Pick<Ask<typeof operatorLogout>, 'session' | 'ip'>

async function end(tx: Tx, deps: Deps, ask: Asker, id: string): Promise<boolean> {
  const { operatorId, username, brandId } = ask.session
  if (!(await store.endSession(tx, operatorId, id, deps.now()))) return false
  const subject = { type: 'operator', id: operatorId, name: username }
  await record(tx, doerOf(ask), { brandId, action: 'session.end', subject, before: { sessionId: id } }, deps.now())
  return true
}
