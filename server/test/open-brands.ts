import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { seedBrands } from '../seed/seed.ts'
import { readConfig } from '../src/kernel/config.ts'
import { openDatabase } from '../src/kernel/database.ts'
import { fixedSecret } from '../src/kernel/secret.ts'
import { FIRST_DAY } from './first-day.ts'

// node server/test/open-brands.ts URL: opens the demo brands in a database that is copied for every world.

const log = pino({ level: 'warn' })
const { db } = openDatabase(process.argv[2] ?? '', log, 2)
const config = readConfig({ LOG_LEVEL: 'warn' })
await seedBrands({
  config,
  db,
  log,
  now: () => new Date(FIRST_DAY),
  secret: fixedSecret(randomBytes(32)),
  random: randomBytes,
})
await db.destroy()
