import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { readConfig } from '../src/kernel/config.ts'
import { inTransaction, openDatabase } from '../src/kernel/database.ts'
import { on } from '../src/kernel/job.ts'
import { startJobs } from '../src/kernel/jobs.ts'
import { openLog } from '../src/kernel/log.ts'
import { startRelay } from '../src/kernel/relay.ts'
import { fixedSecret } from '../src/kernel/secret.ts'

/** A process that relays and works until it is killed: it notes every key it hears, once by its id, and says so. */
const config = readConfig({ LOG_LEVEL: 'warn' })
const log = openLog(config)
const { db, url } = openDatabase(String(process.env.DATABASE_URL), log)
const deps = { config, db, log, now: () => new Date(), secret: fixedSecret(Buffer.alloc(32)), random: randomBytes }

const listener = on('thing_happened', 'note', async (_deps, news) => {
  await inTransaction(db, async (tx) => {
    for (const key of news.keys)
      await sql`insert into public.heard (key) values (${key}) on conflict do nothing`.execute(tx)
  })
  process.stdout.write(`${news.keys.length}\n`)
})
await startJobs(deps, url, [listener])
startRelay(deps, { listeners: [listener], live: new Set(['thing_happened']) })
