import type { inviteOperator, resetAuthenticator } from '@croupier/contract/operator-access.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { sendInvitation } from './second-step.ts'
import * as store from './store.ts'

type AccessAsk = Ask<typeof inviteOperator> | Ask<typeof resetAuthenticator>

/** Whose device is lost: codes go by mail again. Two people, and all sessions end. */
export async function forgetAuthenticator(deps: Deps, ask: Ask<typeof resetAuthenticator>) {
  await inTransaction(deps.db, async (tx) => {
    const operator = await agreed(tx, deps, ask, 'authenticator')
    await store.updateAuthenticator(tx, operator.id, null, 0)
    await end(tx, deps, ask, { operator, action: 'operators.authenticator_reset' })
  })
  return {}
}

/** Mail the code for a first password anew. Two people, and all sessions end. */
export async function inviteAgain(deps: Deps, ask: Ask<typeof inviteOperator>) {
  await inTransaction(deps.db, async (tx) => {
    const operator = await agreed(tx, deps, ask, 'password')
    const { brandId, language } = ask
    await sendInvitation(tx, deps, { operator, brandId, language })
    await end(tx, deps, ask, { operator, action: 'operators.invite' })
  })
  return {}
}

async function agreed(tx: Tx, deps: Deps, { session, params }: AccessAsk, opens: string): Promise<store.OperatorRow> {
  if (params.operatorId === session.operatorId) throw new Refusal('own_approval')
  const operator = await store.findOperatorForUpdate(tx, params.operatorId)
  if (!operator?.brandIds.includes(session.brandId)) throw new Refusal('not_found')
  const subject = { type: 'operator', id: operator.id, name: operator.username }
  await needTwo(tx, session, { rule: 'operator_access', subject, facts: { opens } }, deps.now())
  return operator
}

async function end(
  tx: Tx,
  deps: Deps,
  ask: AccessAsk,
  { operator, action }: { readonly operator: store.OperatorRow; readonly action: string },
): Promise<void> {
  await store.endSessionsOf(tx, operator.id, deps.now())
  const subject = { type: 'operator', id: operator.id, name: operator.username }
  const { reason, note } = ask.body
  await record(tx, doerOf(ask), { brandId: ask.session.brandId, action, subject, reason, note }, deps.now())
}
