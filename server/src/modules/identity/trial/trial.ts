import type { freePlay } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { openUuids } from '#kernel/payload.ts'
import { no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { TRIAL } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { openStanding } from '#modules/standing/standing.ts'
import { hashPassword } from '../password/password.ts'
import { loggedIn, startSession } from '../start-session.ts'
import { insertEmptyProfile, insertMember } from '../store.ts'
import { countTrials, insertTrial } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NAME_BYTES = 5

/** Who asks for a trial account, as far as that is known before the transaction. */
export interface TrialRequest {
  readonly brand: Brand
  readonly passwordHash: string
  readonly ask: Ask<typeof freePlay>
}

/** What is asked and computed before the transaction: whether the brand offers trials, the fresh UUID, a password. */
export async function prepareTrial(deps: Deps, ask: Ask<typeof freePlay>): Promise<TrialRequest> {
  const brand = await brandOf(deps, ask.brandId)
  if (!brand.settings.flags.includes('free_play')) throw new Refusal('free_play_closed')
  await openUuids(deps)(ask.body.random)
  // Nobody knows it, so nobody comes back by it.
  return { brand, ask, passwordHash: await hashPassword(deps, deps.random(32).toString('base64url')) }
}

export interface OpenedTrial {
  readonly memberId: string
  readonly loggedIn: LoginResult
}

/** Open a trial account: it plays for play money, for some hours, and for nothing else. */
export async function openTrial(
  tx: Tx,
  deps: Deps,
  { brand, passwordHash, ask }: TrialRequest,
): Promise<Verdict<OpenedTrial>> {
  const now = deps.now()
  const { hours, perAddressDay } = brand.settings.freePlay
  const begun = await countTrials(tx, brand.id, ask.ip, new Date(now.getTime() - DAY_MS))
  if (begun >= perAddressDay) return no('too_many_requests', { retryAfterS: HOUR_MS / 1000 })

  const id = newId(deps)
  const account = `trial.${deps.random(NAME_BYTES).toString('hex')}`
  const member = { ...NOBODY, id, brandId: brand.id, account, nickname: account, passwordHash, registeredIp: ask.ip }
  if (!(await insertMember(tx, member, now))) throw new Error(`two trial accounts are called ${account}`)
  await insertEmptyProfile(tx, id, brand.id)
  await openStanding(tx, { memberId: id, brandId: brand.id, memberSince: now })
  const endsAt = new Date(now.getTime() + hours * HOUR_MS)
  await insertTrial(tx, { memberId: id, brandId: brand.id, ip: ask.ip, endsAt }, now)

  const start = { brand, member, visitor: ask, remember: undefined, passwordDue: false, endsBy: endsAt } as const
  const started = await startSession(tx, deps, { ...start, outcome: 'registered' })
  return yes({ memberId: id, loggedIn: loggedIn({ account, firstLoginAt: now }, started) })
}

const NOBODY = {
  agentType: TRIAL,
  uplineId: null,
  rankLevel: 0,
  clubLabel: 'Trial',
  labels: [],
  avatar: 'fox',
  passwordIsDefault: false,
}
