import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { isMigrated } from './migrate.ts'

/** Whether the process is up, and whether it should be given requests. */
export function addHealth(app: FastifyInstance, deps: Deps, draining: () => boolean): void {
  let migrated = false

  app.get('/healthz', async () => ({ status: 'up' }))

  app.get('/readyz', async (_request, reply) => {
    if (draining()) return reply.code(503).send({ status: 'draining' })
    try {
      // Once current, always current; until then every look also asks the database.
      if (migrated) await sql`select 1`.execute(deps.db)
      else migrated = await isMigrated(deps.db)
    } catch (error) {
      deps.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'no database' })
    }
    return migrated ? { status: 'ready' } : reply.code(503).send({ status: 'migrations missing' })
  })
}
