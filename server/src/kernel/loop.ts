import type { Deps } from './deps.ts'

/** Something that goes on all the time on every node; whose turn it is settles the database, so a node that dies is not missed. */
export interface Loop {
  readonly name: string
  /** One turn; answers after how many milliseconds the next one is due. */
  readonly turn: (deps: Deps) => Promise<number>
}

export interface Turning {
  /** Let the turn under way come to its end, and take no other. */
  stop(): Promise<void>
}

const AFTER_FAILURE_MS = 1000

/** Take turn after turn until it is stopped. A turn that fails is taken again. */
export function startLoop(deps: Deps, { name, turn }: Loop): Turning {
  let stopped = false
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
      const ms = await turn(deps).catch((error: unknown) => {
        deps.log.warn({ err: error, loop: name }, 'a turn failed; it is taken again')
        return AFTER_FAILURE_MS
      })
      if (!stopped) await rest(ms)
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
