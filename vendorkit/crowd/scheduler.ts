/** When something is due again. What people take their time for changes with their pace; what was asked for by the site does not. */
export interface DueTime {
  readonly ms: number
  readonly paced: boolean
}

export type Work = () => Promise<DueTime>

interface Timer {
  readonly handle: NodeJS.Timeout
  readonly atMs: number
  readonly paced: boolean
  readonly work: Work
}

const STEPS_AT_ONCE = 6
/** The pause after an unexpected error. */
const FAULT: DueTime = { ms: 30_000, paced: false }

/** Owns every timer of the crowd: one for each player, and so many steps at once at most. */
export class Scheduler {
  readonly #timers = new Map<number, Timer>()
  readonly #waiting: (() => void)[] = []
  readonly #running = new Set<Promise<void>>()
  readonly #report: (error: unknown) => void
  #closed = false

  constructor(report: (error: unknown) => void) {
    this.#report = report
  }

  /** How many timers and steps there are. */
  get size(): number {
    return this.#timers.size + this.#running.size
  }

  /** Let work be due after so long, in place of when it was due before. */
  plan(number: number, { ms, paced }: DueTime, work: Work): void {
    if (this.#closed) return
    clearTimeout(this.#timers.get(number)?.handle)
    const handle = setTimeout(() => {
      this.#timers.delete(number)
      this.#start(number, work)
    }, ms)
    this.#timers.set(number, { handle, atMs: performance.now() + ms, paced, work })
  }

  /** People go so many times as fast from now on: what they are in the middle of as well. */
  hasten(times: number): void {
    for (const [number, { atMs, paced, work }] of this.#timers)
      if (paced) this.plan(number, { ms: Math.max(0, atMs - performance.now()) / times, paced }, work)
  }

  /** Nothing is begun any more; answers when nothing is under way. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { handle } of this.#timers.values()) clearTimeout(handle)
    this.#timers.clear()
    for (const go of this.#waiting.splice(0)) go()
    await Promise.all(this.#running)
  }

  #start(number: number, work: Work): void {
    const step = this.#run(number, work).finally(() => this.#running.delete(step))
    this.#running.add(step)
  }

  async #run(number: number, work: Work): Promise<void> {
    if (this.#running.size >= STEPS_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    if (!this.#closed) {
      const due = await work().catch((error: unknown) => {
        this.#report(error)
        return FAULT
      })
      this.plan(number, due, work)
    }
    this.#waiting.shift()?.()
  }
}
