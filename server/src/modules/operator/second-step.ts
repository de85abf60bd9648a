import type { OperatorMethod } from '@croupier/contract/operator.ts'
import type { Tx } from '#kernel/database.ts'
import { stepOf } from '#kernel/authenticator.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { tokenHash } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { drawCode, mailCode } from '#modules/identity/identity.ts'
import { codeHash, isSame, newToken } from './proof.ts'
import { INVITATION_MS, judgeTicket, TICKET_MS } from './rules.ts'
import * as store from './store.ts'

interface Whose {
  readonly operator: Pick<store.OperatorRow, 'id' | 'email' | 'authenticator'>
  readonly brandId: number
  readonly language: string
}

/** The password was right: a ticket for the second step, and a code by mail where no authenticator answers. */
export async function openTicket(
  tx: Tx,
  deps: Deps,
  { operator, brandId, language }: Whose,
  purpose: 'login' | 'password',
): Promise<{ ticket: string; method: OperatorMethod }> {
  const ticket = newToken(deps)
  const method = operator.authenticator === null ? 'email' : 'totp'
  const code = method === 'email' ? drawCode(deps) : undefined
  await store.insertTicket(tx, {
    hash: tokenHash(ticket),
    operatorId: operator.id,
    purpose,
    codeHash: code === undefined ? null : codeHash(deps, operator.id, code),
    expiresAt: new Date(deps.now().getTime() + TICKET_MS),
  })
  if (code !== undefined) await mail(tx, deps, { operator, brandId, language }, { code, ms: TICKET_MS })
  return { ticket, method }
}

/** Mail a code with which a first password can be set. */
export async function invite(tx: Tx, deps: Deps, whose: Whose): Promise<void> {
  const code = drawCode(deps)
  await store.insertTicket(tx, {
    hash: tokenHash(newToken(deps)),
    operatorId: whose.operator.id,
    purpose: 'invitation',
    codeHash: codeHash(deps, whose.operator.id, code),
    expiresAt: new Date(deps.now().getTime() + INVITATION_MS),
  })
  await mail(tx, deps, whose, { code, ms: INVITATION_MS })
}

/** Take the code for a ticket, right once. A wrong one counts, so a no must be committed. */
export async function takeCode(
  tx: Tx,
  deps: Deps,
  ticket: store.TicketRow | undefined,
  { code, purpose }: { readonly code: string; readonly purpose: store.TicketRow['purpose'] },
): Promise<Verdict<store.OperatorRow>> {
  const now = deps.now()
  const open = judgeTicket(ticket, now)
  if (!ticket || ticket.purpose !== purpose || !open.ok) return open.ok ? no('verification_expired') : open
  const operator = await store.findOperatorForUpdate(tx, ticket.operatorId)
  if (operator?.state !== 'active') return no('verification_expired')
  if (!(await isRight(tx, deps, operator, { ticket, code }))) {
    await store.updateTries(tx, ticket.hash)
    return no('verification_failed')
  }
  await store.updateUsed(tx, ticket.hash, now)
  return yes(operator)
}

async function isRight(
  tx: Tx,
  deps: Deps,
  { id, authenticator, authenticatorStep }: store.OperatorRow,
  { ticket, code }: { readonly ticket: store.TicketRow; readonly code: string },
): Promise<boolean> {
  if (ticket.codeHash !== null) return isSame(codeHash(deps, id, code), ticket.codeHash)
  if (authenticator === null) return false
  const step = await stepOf(deps, { secret: authenticator, lastStep: authenticatorStep }, code)
  if (step === undefined) return false
  await store.updateAuthenticator(tx, id, authenticator, step)
  return true
}

async function mail(
  tx: Tx,
  deps: Deps,
  { operator, brandId, language }: Whose,
  { code, ms }: { readonly code: string; readonly ms: number },
): Promise<void> {
  const brand = await brandOf(deps, brandId)
  await mailCode(tx, deps, { brand, to: operator.email, language, code, minutes: ms / 60_000 })
}
