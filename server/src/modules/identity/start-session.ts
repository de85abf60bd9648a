import { createHash } from 'node:crypto'
import type { LoginResult } from '@croupier/contract/identity.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { openSession, tokenHash, TRIAL } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { admitSession, type Entry } from '#modules/standing/standing.ts'
import { mayEnter } from './agent-site.ts'
import { keepAddress } from './mfa/store.ts'
import { DEVICE, keepOrigin, originOf } from './login-throttle.ts'
import { REMEMBER, type RememberCookie, setRemember } from './remember-me/remember-me.ts'
import { rememberUntil, sessionTerm } from './rules.ts'
import * as store from './store.ts'

/** 256 bits, for tokens and for remember-me secrets. */
const SECRET_BYTES = 32

/** A typed name as the lock and the history keep it. */
const nameHash = (account: string): string => createHash('sha256').update(account).digest('base64url')

/** Who is at the other end. */
export type Visitor = Pick<Ask, 'ip' | 'userAgent'>

/** The same with the cookies that the browser shows. */
export type Browser = Visitor & Pick<Ask, 'cookie' | 'host'>

export interface Start {
  readonly brand: Brand
  readonly member: Pick<store.Credentials, 'id' | 'account' | 'agentType'>
  readonly visitor: Browser
  /** A new family of cookies, the next cookie of one, or none. */
  readonly remember: 'new' | Pick<store.RememberToken, 'family' | 'familyEndsAt'> | undefined
  /** The session is good for nothing but a change of password. */
  readonly passwordDue: boolean
  /** However long a session may last, it is over by then. */
  readonly endsBy?: Date
  readonly outcome: 'registered' | 'logged_in' | 'unlocked' | 'restored' | 'password_changed'
}

export interface StartedSession {
  readonly token: string
  readonly passwordDue: boolean
  readonly entry: Entry
  readonly cookie: RememberCookie | undefined
  /** By which the browser is known at the account; none where nobody has proved anything. */
  readonly device: string | undefined
}

/** Open a session, with its remember-me secret where one is wanted, and note it. The secrets are stored as hashes only. */
export async function startSession(
  tx: Tx,
  deps: Deps,
  { brand, member, visitor, remember, passwordDue, endsBy, outcome }: Start,
): Promise<StartedSession> {
  // Whoever has only just become a member is no agent either.
  must(await mayEnter(tx, deps, visitor, member.agentType))
  const now = deps.now()
  const token = deps.random(SECRET_BYTES).toString('base64url')
  const sessionId = newId(deps)
  const term = sessionTerm(brand.settings.session, remember !== undefined, now)
  const familyEndsAt = remember && remember !== 'new' ? remember.familyEndsAt : term.endsAt
  const { userAgent } = visitor
  const entry = await admitSession(tx, brand, member.id, now)

  const session = {
    id: sessionId,
    token,
    brandId: brand.id,
    memberId: member.id,
    agentType: member.agentType,
    ip: visitor.ip,
    userAgent,
    idleForS: term.idleForS,
    ...entry,
    endsAt: earliest([familyEndsAt, entry.endsAt, endsBy]),
    passwordDue,
    // A cookie says which browser this is, not who sits before it.
    ...(outcome !== 'restored' && { confirmedAt: now }),
  }
  const address = { memberId: member.id, brandId: brand.id, ip: visitor.ip }
  // Asked together, they go to the database together.
  await Promise.all([
    openSession(tx, session, now),
    outcome === 'password_changed' ? undefined : store.updateLastLogin(tx, member.id, visitor.ip, now),
    outcome === 'restored' ? undefined : keepAddress(tx, address, now),
    note(tx, deps, { brandId: brand.id, memberId: member.id, account: member.account, outcome, visitor }),
    announce(tx, [{ topic: 'member_changed', brandId: brand.id, keys: [member.id] }]),
  ])

  const origin = originOf(visitor)
  const proved = outcome !== 'restored' && member.agentType !== TRIAL
  const device = proved ? await keepOrigin(tx, deps, { brand, account: member.account, origin }) : undefined
  if (remember === undefined) return { token, passwordDue, entry, cookie: undefined, device }
  const family = remember === 'new' ? newId(deps) : remember.family
  const cookie = await remembered(tx, deps, { brand, memberId: member.id, sessionId, family, familyEndsAt })
  return { token, passwordDue, entry, cookie, device }
}

const earliest = (moments: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.min(...moments.flatMap((moment) => (moment ? [moment.getTime()] : []))))

interface RememberRequest extends Pick<store.RememberToken, 'memberId' | 'sessionId' | 'family' | 'familyEndsAt'> {
  readonly brand: Brand
}

async function remembered(tx: Tx, deps: Deps, { brand, ...one }: RememberRequest): Promise<RememberCookie> {
  const now = deps.now()
  const secret = deps.random(SECRET_BYTES).toString('base64url')
  const expiresAt = rememberUntil(brand.settings.session, now, one.familyEndsAt)
  await store.insertRemembered(
    tx,
    { ...one, id: newId(deps), brandId: brand.id, secretHash: tokenHash(secret), expiresAt },
    now,
  )
  return { secret, maxAgeS: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) }
}

export interface Note {
  readonly brandId: number
  readonly memberId: string | null
  readonly account: string
  readonly outcome: store.LoginNote['outcome']
  readonly visitor: Visitor
}

/** Note in the history what came of a login. */
export const note = (tx: Tx, deps: Deps, { account, visitor, ...one }: Note) =>
  store.insertNote(
    tx,
    {
      ...one,
      id: newId(deps),
      nameHash: nameHash(account),
      ip: visitor.ip,
      userAgent: visitor.userAgent,
    },
    deps.now(),
  )

/** What a page is told when a session has begun. */
export const loggedIn = (
  member: Pick<store.Credentials, 'account' | 'firstLoginAt'>,
  { token, passwordDue, entry }: StartedSession,
): LoginResult => ({
  token,
  firstTimeLogin: member.firstLoginAt === null,
  passwordExpired: passwordDue,
  userName: member.account,
  ...(entry.restrained && {
    restraint: { kind: entry.restrained, until: entry.restrainedUntil?.toISOString() ?? null },
  }),
})

/** By this the browser is known at the accounts that it was logged in to. */
export function setDevice(ask: Pick<Ask, 'setCookie'>, { device }: Pick<StartedSession, 'device'>): void {
  if (device !== undefined) ask.setCookie(DEVICE.name, device, DEVICE)
}

/** The cookies of who comes in: a remember-me cookie that lay there, whoever put it, brings nobody else's session into this browser. */
export function setCookies(ask: Pick<Ask, 'cookie' | 'setCookie'>, started: StartedSession): void {
  if (started.cookie !== undefined || ask.cookie(REMEMBER.name) !== undefined) setRemember(ask, started.cookie)
  setDevice(ask, started)
}
