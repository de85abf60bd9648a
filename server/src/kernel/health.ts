import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { areBetsPaused } from './disk-space.ts'
import { inLane } from './lane.ts'
import { isMigrated } from './migrate.ts'
import { outageOf } from './outage.ts'

/** A database that says nothing for so long does not answer. */
const SILENT_MS = 900

/** What keeps a process from taking requests; undefined while nothing does. */
export type UnreadyReason = 'starting' | 'draining' | undefined

/** Whether the process is up, and whether it should be given requests. */
export function addHealth(app: FastifyInstance, deps: Deps, unready: () => UnreadyReason): void {
  let migrated = false
  let looking: Promise<boolean> | undefined

  /** Once current, always current; until then every look also asks for that. */
  async function look(): Promise<boolean> {
    if (migrated) await sql`select 1`.execute(deps.db)
    else migrated = await isMigrated(deps.db)
    return migrated
  }

  /** Who asks while somebody is being answered is answered the same: one connection is enough for all. */
  const lookOnce = () => (looking ??= inLane('health', look).finally(() => (looking = undefined)))

  app.get('/healthz', { config: { limit: 'health' } }, async () => ({ status: 'up' }))

  app.get('/readyz', { config: { limit: 'health' } }, async (_request, reply) => {
    const status = unready()
    if (status !== undefined) return reply.code(503).send({ status })
    const silence = Promise.withResolvers<never>()
    const timer = setTimeout(() => silence.reject(new Error('the database says nothing')), SILENT_MS)
    try {
      const ready = await Promise.race([lookOnce(), silence.promise])
      return ready ? readiness() : reply.code(503).send({ status: 'migrations missing' })
    } catch (error) {
      deps.log.warn(
        outageOf(error) === undefined ? { err: error } : { reason: reasonOf(error) },
        'the database does not answer',
      )
      return reply.code(503).header('retry-after', 1).send({ status: 'no database' })
    } finally {
      clearTimeout(timer)
    }
  })
}

/** Calls are taken on a full disk as well, and only bets are not. */
const readiness = () => ({ status: 'ready', ...(areBetsPaused() && { bets: 'paused' }) })

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
