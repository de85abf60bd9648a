import type { OperatorMethod } from '@croupier/contract/operator.ts'
import { record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import { stepOf } from '#kernel/authenticator.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { type Brand, brandIn } from '#modules/brand/brand.ts'
import { drawCode, mailCode, sendMail } from '#modules/identity/codes/codes.ts'
import { clearFailures, judgeAt, lockGuesses, recordFailure } from './login-throttle.ts'
import { codeHash, isCode, newToken } from './proof.ts'
import { INVITATION_MS, judgeTicket, TICKET_MS } from './rules.ts'
import * as store from './store.ts'

interface StepSubject {
  readonly operator: Pick<store.OperatorRow, 'id' | 'email' | 'authenticator'>
  readonly brandId: number
  readonly language: string
}

/** The password was right: a ticket for the second step, and a code by mail where no authenticator answers. */
export async function openTicket(
  tx: Tx,
  deps: Deps,
  { operator, brandId, language }: StepSubject,
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

/** Mail a code with which a first password can be set; answers it. Nobody guesses twelve digits, however many tries there are. */
export async function sendInvitation(tx: Tx, deps: Deps, whose: StepSubject): Promise<string> {
  const code = `${drawCode(deps)}${drawCode(deps)}`
  await store.insertTicket(tx, {
    hash: tokenHash(newToken(deps)),
    operatorId: whose.operator.id,
    purpose: 'invitation',
    codeHash: codeHash(deps, whose.operator.id, code),
    expiresAt: new Date(deps.now().getTime() + INVITATION_MS),
  })
  await mail(tx, deps, whose, { code, ms: INVITATION_MS })
  return code
}

export interface CodeSubmission {
  readonly code: string
  readonly purpose: store.TicketRow['purpose']
  readonly ask: Pick<Ask, 'ip' | 'cookie' | 'language'>
  /** In whose name the operator is told; known before the transaction begins. */
  readonly brand: Brand
}

/**
 * Take the code for a ticket, right once. A wrong one counts against the ticket and, over all tickets and sessions, against the
 * operator and where it came from, so a no must be committed; the operator is told when it locks.
 */
export async function takeCode(
  tx: Tx,
  deps: Deps,
  ticket: store.TicketRow | undefined,
  { code, purpose, ask, brand }: CodeSubmission,
): Promise<Verdict<store.OperatorRow>> {
  const now = deps.now()
  const open = judgeTicket(ticket, now)
  if (!ticket || ticket.purpose !== purpose || !open.ok) return open.ok ? no('verification_expired') : open
  const operator = await store.findOperatorForUpdate(tx, ticket.operatorId)
  if (operator?.state !== 'active') return no('verification_expired')
  const guesser = { username: operator.username, ask }
  const kind = purpose === 'invitation' ? 'invitation' : 'factor'
  const locked = await lockGuesses(tx, deps, guesser, kind)
  const allowed = judgeAt(locked, kind, deps)
  if (!allowed.ok) return allowed

  if (!(await isRight(tx, deps, operator, { ticket, code }))) {
    if (kind === 'factor') await store.updateTries(tx, ticket.hash)
    if ((await recordFailure(tx, deps, guesser, { locked, kind })) && kind === 'factor')
      await warn(tx, deps, { operator, ask, brand })
    return no('verification_failed')
  }
  await clearFailures(tx, guesser, { locked, kind })
  await store.updateUsed(tx, ticket.hash, now)
  return yes(operator)
}

/** Somebody knows the password and not the rest: the operator hears of it, and the log of each of their brands says from where. */
async function warn(
  tx: Tx,
  deps: Deps,
  { operator, ask, brand }: Pick<CodeSubmission, 'ask' | 'brand'> & { readonly operator: store.OperatorRow },
): Promise<void> {
  const { id, username, email, brandIds } = operator
  await sendMail(tx, deps, {
    brand,
    to: email,
    memberId: null,
    language: ask.language,
    template: 'second_step_locked',
  })
  const doer = { operatorId: id, name: username, sessionId: null, ip: ask.ip }
  const subject = { type: 'operator', id, name: username }
  for (const brandId of brandIds) await record(tx, doer, { brandId, action: 'session.locked', subject }, deps.now())
}

async function isRight(
  tx: Tx,
  deps: Deps,
  { id, authenticator, authenticatorStep }: store.OperatorRow,
  { ticket, code }: { readonly ticket: store.TicketRow; readonly code: string },
): Promise<boolean> {
  if (ticket.codeHash !== null) return isCode(deps, id, code, ticket.codeHash)
  if (authenticator === null) return false
  const step = await stepOf(deps, { secret: authenticator, lastStep: authenticatorStep }, code)
  if (step === undefined) return false
  await store.updateAuthenticator(tx, id, authenticator, step)
  return true
}

async function mail(
  tx: Tx,
  deps: Deps,
  { operator, brandId, language }: StepSubject,
  { code, ms }: { readonly code: string; readonly ms: number },
): Promise<void> {
  const brand = await brandIn(tx, deps, brandId)
  await mailCode(tx, deps, { brand, to: operator.email, language, code, minutes: ms / 60_000 })
}
