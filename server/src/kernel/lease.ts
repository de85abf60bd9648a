import { sql } from 'kysely'
import type pg from 'pg'
import { arrayOf } from './array.ts'
import type { Db } from './database.ts'
import type { Deps } from './deps.ts'
import type { AcquireLeases } from './poller.ts'
import { openPersistent } from './persistent-connection.ts'

export interface Leases {
  readonly own: AcquireLeases
  stop(): Promise<void>
}

/** How often a node tries to acquire a lease of another node, and so the longest time until it is taken over. */
const ASK_EVERY_MS = 500

/**
 * Have things in hand that no other node has: each is a lock of a connection of its own, so that a node that dies lets go of
 * all of them by itself. Whoever has lost the connection has nothing in hand until it stands again.
 */
export async function openLeases(deps: Deps, url: string): Promise<Leases> {
  const kinds = new Map<string, HeldLeases>()
  let client: pg.Client | undefined

  const standing = await openPersistent(deps, url, {
    name: 'croupier dealer',
    async greet(next) {
      // The other end notices within seconds that this machine is gone.
      await next.query('set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3')
      next.once('end', () => {
        for (const { numbers } of kinds.values()) numbers.clear()
        client = undefined
      })
      client = next
    },
  })

  async function take(kind: string, held: Set<number>, numbers: readonly number[]): Promise<void> {
    const { rows = [] } =
      (await client?.query<{ number: number; got: boolean }>(
        'select number, pg_try_advisory_lock(hashtext($1), number) as got from unnest($2::int[]) as number',
        [kind, numbers],
      )) ?? {}
    for (const { number, got } of rows) if (got) held.add(number)
  }

  return {
    async own(kind, numbers) {
      const held = kinds.get(kind) ?? { numbers: new Set(), askedAt: -Infinity }
      kinds.set(kind, held)
      const missing = numbers.filter((number) => !held.numbers.has(number))
      if (missing.length > 0 && performance.now() - held.askedAt >= ASK_EVERY_MS) {
        held.askedAt = performance.now()
        await take(kind, held.numbers, missing)
      }
      return numbers.filter((number) => held.numbers.has(number))
    },
    stop: () => standing.stop(),
  }
}

/** What of one kind this node has in hand, and when it asked for more, by `performance.now()`. */
interface HeldLeases {
  readonly numbers: Set<number>
  askedAt: number
}

/**
 * Take these things in hand over a single connection; answers those that no node has. They are let go one by one, or with the
 * connection.
 */
export async function takeLeases(db: Db, kind: string, numbers: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from unnest(${arrayOf(numbers)}::int[]) as lease (number)
    where pg_try_advisory_lock(hashtext(${kind}), number)`.execute(db)
  return rows.map(({ number }) => number)
}

/** Let go of something that was taken in hand over this connection. */
export const releaseLease = (db: Db, kind: string, number: number) =>
  sql`select pg_advisory_unlock(hashtext(${kind}), ${number}::int)`.execute(db)
