import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../src/kernel/database.ts'
import { watchNesting } from '../src/kernel/lane.ts'
import type { Log } from '../src/kernel/log.ts'
import type { Shares } from '../src/kernel/pools.ts'
import { quickConfig } from './quick-config.ts'
import { layWire, type Wire } from './wire.ts'

watchNesting()

export interface TestDatabase {
  readonly url: string
  readonly db: Db
  readonly log: Log
  /** How it is reached where that can be cut, and where it lies behind that. */
  readonly wire: (Wire & { readonly farUrl: string }) | undefined
  /** Delete the database. */
  drop(): Promise<void>
}

/** How a test reaches its database. */
export interface Access {
  /** Its connections, where it is not to be patient. */
  readonly shares?: Shares
  /** By a wire that can be cut. */
  readonly wired?: boolean
}

/** A database of its own, cloned from a template: migrated with nothing in it or with the demo brands, or without a schema. */
export async function freshDatabase(
  source: 'template' | 'branded' | 'bare' = 'template',
  { shares = quickConfig.databaseShares, wired = false }: Access = {},
): Promise<TestDatabase> {
  const { adminUrl, goes, ...templates } = inject('postgres')
  const template = source === 'bare' ? 'template1' : templates[source]
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asked(adminUrl, `create database ${name} template ${template}`)

  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const wire = wired ? await layWire(url.href) : undefined
  const near = wire?.url ?? url.href
  const { db } = openDatabase(near, log, shares)
  return {
    url: near,
    db,
    wire: wire && { ...wire, farUrl: url.href },
    log,
    async drop() {
      await db.destroy()
      await wire?.cut()
      // A file system is slow to make files where it has just removed as many, so they go together at the end.
      if (!goes) await asked(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A copy of a database that nobody else uses now, to do harm to. */
export async function copyOf(source: TestDatabase): Promise<TestDatabase> {
  await source.db.destroy()
  const { adminUrl, goes } = inject('postgres')
  const name = `copy_${randomUUID().replaceAll('-', '')}`
  await asked(adminUrl, `create database ${name} template ${new URL(source.url).pathname.slice(1)}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const { db } = openDatabase(url.href, source.log, quickConfig.databaseShares)
  return {
    ...source,
    url: url.href,
    db,
    async drop() {
      await db.destroy()
      if (!goes) await asked(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function asked(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
