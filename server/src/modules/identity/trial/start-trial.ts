import type { freePlay } from '@croupier/contract/factors.ts'
import type { LoggedIn } from '@croupier/contract/identity.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { openUuids } from '#kernel/payload.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { TRIAL } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { createMember } from '../identity.ts'
import { hashPassword } from '../password.ts'
import { loggedIn, type Started, startSession } from '../start-session.ts'
import { countTrials, insertTrial } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NAME_BYTES = 5

/** Open a trial account: it plays for play money, for some hours, and for nothing else. */
export async function startTrial(deps: Deps, ask: Ask<typeof freePlay>): Promise<LoggedIn> {
  const brand = await brandOf(deps, ask.brandId)
  if (!brand.settings.flags.includes('free_play')) throw new Refusal('free_play_closed')
  await openUuids(deps)(ask.body.random)
  // Nobody knows it, so nobody comes back by it.
  const passwordHash = await hashPassword(deps, deps.random(32).toString('base64url'))

  const verdict = await inTransaction(deps.db, (tx) => settle(tx, deps, { brand, passwordHash, ask }))
  const { account, started } = must(verdict)
  return loggedIn({ account, firstLoginAt: deps.now() }, started)
}

interface Begun {
  readonly brand: Brand
  readonly passwordHash: string
  readonly ask: Ask<typeof freePlay>
}

async function settle(
  tx: Tx,
  deps: Deps,
  { brand, passwordHash, ask }: Begun,
): Promise<Verdict<{ readonly account: string; readonly started: Started }>> {
  const now = deps.now()
  const { hours, perAddressDay } = brand.settings.freePlay
  const begun = await countTrials(tx, brand.id, ask.ip, new Date(now.getTime() - DAY_MS))
  if (begun >= perAddressDay) return no('too_many_requests', { retryAfterS: HOUR_MS / 1000 })

  const id = newId(deps)
  const account = `trial.${deps.random(NAME_BYTES).toString('hex')}`
  const member = { ...NOBODY, id, brandId: brand.id, account, nickname: account, passwordHash, registeredIp: ask.ip }
  if (!(await createMember(tx, member, now))) throw new Error(`two trial accounts are called ${account}`)
  const endsAt = new Date(now.getTime() + hours * HOUR_MS)
  await insertTrial(tx, { memberId: id, brandId: brand.id, ip: ask.ip, endsAt }, now)

  const start = { brand, member, visitor: ask, remember: undefined, passwordDue: false, endsBy: endsAt } as const
  const started = await startSession(tx, deps, { ...start, outcome: 'registered' })
  await announce(tx, [{ topic: 'trial_started', brandId: brand.id, keys: [id] }])
  return yes({ account, started })
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
