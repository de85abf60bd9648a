import type { Deps } from './deps.ts'
import { warnRepeated } from './repeated-warning.ts'

const FIRST_MS = 1000
const MOST_MS = 60_000
const DOUBLINGS_MAX = 30
const DRAW_BYTES = 4
const DRAWS = 2 ** 32

/**
 * How long to wait after so many failures in a row: anywhere below a bound that doubles with each, so that those who failed
 * together do not come back together.
 */
export function backOffMs(
  random: Deps['random'],
  failures: number,
  { firstMs = FIRST_MS, mostMs = MOST_MS }: { readonly firstMs?: number; readonly mostMs?: number } = {},
): number {
  const bound = Math.min(mostMs, firstMs * 2 ** Math.min(Math.max(0, failures - 1), DOUBLINGS_MAX))
  return Math.ceil((bound * (random(DRAW_BYTES).readUInt32BE() + 1)) / DRAWS)
}

interface FailureRun {
  readonly failures: number
  readonly until: number
}

/** What is done, and what is said where it fails. */
interface FailureNote {
  readonly message: string
  readonly [what: string]: string
}

/** What fails again and again, by name, and until when each is left alone. */
export class Failures {
  readonly #failing = new Map<string, FailureRun>()

  /** Milliseconds that this is still left alone. */
  restOf(name: string, now: Date): number {
    return Math.max(0, (this.#failing.get(name)?.until ?? 0) - now.getTime())
  }

  failed(name: string, { now, random }: Pick<Deps, 'now' | 'random'>): number {
    const failures = (this.#failing.get(name)?.failures ?? 0) + 1
    const ms = backOffMs(random, failures)
    this.#failing.set(name, { failures, until: now().getTime() + ms })
    return ms
  }

  succeeded(name: string): void {
    this.#failing.delete(name)
  }

  /** Do one of several things that fail apart: one that fails is logged and left alone for a while. Answers when it is due again. */
  async attempt(deps: Deps, { message, ...about }: FailureNote, work: () => Promise<number>): Promise<number> {
    const name = Object.values(about).join(' ')
    const restMs = this.restOf(name, deps.now())
    if (restMs > 0) return restMs
    try {
      const ms = await work()
      this.succeeded(name)
      return ms
    } catch (error) {
      warnRepeated(deps, { err: error, ...about }, message)
      return this.failed(name, deps)
    }
  }
}

const known = new WeakMap<Deps, Map<string, Failures>>()

/** The failures of one kind of work in this process. */
export function failuresOf(deps: Deps, work: string): Failures {
  const byWork = known.get(deps) ?? new Map<string, Failures>()
  known.set(deps, byWork)
  const failures = byWork.get(work) ?? new Failures()
  byWork.set(work, failures)
  return failures
}
