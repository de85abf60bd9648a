import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { bare } from '../../test/bare.ts'
import { layWire } from '../../test/wire.ts'
import { openPersistent, type PersistentConnection } from './persistent-connection.ts'

const { deps, database } = await bare()
const wire = await layWire(database.url)
afterAll(() => wire.cut())

const open: PersistentConnection[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const one of open.splice(0)) await one.stop()
})

/** A connection over the wire; how often it was greeted, and came back. */
async function stand(greet: (client: pg.Client, time: number) => Promise<unknown> = () => Promise.resolve()) {
  const counts = { greeted: 0, back: 0, upToDate: 0 }
  const options = {
    name: 'probe',
    greet: (client: pg.Client) => greet(client, (counts.greeted += 1)),
    back: () => void (counts.back += 1),
    upToDate: () => void (counts.upToDate += 1),
  }
  open.push(await openPersistent(deps, wire.url, options))
  return counts
}

async function terminate(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => client.once('end', resolve))
  await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(deps.db)
  await ended
}

test('a connection that is lost is made again, also where it is lost while it is greeted', async () => {
  let first: pg.Client | undefined
  const counts = await stand(async (client, time) => {
    first ??= client
    // Who is greeted over another connection is told nothing of the loss.
    if (time === 2) await terminate(client)
  })
  await terminate(first!)
  await expect.poll(() => counts).toMatchObject({ greeted: 3, back: 1 })
})

test('a database that says nothing any more is left, and found again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const counts = await stand()
  wire.silence()
  // The question of the pulse is given up, and a connection made a second later.
  await vi.advanceTimersByTimeAsync(15_000)
  vi.useRealTimers()
  await expect.poll(() => counts).toMatchObject({ greeted: 2, back: 1 })
  const { upToDate } = counts
  await expect.poll(() => counts.upToDate).toBeGreaterThan(upToDate)
})

test('it is closed also where the database does not hear that', async () => {
  await stand()
  wire.silence()
  await expect(open.pop()!.stop()).resolves.toBeUndefined()
})
