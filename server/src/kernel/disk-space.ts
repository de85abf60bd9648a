import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import type { Poller } from './poller.ts'
import { noteDiskSpace } from './metrics.ts'

const LOOK_MS = 5000
/** Bets that stopped go on when there is so much more room than where they stop, so that they do not stop again at once. */
const AGAIN_FACTOR = 1.5

/** `low` is an alert; `full` takes no new bets. */
export type DiskLevel = 'enough' | 'low' | 'full'

export interface DiskSpace {
  readonly level: DiskLevel
  /** Of the fuller disk; null before the first look. */
  readonly freeBytes: number | null
  readonly since: Date | null
}

export type DiskLimits = Config['disk']

// Of the process, as its disks are.
let space: DiskSpace = { level: 'enough', freeBytes: null, since: null }

/** What the last look found. */
export const diskSpace = (): DiskSpace => space

/** Whether new bets are refused because a disk is full. Known without asking anybody. */
export const areBetsPaused = (): boolean => space.level === 'full'

/** How so much room is to be taken, after it was taken so before. */
export function diskLevel(before: DiskLevel, freeBytes: number, { lowBytes, fullBytes }: DiskLimits): DiskLevel {
  if (freeBytes < fullBytes || (before === 'full' && freeBytes < fullBytes * AGAIN_FACTOR)) return 'full'
  return freeBytes < lowBytes ? 'low' : 'enough'
}

/** Free space of the data folder and of the embedded database, which may lie on a disk of its own. */
export async function freeBytes({ dataDir, databaseUrl }: Config): Promise<number> {
  const folders = [resolve(dataDir), ...(databaseUrl === undefined ? [join(resolve(dataDir), 'postgres')] : [])]
  const disks = await Promise.all(folders.map((folder) => statfs(folder)))
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize))
}

/** Look how much room there is, and say so when that changes what is done. */
export async function lookAtDisk(deps: Deps, measure: (config: Config) => Promise<number> = freeBytes): Promise<void> {
  const free = await measure(deps.config)
  const level = diskLevel(space.level, free, deps.config.disk)
  if (level !== space.level) {
    const megabytes = Math.floor(free / 2 ** 20)
    if (level === 'full') deps.log.error({ megabytes }, 'the disk is full: no new bets are taken')
    else if (level === 'low') deps.log.warn({ megabytes }, 'the disk has little room left')
    if (space.level === 'full') deps.log.warn({ megabytes }, 'the disk has room again: bets are taken')
  }
  space = { level, freeBytes: free, since: level === space.level ? space.since : deps.now() }
  noteDiskSpace(free, level === 'full')
}

/** Every process looks for itself. */
export const diskPoller: Poller = {
  name: 'disk space',
  async tick(deps) {
    await lookAtDisk(deps)
    return LOOK_MS
  },
}
