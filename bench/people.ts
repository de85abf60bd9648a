import { randomBytes, randomUUID } from 'node:crypto'
import { seed } from '@croupier/server/seed/seed.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { openSession } from '@croupier/server/src/kernel/session.ts'
import { RATE_LIMITS } from '@croupier/server/src/kernel/limit.ts'
import { changeSettings, type SettingsChange } from '@croupier/server/src/modules/brand/change-settings.ts'
import { createMember } from '@croupier/server/src/modules/identity/identity.ts'
import { fund } from './database.ts'

const BRAND = 1
const CURRENCY = 'PHP'
const FUNDS = 10n ** 13n
const DAY_MS = 24 * 3600 * 1000

/** Members of the demo brand with money and an open session each; returns their tokens. Requests are not limited in number. */
export async function loggedInMembers(deps: Deps, count: number): Promise<readonly string[]> {
  return openMembers(deps, count, UNLIMITED)
}

/** The same with the limits that hold where nothing is said. */
export async function limitedMembers(deps: Deps, count: number): Promise<readonly string[]> {
  return openMembers(deps, count, {})
}

const often = { points: 1_000_000, seconds: 1, addressPoints: null }
/** Callers of a bench have one address between them, and ask as fast as they can. */
const UNLIMITED: SettingsChange['settings'] = {
  rateLimits: Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, often])),
}

async function openMembers(
  deps: Deps,
  count: number,
  settings: SettingsChange['settings'],
): Promise<readonly string[]> {
  await seed(deps)
  await changeSettings(deps, { brandId: BRAND, settings, changedBy: 'bench', reason: 'load' })

  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    account: `bench${index}`,
    token: randomBytes(32).toString('base64url'),
  }))
  await inTransaction(deps.db, async (tx) => {
    for (const person of people) {
      await createMember(
        tx,
        { ...MEMBER, id: person.id, account: person.account, nickname: person.account },
        deps.now(),
      )
      await openSession(
        tx,
        {
          ...SESSION,
          id: randomUUID(),
          token: person.token,
          memberId: person.id,
          endsAt: new Date(Date.now() + DAY_MS),
        },
        deps.now(),
      )
    }
  })
  await fund(deps, { brandId: BRAND, currency: CURRENCY, memberIds: people.map((person) => person.id), amount: FUNDS })
  return people.map((person) => person.token)
}

const MEMBER = {
  brandId: BRAND,
  agentType: 0,
  uplineId: null,
  rankLevel: 1,
  clubLabel: 'Bronze',
  labels: [],
  avatar: 'fox',
  // Nobody logs in as them.
  passwordHash: '',
  passwordIsDefault: false,
  registeredIp: '127.0.0.1',
}

const SESSION = { brandId: BRAND, agentType: 0, ip: '127.0.0.1', userAgent: 'bench', idleForS: 86_400 }
