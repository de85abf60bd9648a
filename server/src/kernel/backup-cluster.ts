import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { BackupArchive } from './backup-archive.ts'

/** Where the copy of the database lies in an archive, and in a data folder. */
export const CLUSTER = 'postgres'

/** PostgreSQL makes their content anew at each start; the folders themselves must be there. */
const FOLDERS_EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pgsql_tmp.*|pg_internal\.init.*|.*\.tmp)$/
/** It says from where the database recovers, and is copied last. */
const CONTROL = 'global/pg_control'
const SLOT = 'croupier_backup'
const SEGMENTS_PER_LOG = 256

/**
 * Copy a running cluster into an archive: its files as they are, and the log between the beginning and the end of the copying, by
 * which PostgreSQL makes them what they were at the end. `atEnd` is asked just before the end: what it reads is in the copy.
 */
export async function copyCluster<T>(
  adminUrl: string,
  folder: string,
  { archive, atEnd }: { readonly archive: BackupArchive; readonly atEnd: () => Promise<T> },
): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'croupier backup' })
  // A query that is under way says so too.
  client.on('error', () => {})
  await client.connect()
  try {
    // Nothing of the log is removed from here on; the slot goes with the connection.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`${SLOT}_${process.pid}`])
    const first = await segmentOf(client, `pg_backup_start('croupier backup', fast => true)`)
    await copyFiles(await realpath(folder), archive)
    const found = await atEnd()
    const { last, label } = await endBackup(client)
    await copyLog(join(folder, 'pg_wal'), { archive, first, last })
    await archive.write(`${CLUSTER}/backup_label`, label)
    return found
  } finally {
    await client.end()
  }
}

async function segmentOf(client: pg.Client, position: string): Promise<string> {
  const { rows } = await client.query<{ segment: string }>(`select pg_walfile_name(${position}) as segment`)
  return rows[0]?.segment ?? ''
}

async function endBackup(client: pg.Client): Promise<{ readonly last: string; readonly label: string }> {
  const { rows } = await client.query<{ last: string; label: string; spaces: string }>(
    `select pg_walfile_name(lsn) as last, labelfile as label, spcmapfile as spaces from pg_backup_stop(wait_for_archive => false)`,
  )
  const [end] = rows
  if (end === undefined) throw new Error('the database did not say where the backup ends')
  if (end.spaces.trim() !== '') throw new Error('the database has tablespaces, which this backup does not know')
  return end
}

async function copyFiles(folder: string, archive: BackupArchive): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name).slice(folder.length + 1) }))
  for (const { entry, path } of paths) {
    const [top = ''] = path.split('/')
    const isContent = FOLDERS_EMPTIED.has(top) && path !== top
    if (entry.isDirectory()) {
      if (!isContent || path.startsWith('pg_wal/')) await archive.addFolder(`${CLUSTER}/${path}`)
    } else if (entry.isFile() && !isContent && !LEFT_OUT.test(entry.name) && path !== CONTROL)
      await archive.add(`${CLUSTER}/${path}`, join(folder, path))
  }
  await archive.add(`${CLUSTER}/${CONTROL}`, join(folder, CONTROL))
}

interface LogSpan {
  readonly archive: BackupArchive
  readonly first: string
  readonly last: string
}

async function copyLog(folder: string, { archive, first, last }: LogSpan): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  if (names.length !== numberOf(last) - numberOf(first) + 1)
    throw new Error(`the log of the database from ${first} to ${last} is not whole: ${names.length} segments`)
  for (const name of names) await archive.add(`${CLUSTER}/pg_wal/${name}`, join(folder, name))
}

const numberOf = (segment: string) =>
  Number.parseInt(segment.slice(8, 16), 16) * SEGMENTS_PER_LOG + Number.parseInt(segment.slice(16), 16)
