import type { Deps } from './deps.ts'

interface Turn {
  running: number
  /** Ends when timers may run again. */
  held: Promise<void> | undefined
  idle: (() => void) | undefined
}

const turns = new WeakMap<Deps, Turn>()

function turnOf(deps: Deps): Turn {
  const known = turns.get(deps)
  if (known !== undefined) return known
  const turn: Turn = { running: 0, held: undefined, idle: undefined }
  turns.set(deps, turn)
  return turn
}

const withheld = new WeakMap<Deps, readonly string[]>()

/**
 * Until this is released these timers of the process do nothing: what they would decide by today's clock is still being written on days
 * of the past. What was due meanwhile they find afterwards.
 */
export function withholdTimers(deps: Deps, names: readonly string[]): () => void {
  withheld.set(deps, names)
  return () => void withheld.delete(deps)
}

/** Run a timer, after whoever holds them. */
export async function takeTurn(deps: Deps, name: string, run: () => Promise<void>): Promise<void> {
  if (withheld.get(deps)?.includes(name)) return
  const turn = turnOf(deps)
  while (turn.held !== undefined) await turn.held
  turn.running++
  try {
    await run()
  } finally {
    turn.running--
    if (turn.running === 0) turn.idle?.()
  }
}

/**
 * Do this while no timer of this process runs: what happens on a day of the past is open for a moment, and a timer that goes by the
 * clock of today would find it long overdue.
 */
export async function whileTimersWait<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  const turn = turnOf(deps)
  while (turn.held !== undefined) await turn.held
  const { promise, resolve } = Promise.withResolvers<void>()
  turn.held = promise
  try {
    if (turn.running > 0) await new Promise<void>((idle) => (turn.idle = idle))
    return await work()
  } finally {
    turn.idle = undefined
    turn.held = undefined
    resolve()
  }
}
