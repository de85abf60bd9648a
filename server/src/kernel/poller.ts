import { backOffMs } from './back-off.ts'
import type { Deps } from './deps.ts'
import { warnRepeated } from './repeated-warning.ts'

/** What a process does: answers calls, works in the background, deals at live tables, or all of it. */
export type Role = 'api' | 'worker' | 'dealer'

/** Of these things of a kind, those that this node has in hand and no other. */
export type AcquireLeases = (kind: string, numbers: readonly number[]) => Promise<readonly number[]>

/** Work that every node does continually; the database decides which node does it, so that any node may fail. */
export interface Poller {
  readonly name: string
  /** On which nodes it goes on; on those that work in the background where it is left out. */
  readonly role?: Role
  /** One tick; answers after how many milliseconds the next one is due. */
  readonly tick: (deps: Deps, own: AcquireLeases) => Promise<number>
}

export interface RunningPoller {
  /** Let the tick under way come to its end, and make no other. */
  stop(): Promise<void>
}

/** What goes on all the time is soon there again when whatever failed works again. */
const AFTER_FAILURE_MOST_MS = 10_000

const dues = new WeakMap<Deps, Map<string, Date>>()

/** When a poller of this process ticks next. */
export const nextTick = (deps: Deps, name: string): Date | undefined => dues.get(deps)?.get(name)

/** Tick after tick until it is stopped. One that fails is made again. */
export function startPoller(deps: Deps, { name, tick }: Poller, own: AcquireLeases): RunningPoller {
  if (!dues.has(deps)) dues.set(deps, new Map())
  let stopped = false
  let failures = 0
  let wake: () => void = () => undefined
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const running = (async () => {
    while (!stopped) {
      const ms = await tick(deps, own).catch((error: unknown) => {
        warnRepeated(deps, { err: error, loop: name }, 'a turn failed; it is taken again')
        failures += 1
        return undefined
      })
      if (ms !== undefined) failures = 0
      if (stopped) return
      const restMs = ms ?? backOffMs(deps.random, failures, { mostMs: AFTER_FAILURE_MOST_MS })
      dues.get(deps)?.set(name, new Date(deps.now().getTime() + restMs))
      await rest(restMs)
    }
  })()
  return {
    async stop() {
      stopped = true
      wake()
      await running
    },
  }
}
