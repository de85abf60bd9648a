import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchDatabase } from './database.ts'

/** Of /proc: what Linux counts processor time in, whatever the machine. */
const TICKS_PER_SECOND = 100

interface ProcessTimes {
  readonly parent: number
  /** Of the process itself, user and system. */
  readonly own: number
  /** Of its children that have ended. */
  readonly ended: number
}

/** Seconds of processor that a process has taken since it began, user and system together. */
export const processorSeconds = (pid: number): number => (timesOf(pid)?.own ?? 0) / TICKS_PER_SECOND

/** Of a process and all its children, those that have ended included: a database and everybody it serves. */
function familySeconds(pid: number): number {
  const living = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (timesOf(Number(name)) ?? []) : []))
  const parent = timesOf(pid)
  const children = living.filter((one) => one.parent === pid).reduce((sum, { own }) => sum + own, 0)
  return ((parent?.own ?? 0) + (parent?.ended ?? 0) + children) / TICKS_PER_SECOND
}

/** The same of the embedded database of a bench, the processes of the background included. */
export function databaseSeconds({ deps }: Pick<BenchDatabase, 'deps'>): number {
  const file = join(deps.config.dataDir, 'postgres', 'postmaster.pid')
  return familySeconds(Number(readFileSync(file, 'utf8').split('\n', 1)[0]))
}

/** Undefined where there is no such process any more. */
function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain anything; the fields behind it are numbers but for the first.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (place: number) => fields[place] ?? 0
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    return undefined
  }
}
