import { randomBytes, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { jwks } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { freePlay } from '@croupier/contract/mfa.ts'
import { seed } from '@croupier/server/seed/seed.ts'
import { type App, createApp } from '@croupier/server/src/app.ts'
import { inTransaction, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { openSession, tokenHash } from '@croupier/server/src/kernel/session.ts'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import * as operators from '@croupier/server/src/modules/operator/store.ts'
import { brandResolver, modules, staff } from '@croupier/server/src/modules.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { FuzzCaller } from './fuzz-requests.ts'

const DAY_MS = 86_400_000
const OFTEN = { points: 1_000_000, seconds: 1 }
/** Somebody of the demo world who asks, and at which brand. */
interface Person {
  readonly name: string
  readonly account: string
  readonly merchant: string
}

export interface FuzzSite {
  readonly app: App
  /** Lines of the log that came since the last time. */
  readonly logged: () => readonly string[]
  /** Everybody who asks, each in a new session; members change, so that one who was frozen or excluded is not the end. */
  readonly callers: () => Promise<readonly FuzzCaller[]>
  readonly sealed: (plain: unknown) => Promise<string>
}

/** The product's server without a port, on this database, with the demo world and a log that can be read. */
export async function openFuzzSite(
  given: Deps,
  database: Pick<OpenDatabase, 'db'> & { readonly url: string },
): Promise<FuzzSite> {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) }))
  const deps: Deps = { ...given, log }
  await seed(deps)
  for (const brandId of [1, 2]) await letAsk(deps, brandId)
  const app = await createApp(deps, { database, brandResolver, staff, modules })
  const sealed = await sealing(app)
  let turn = 0
  return {
    app,
    logged: () => lines.splice(0),
    sealed,
    callers: async () => {
      turn++
      const trial = await trialToken(app, sealed)
      return [
        { name: 'guest', merchant: 'LUCKY', token: undefined },
        { name: 'trial', merchant: 'LUCKY', token: trial },
        ...(await membersIn(deps, peopleOf(turn))),
        ...(await operatorsIn(deps)),
      ]
    },
  }
}

/** Nobody is asked to wait or to solve a puzzle: what is behind is what is looked at. */
const letAsk = (deps: Deps, brandId: number) =>
  changeSettings(deps, {
    brandId,
    settings: {
      challengeOn: { login: false, registration: false },
      rateLimits: { login: OFTEN, registration: OFTEN, money: OFTEN, letter: OFTEN },
    },
    changedBy: 'bench',
    reason: 'load',
  })

async function sealing({ http }: App): Promise<FuzzSite['sealed']> {
  const { value } = (await http.inject({ url: jwks.path, headers: { merchant: 'LUCKY' } })).json<{
    value: ReplyOf<typeof jwks>
  }>()
  // What the server publishes is a key.
  const key = value.keys[0] as unknown as JWK
  const imported = await importJWK(key, 'ECDH-ES')
  return (plain) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped(plain))))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid ?? '' })
      .encrypt(imported)
}

const stamped = (plain: unknown) =>
  typeof plain === 'object' && plain !== null && !Array.isArray(plain)
    ? { iat: Math.floor(Date.now() / 1000), jti: randomUUID(), ...plain }
    : (plain ?? null)

async function trialToken({ http }: App, sealed: FuzzSite['sealed']): Promise<string | undefined> {
  const body = { os: 'Linux', platform: 'W', gatewayVersion: 3, random: await sealed({}) }
  const answer = await http.inject({
    method: 'POST',
    url: freePlay.path,
    headers: { merchant: 'LUCKY' },
    payload: body,
  })
  return answer.json<{ value?: { token?: string } }>().value?.token
}

const peopleOf = (turn: number): readonly Person[] => {
  const number = (offset: number) => String(1 + ((turn * 2 + offset) % 20)).padStart(2, '0')
  return [
    { name: 'member', account: `lucky${number(0)}`, merchant: 'LUCKY' },
    { name: 'another member', account: `lucky${number(1)}`, merchant: 'LUCKY' },
    { name: 'agent', account: turn % 2 === 0 ? 'agent01' : 'agent02', merchant: 'LUCKY' },
    { name: 'member of the other brand', account: `sampa0${1 + (turn % 5)}`, merchant: 'SAMPA' },
    { name: 'member at the other brand', account: `lucky${number(0)}`, merchant: 'SAMPA' },
  ]
}

async function membersIn(deps: Deps, people: readonly Person[]): Promise<readonly FuzzCaller[]> {
  const { rows } = await sql<{ account: string; id: string; brandId: number; agentType: number }>`
    select account, id, brand_id as "brandId", agent_type as "agentType" from identity.member
    where account = any(${`{${people.map(({ account }) => account).join(',')}}`}::text[])`.execute(deps.db)
  const now = new Date(deps.now())
  return inTransaction(deps.db, async (tx) => {
    const callers: FuzzCaller[] = []
    for (const { name, account, merchant } of people) {
      const member = rows.find((row) => row.account === account)
      if (!member) continue
      const token = randomBytes(32).toString('base64url')
      const { id: memberId, brandId, agentType } = member
      const session = {
        id: randomUUID(),
        token,
        brandId,
        memberId,
        agentType,
        confirmedAt: now,
        endsAt: new Date(now.getTime() + DAY_MS),
      }
      await openSession(tx, { ...session, ip: '127.0.0.1', userAgent: 'bench', idleForS: 86_400 }, now)
      callers.push({ name, merchant, token })
    }
    return callers
  })
}

async function operatorsIn(deps: Deps): Promise<readonly FuzzCaller[]> {
  await sql`update operator.operator set state = 'active', networks = '{}'`.execute(deps.db)
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from operator.operator where username like 'operator0%' order by username`.execute(deps.db)
  const now = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const callers: FuzzCaller[] = []
    for (const { id, username } of rows) {
      const token = randomBytes(32).toString('base64url')
      const session = {
        id: randomUUID(),
        tokenHash: tokenHash(token),
        operatorId: id,
        endsAt: new Date(now.getTime() + DAY_MS),
      }
      await operators.insertSession(tx, { ...session, ip: '127.0.0.1', userAgent: 'bench' }, now)
      callers.push({ name: username, merchant: 'LUCKY', token })
      if (username === 'operator02') callers.push({ name: `${username} at the other brand`, merchant: 'SAMPA', token })
    }
    return callers
  })
}
