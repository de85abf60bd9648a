import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface LoadOptions {
  /** Rounds, unless it is an answer with nothing in it: the process's health, which costs no more than HTTP itself. */
  readonly asks?: 'rounds' | 'health'
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Share of rounds that are Lucky Twenty; the others are dice. */
  readonly slotShare: number
  /** A token a line. */
  readonly tokensFile: string
  /** Where the ids of acknowledged rounds are written, one a line. */
  readonly idsFile: string
  /** After how many acknowledged rounds it counts as begun; the first unless named. */
  readonly begunAfter?: number
}

export interface LoadResult {
  readonly acknowledged: number
  readonly perSecond: number
  /** Milliseconds from sending a request to its whole answer. */
  readonly p50: number
  readonly p99: number
  readonly max: number
  readonly statuses: Readonly<Record<string, number>>
  /** Of one core, that the load generator itself took. */
  readonly cpuShare: number
}

/** Let the load generator play in its own process; resolves when it has stopped. Calls `begun` when so many rounds are acknowledged. */
export async function play(options: LoadOptions, begun = () => {}): Promise<LoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.once('message', begun)
  const [said, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')])
  if (code !== 0) throw new Error(`the load generator ended with ${code}`)
  return JSON.parse(said) as LoadResult
}
