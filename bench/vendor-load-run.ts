import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface VendorLoad {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly vendor: string
  readonly key: string
  readonly game: string
  /** A player and what their bets are sent with, a line each. */
  readonly seatsFile: string
  /** Where it is written what became of each pair, a line each. */
  readonly pairsFile: string
  /** After how many settled bets it counts as begun; the first unless named. */
  readonly begunAfter?: number
}

export interface VendorLoadResult {
  readonly pairs: number
  readonly perSecond: number
  /** Milliseconds from sending a call to its whole answer. */
  readonly p50: number
  readonly p99: number
  readonly statuses: Readonly<Record<string, number>>
  /** Of one core, that the load generator itself took. */
  readonly cpuShare: number
}

export interface PlayedPair {
  readonly betId: string
  readonly settleId: string
  readonly roundId: string
  readonly player: string
  readonly token: string
  readonly state: 'asked' | 'taken' | 'settled'
}

/** Let a vendor play in a process of its own; resolves when it has stopped. Calls `begun` when so many bets are settled. */
export async function playAsVendor(load: VendorLoad, begun = () => {}): Promise<VendorLoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'vendor-load.ts'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.once('message', begun)
  const [said, [code]] = await Promise.all([text(child.stdout!), once(child, 'exit')])
  if (code !== 0) throw new Error(`the load generator ended with ${code}`)
  return JSON.parse(said) as VendorLoadResult
}

/** What became of the pairs of a load. */
export const pairsIn = (file: string): readonly PlayedPair[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PlayedPair)
