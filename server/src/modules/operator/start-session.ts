import { record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import { tokenHash } from '#kernel/session.ts'
import { SESSION_MS } from './rules.ts'
import * as store from './store.ts'

export interface StaffLogin {
  readonly id: string
  readonly token: string
  readonly operator: Pick<store.OperatorRow, 'id' | 'username' | 'brandIds'>
  readonly ip: string
  readonly userAgent: string
}

/** Open the session of an operator who has proved who they are; every brand that they work in has it in its log. Once under an id. */
export async function startSession(
  tx: Tx,
  { id, token, operator, ip, userAgent }: StaffLogin,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + SESSION_MS)
  const session = { id, tokenHash: tokenHash(token), operatorId: operator.id, ip, userAgent, endsAt }
  if (!(await store.insertSession(tx, session, now))) return
  const doer = { operatorId: operator.id, name: operator.username, sessionId: id, ip }
  const subject = { type: 'operator', id: operator.id, name: operator.username }
  for (const brandId of operator.brandIds)
    await record(tx, doer, { brandId, action: 'session.start', subject, after: { userAgent } }, now)
}
