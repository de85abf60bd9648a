import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '@croupier/server/src/kernel/config.ts'
import { inTransaction, type OpenDatabase, openDatabase } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { startEmbedded } from '@croupier/server/src/kernel/embedded.ts'
import { migrate } from '@croupier/server/src/kernel/migrate.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { fixedSecret } from '@croupier/server/src/kernel/secret.ts'
import { accountOf, houseAccount, openMemberAccounts, transfer } from '@croupier/server/src/modules/wallet/wallet.ts'
import { workFolder } from './machine.ts'

export interface BenchDatabase extends OpenDatabase {
  readonly deps: Deps
  /** A connection of its own for statements that are none of the product's. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

/** A fresh embedded PostgreSQL with the product's own settings, migrated: durable, as `npm start` runs it. */
export const freshDatabase = (name: string): Promise<BenchDatabase> => openFresh(workFolder(name))

/** The same in this folder, filled and closed again: a world that is there before a server first starts on it. */
export async function prepareDatabase<T>(dataDir: string, fill: (database: BenchDatabase) => Promise<T>): Promise<T> {
  const database = await openFresh(dataDir)
  try {
    return await fill(database)
  } finally {
    await database.close()
  }
}

async function openFresh(dataDir: string): Promise<BenchDatabase> {
  const log = pino({ level: 'warn' })
  const server = await startEmbedded({ dataDir, log })
  const opened = openDatabase(server.url, log)
  await migrate(opened)
  await assertDurable(opened)
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: server.url, LOG_LEVEL: 'warn' })
  const deps = {
    config,
    db: opened.db,
    log,
    now: () => new Date(),
    secret: fixedSecret(randomBytes(32)),
    random: randomBytes,
  }
  return {
    ...opened,
    deps,
    connect: () => connectTo(server.url),
    async close() {
      await opened.db.destroy()
      await server.stop()
    },
  }
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function assertDurable({ pool }: OpenDatabase): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await pool.query(`show ${setting}`)
    if (rows[0]?.[setting] !== 'on') throw new Error(`${setting} is ${rows[0]?.[setting]}`)
  }
}

export interface Funding {
  readonly brandId: number
  readonly currency: string
  readonly memberIds: readonly string[]
  /** In stored units. */
  readonly amount: bigint
}

const AT_ONCE = 1000

/** Open these members' accounts and give each the same money, by real transfers. */
export async function fund({ db }: Pick<Deps, 'db'>, { brandId, currency, memberIds, amount }: Funding): Promise<void> {
  const debit = houseAccount(brandId, 'demo', currency)
  for (let from = 0; from < memberIds.length; from += AT_ONCE) {
    const some = memberIds.slice(from, from + AT_ONCE)
    await inTransaction(db, async (tx) => {
      await openMemberAccounts(
        tx,
        some.map((memberId) => ({ brandId, memberId, currency })),
        new Date(),
      )
      const moves = some.map((id) => ({ id, kind: 'demo_opening', debit, credit: accountOf(id, currency), amount }))
      for (const verdict of await transfer(tx, moves, new Date())) must(verdict)
    })
  }
}
