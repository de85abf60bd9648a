import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { readConfig } from '../src/kernel/config.ts'
import { inTransaction, openDatabase } from '../src/kernel/database.ts'
import { on } from '../src/kernel/job.ts'
import { startJobs } from '../src/kernel/jobs.ts'
import { openLog } from '../src/kernel/log.ts'
import { startRelay } from '../src/kernel/relay.ts'
import { fixedSecret } from '../src/kernel/secret.ts'

/**
 * A process that relays and works until it is killed: it notes every key it hears, once by its id. With DIES_AFTER it is killed behind
 * so many pieces; a test that counted them from outside would come too late on a busy machine.
 */
const diesAfter = Number(process.env.DIES_AFTER ?? Infinity)
let noted = 0

const config = readConfig({ LOG_LEVEL: 'warn' })
const log = openLog(config)
const { db, url } = openDatabase(String(process.env.DATABASE_URL), log)
const deps = { config, db, log, now: () => new Date(), secret: fixedSecret(Buffer.alloc(32)), random: randomBytes }

const listener = on('thing_happened', 'note', async (_deps, news) => {
  await inTransaction(db, async (tx) => {
    for (const key of news.keys)
      await sql`insert into public.heard (key) values (${key}) on conflict do nothing`.execute(tx)
  })
  if (++noted >= diesAfter) process.kill(process.pid, 'SIGKILL')
})
await startJobs(deps, url, [listener])
startRelay(deps, { listeners: [listener], live: new Set(['thing_happened']) })
