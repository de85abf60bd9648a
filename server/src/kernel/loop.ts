import { backOffMs } from './back-off.ts'
import type { Deps } from './deps.ts'
import { warnRepeated } from './repeated.ts'

/** What a process does: answers calls, works in the background, deals at live tables, or all of it. */
export type Role = 'api' | 'worker' | 'dealer'

/** Of these things, those that this node has in hand and no other. */
export type Owned = (numbers: readonly number[]) => Promise<readonly number[]>

/** Something that goes on all the time on every node; whose turn it is settles the database, so a node that dies is not missed. */
export interface Loop {
  readonly name: string
  /** On which nodes it goes on; on those that work in the background where it is left out. */
  readonly role?: Role
  /** One turn; answers after how many milliseconds the next one is due. */
  readonly turn: (deps: Deps, own: Owned) => Promise<number>
}

export interface Turning {
  /** Let the turn under way come to its end, and take no other. */
  stop(): Promise<void>
}

/** What goes on all the time is soon there again when whatever failed works again. */
const AFTER_FAILURE_MOST_MS = 10_000

const dues = new WeakMap<Deps, Map<string, Date>>()

/** When a loop that goes on in this process takes its next turn. */
export const nextTurn = (deps: Deps, name: string): Date | undefined => dues.get(deps)?.get(name)

/** Take turn after turn until it is stopped. A turn that fails is taken again. */
export function startLoop(deps: Deps, { name, turn }: Loop, own: Owned): Turning {
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
      const ms = await turn(deps, own).catch((error: unknown) => {
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
