import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readConfig } from './config.ts'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { inTransaction } from './database.ts'
import type { Deps } from './deps.ts'
import { KnownSessions } from './known-sessions.ts'
import { openListener } from './notifications.ts'
import { endSession, openSession, tokenHash } from './session.ts'
import { fixedSecret } from './secret.ts'

const database = await freshDatabase()
let now = new Date('2026-11-21T12:00:00.000Z')
const deps: Deps = {
  config: readConfig({ LOG_LEVEL: 'silent' }),
  db: database.db,
  log: database.log,
  now: () => now,
  secret: fixedSecret(randomBytes(32)),
  random: randomBytes,
}
afterAll(() => database.drop())

async function session(idleForS = 600) {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  const opened = { id, token, brandId: 1, memberId: randomUUID(), agentType: 0, ip: '::1', userAgent: 'test', idleForS }
  const endsAt = new Date(now.getTime() + 3_600_000)
  await inTransaction(deps.db, (tx) => openSession(tx, { ...opened, endsAt }, now))
  return { id, hash: tokenHash(token) }
}

/** Takes the session away behind everybody's back: whoever still finds it has not asked the database. */
const remove = (id: string) => sql`delete from kernel.session where id = ${id}`.execute(deps.db)

/** A node that has just heard all there is to hear. */
function node() {
  const sessions = new KnownSessions(deps)
  sessions.upToDate(performance.now())
  return sessions
}

test('a session that is known needs no question to the database', async () => {
  const sessions = node()
  const { id, hash } = await session()
  expect(await sessions.find(hash)).toMatchObject({ id })
  await remove(id)
  expect(await sessions.find(hash)).toMatchObject({ id })
})

test('nothing is remembered by a node that does not hear the news', async () => {
  const sessions = new KnownSessions(deps)
  const { id, hash } = await session()
  expect(await sessions.find(hash)).toMatchObject({ id })
  await remove(id)
  expect(await sessions.find(hash)).toBeUndefined()
})

test('what was known before a silence is forgotten, since its end may have been missed', async () => {
  const sessions = new KnownSessions(deps)
  const silence = 10_000
  sessions.upToDate(performance.now() - silence)
  sessions.upToDate(performance.now())
  const { id, hash } = await session()
  await sessions.find(hash)
  await remove(id)
  sessions.upToDate(performance.now() + silence)
  expect(await sessions.find(hash)).toBeUndefined()
})

test('an ended session is dead at once on the node that ended it, and elsewhere with the news', async () => {
  const elsewhere = node()
  const here = node()
  const { id, hash } = await session()
  for (const sessions of [here, elsewhere]) expect(await sessions.find(hash)).toMatchObject({ id })

  const listener = await openListener(deps, database.url, {
    hear: (news) => elsewhere.hear(news),
    missed: () => {},
    upToDate: (asOf) => elsewhere.upToDate(asOf),
  })
  await inTransaction(deps.db, (tx) => endSession(tx, id, now))
  expect(await here.find(hash)).toBeUndefined()
  await expect.poll(() => elsewhere.find(hash), { interval: 5 }).toBeUndefined()
  await listener.stop()
})

test('an answer that was on its way when sessions were forgotten is not remembered', async () => {
  const sessions = node()
  const { id, hash } = await session()
  const finding = sessions.find(hash)
  // The question has been sent by now, and its answer is not yet here.
  await new Promise(setImmediate)
  sessions.hear([{ topic: 'session_ended', brandId: 1, keys: [id] }])
  await finding
  await remove(id)
  expect(await sessions.find(hash)).toBeUndefined()
})

test('idling too long and the end of its time are seen without asking', async () => {
  const sessions = node()
  const { hash } = await session(600)
  const begun = now
  await sessions.find(hash)
  for (const [minutes, lives] of [
    [9, true],
    [18, true],
    [29, false],
  ] as const) {
    now = new Date(begun.getTime() + minutes * 60_000)
    expect((await sessions.find(hash)) !== undefined).toBe(lives)
  }
})

test('use is noted, so that a node that does not know the session finds it alive', async () => {
  const sessions = node()
  const { id, hash } = await session(600)
  const begun = now
  await sessions.find(hash)
  now = new Date(begun.getTime() + 9 * 60_000)
  await sessions.find(hash)
  const lastSeen = () =>
    sql<{ at: Date }>`select last_seen_at as at from kernel.session where id = ${id}`.execute(deps.db)
  await expect.poll(async () => (await lastSeen()).rows[0]?.at).toEqual(now)
  now = new Date(begun.getTime() + 18 * 60_000)
  expect(await node().find(hash)).toMatchObject({ id })
})
