import type { operatorVerify } from '@croupier/contract/operator.ts'
import { record } from '#kernel/audit.ts'
import { stepOf } from '#kernel/authenticator.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { codeHash, isSame, newToken } from './proof.ts'
import { judgeTicket, SESSION_MS } from './rules.ts'
import * as store from './store.ts'

type Verify = Ask<typeof operatorVerify>

/** The second step: the code that was mailed, or one of the authenticator. A wrong one counts. */
export async function verifyLogin(deps: Deps, ask: Verify) {
  return must(await inTransaction(deps.db, (tx) => settle(tx, deps, ask)))
}

async function settle(tx: Tx, deps: Deps, ask: Verify): Promise<Verdict<{ token: string }>> {
  const now = deps.now()
  const hash = tokenHash(ask.body.ticket)
  const ticket = await store.findTicketForUpdate(tx, hash)
  const open = judgeTicket(ticket, now)
  if (!ticket || !open.ok) return open.ok ? no('verification_expired') : open
  const operator = await store.findOperatorForUpdate(tx, ticket.operatorId)
  if (operator?.state !== 'active') return no('verification_expired')

  if (!(await isRight(tx, deps, operator, ticket, ask.body.code))) {
    await store.updateTries(tx, hash)
    return no('verification_failed')
  }
  await store.updateUsed(tx, hash, now)
  const [id, token] = [newId(deps), newToken(deps)]
  const endsAt = new Date(now.getTime() + SESSION_MS)
  const { ip, userAgent } = ask
  await store.insertSession(
    tx,
    { id, tokenHash: tokenHash(token), operatorId: operator.id, ip, userAgent, endsAt },
    now,
  )
  const doer = { operatorId: operator.id, name: operator.username, sessionId: id, ip }
  const subject = { type: 'operator', id: operator.id, name: operator.username }
  for (const brandId of operator.brandIds)
    await record(tx, doer, { brandId, action: 'session.start', subject, after: { userAgent } }, now)
  return yes({ token })
}

async function isRight(
  tx: Tx,
  deps: Deps,
  { id, authenticator, authenticatorStep }: store.OperatorRow,
  ticket: store.TicketRow,
  code: string,
): Promise<boolean> {
  if (ticket.codeHash !== null) return isSame(codeHash(deps, id, code), ticket.codeHash)
  if (authenticator === null) return false
  const step = await stepOf(deps, { secret: authenticator, lastStep: authenticatorStep }, code)
  if (step === undefined) return false
  await store.updateAuthenticator(tx, id, authenticator, step)
  return true
}
