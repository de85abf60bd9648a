import { closeSync, fdatasyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { percentile } from './result.ts'

export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryGb: number
  readonly system: string
  readonly node: string
  /** Milliseconds that a write of one database page takes to reach the disk. */
  readonly fsyncMs: { readonly p50: number; readonly p99: number }
  /** Processes that wanted to run in the last minute, before the measuring began. */
  readonly load: number
}

/** Where benches keep what they throw away: databases, logs, copies of the repository. */
export const workFolder = (name: string): string => {
  const folder = join(process.env.BENCH_DIR ?? join(tmpdir(), 'bench'), name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/** What the figures were measured on. */
export async function describeMachine(): Promise<Machine> {
  const processors = cpus()
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    fsyncMs: fsyncLatency(),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  }
}

const PAGE_BYTES = 8192
const SYNCS = 500

function fsyncLatency() {
  const folder = workFolder('fsync')
  const file = openSync(join(folder, 'probe'), 'w')
  const page = Buffer.alloc(PAGE_BYTES, 1)
  const took = Array.from({ length: SYNCS }, (_, index) => {
    const begun = performance.now()
    writeSync(file, page, 0, PAGE_BYTES, index * PAGE_BYTES)
    fdatasyncSync(file)
    return performance.now() - begun
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  const rounded = (share: number) => Number(percentile(took, share).toFixed(3))
  return { p50: rounded(0.5), p99: rounded(0.99) }
}
