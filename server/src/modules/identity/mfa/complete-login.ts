import type { LoginResult } from '@croupier/contract/identity.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { mayEnter } from '../agent-site.ts'
import { closedBecause, passwordExpired } from '../rules.ts'
import { type Browser, loggedIn, note, setCookies, type StartedSession, startSession } from '../start-session.ts'
import type { Credentials, LoginNote } from '../store.ts'
import { isMember, methodsOf } from './rules.ts'
import * as store from './store.ts'

export interface Entrance {
  readonly brand: Brand
  /** Who has proved to be this member, by a password, a code or an account elsewhere. */
  readonly member: Credentials
  readonly visitor: Browser
  readonly remember: boolean
  /** A due change of password is forced only on those who came in by one. */
  readonly by: 'password' | 'code' | 'third_party'
  readonly outcome: Extract<LoginNote['outcome'], 'logged_in' | 'unlocked'>
}

export interface CompletedLogin {
  readonly member: Credentials
  readonly started: StartedSession
}

/** What a way in answers in the end: the refusal, or who is in, with the cookie where one was wanted. */
export function entered(ask: Pick<Ask, 'cookie' | 'setCookie'>, verdict: Verdict<CompletedLogin>): LoginResult {
  const { member, started } = must(verdict)
  setCookies(ask, started)
  return loggedIn(member, started)
}

const TICKET_BYTES = 32

/**
 * Let somebody in who has proved to be a member: refuse who may not come in here, ask for one proof more where the address
 * is new, open the session. A no must be committed, because it leaves a ticket or a note: hand the verdict out of the
 * transaction and throw there.
 */
export async function completeLogin(tx: Tx, deps: Deps, entrance: Entrance): Promise<Verdict<CompletedLogin>> {
  const { brand, member, visitor, remember, by, outcome } = entrance
  const admitted = await mayEnter(tx, deps, visitor, member.agentType)
  if (!admitted.ok) return admitted
  const closed = closedBecause(member.status)
  if (closed) {
    await noteOf(tx, deps, entrance, 'closed')
    return no(closed)
  }
  if (!isMember(member.agentType)) return no('not_a_member')

  const passwordDue =
    by === 'password' &&
    passwordExpired(
      { isDefault: member.passwordIsDefault, changedAt: member.passwordChangedAt },
      brand.settings,
      deps.now(),
    )

  const proved = by === 'code' || outcome === 'unlocked'
  const methods = proved ? [] : await methodsFor(tx, entrance)
  if (methods.length > 0) {
    const ticket = await askForProof(tx, deps, entrance, { methods, passwordDue })
    return no('verification_required', { value: { ticket, methods } })
  }

  const start = { brand, member, visitor, remember: remember ? 'new' : undefined, passwordDue, outcome } as const
  return yes({ member, started: await startSession(tx, deps, start) })
}

/** What can be asked for; nothing where the address is known, the brand does not ask, or nothing is bound. */
async function methodsFor(tx: Tx, { brand, member, visitor }: Entrance) {
  if (!brand.settings.stepUp.on || (await store.knowsAddress(tx, member.id, visitor.ip))) return []
  return methodsOf(await store.findBound(tx, member.id))
}

async function askForProof(
  tx: Tx,
  deps: Deps,
  entrance: Entrance,
  wanted: Pick<store.NewTicket, 'methods' | 'passwordDue'>,
): Promise<string> {
  const { brand, member, visitor, remember } = entrance
  const ticket = deps.random(TICKET_BYTES).toString('base64url')
  const expiresAt = new Date(deps.now().getTime() + brand.settings.stepUp.minutes * 60_000)
  await store.insertTicket(
    tx,
    {
      ...wanted,
      id: newId(deps),
      ticketHash: tokenHash(ticket),
      brandId: brand.id,
      memberId: member.id,
      ip: visitor.ip,
      remember,
      expiresAt,
    },
    deps.now(),
  )
  await noteOf(tx, deps, entrance, 'verification_asked')
  return ticket
}

const noteOf = (tx: Tx, deps: Deps, { brand, member, visitor }: Entrance, outcome: LoginNote['outcome']) =>
  note(tx, deps, { brandId: brand.id, memberId: member.id, account: member.account, outcome, visitor })
