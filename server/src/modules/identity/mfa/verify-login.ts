import type { ReplyOf } from '@croupier/contract/call.ts'
import type { sendVerifyCode as codeCall, verifyLogin as call } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { clearFailures, judgeAt, lockFailed, type LockedCount, recordFailure, originOf } from '../login-throttle.ts'
import { note, startSession } from '../start-session.ts'
import { type Credentials, findCredentialsById } from '../store.ts'
import { type CompletedLogin, entered } from './complete-login.ts'
import { mayEnter } from '../agent-site.ts'
import { closedBecause } from '../rules.ts'
import { mayVerify } from './rules.ts'
import { acceptSecondFactor, sendFactorCode } from './second-factor.ts'
import * as store from './store.ts'
import { notifyOwner } from './notify-owner.ts'

/** Finish a login from a new address by one proof more. The ticket opens one session, here, and soon. */
export async function verifyLogin(deps: Deps, ask: Ask<typeof call>): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  const verdict = await inTransaction(deps.db, (tx) => settle(tx, deps, brand, ask))
  return entered(ask, verdict)
}

async function settle(tx: Tx, deps: Deps, brand: Brand, ask: Ask<typeof call>): Promise<Verdict<CompletedLogin>> {
  const now = deps.now()
  const shown = await store.findTicketForUpdate(tx, tokenHash(ask.body.ticket))
  const good = mayVerify(shown, { brand, ip: ask.ip, now })
  if (!good.ok) return good
  const ticket = good.value

  const member = await findCredentialsById(tx, ticket.memberId)
  if (!member) throw new Error(`a ticket of ${ticket.memberId}, who is no member`)
  const admitted = await mayEnter(tx, deps, ask, member.agentType)
  if (!admitted.ok) return admitted
  const closed = closedBecause(member.status)
  if (closed) return no(closed)

  const guesser = { brand, account: member.account, origin: originOf(ask) }
  const locked = await lockFailed(tx, guesser, 'factor', now)
  const allowed = judgeAt(brand, 'factor', locked, now)
  if (!allowed.ok) return allowed

  const { method, answer } = ask.body
  const offered = ticket.methods.includes(method)
  const accepted = offered && (await acceptSecondFactor(tx, deps, { brand, memberId: member.id, method, answer })).ok
  if (!accepted) return fail(tx, deps, { brand, ticket, member, ask, locked })

  await store.updateTicketUsed(tx, ticket.id, now)
  await clearFailures(tx, guesser, { locked, kind: 'factor' })
  const remember = ticket.remember ? 'new' : undefined
  const { passwordDue } = ticket
  const start = { brand, member, visitor: ask, remember, passwordDue, outcome: 'logged_in' } as const
  return yes({ member, started: await startSession(tx, deps, start) })
}

interface FailedVerification {
  readonly brand: Brand
  readonly ticket: store.Ticket
  readonly member: Credentials
  readonly ask: Ask<typeof call>
  readonly locked: LockedCount
}

/**
 * A wrong answer counts against the ticket, the name and the address, over all tickets: who knows the password does not learn
 * the rest by trying, and the owner is told that somebody tries.
 */
async function fail(tx: Tx, deps: Deps, { brand, ticket, member, ask, locked }: FailedVerification) {
  const { id: memberId, account } = member
  await store.updateTicketWrong(tx, ticket.id)
  const counted = await recordFailure(tx, deps, { brand, account, origin: originOf(ask) }, { locked, kind: 'factor' })
  if (!judgeAt(brand, 'factor', counted, deps.now()).ok)
    await notifyOwner(tx, deps, { brand, memberId, language: ask.language, template: 'second_step_locked' })
  await note(tx, deps, { brandId: brand.id, memberId, account, outcome: 'verification_failed', visitor: ask })
  return no('verification_failed', { value: { triesLeft: brand.settings.stepUp.wrongMost - ticket.wrong - 1 } })
}

/** Send the code that a login from a new address waits for. */
export async function sendVerifyCode(deps: Deps, ask: Ask<typeof codeCall>): Promise<ReplyOf<typeof codeCall>> {
  const brand = await brandOf(deps, ask.brandId)
  const { ticket: shown, method } = ask.body

  const verdict = await inTransaction(deps.db, async (tx) => {
    const good = mayVerify(await store.findTicketForUpdate(tx, tokenHash(shown)), {
      brand,
      ip: ask.ip,
      now: deps.now(),
    })
    if (!good.ok) return good
    const { memberId, methods } = good.value
    if (!methods.includes(method)) return no('verification_expired')
    const { language, ip } = ask
    return sendFactorCode(tx, deps, { brand, memberId, method, language, ip, standIn: '' })
  })
  return must(verdict)
}
