// Keeps a process of ours alive: what was up and ends by itself is started again, later and later while it does not stay up.
import { randomInt } from 'node:crypto'

const FIRST_MS = 100
/** Short enough that the site is back within seconds also after many ends in a row. */
const LONGEST_MS = 2000
/** What was up for so long is healthy: its next end is a first one. */
const HEALTHY_MS = 60_000
/** The exit code of a process that a person has to do something for before it can start. */
const NOT_AGAIN = 78

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @typedef {object} Supervision
 * @property {string} name as the person at the terminal reads it
 * @property {() => ChildProcess | undefined} start with a channel, on which the process says something once it is up; nothing
 *   where there is none to start
 * @property {(said: unknown) => void} [up] each time it is up
 * @property {(code: number | null, signal: NodeJS.Signals | null) => void} ended for good, and not started again
 */

/**
 * Starts a process and keeps it alive. It ends for good in good order (exit code 0), when it is stopped, when it was never
 * up, and with the exit code that says that a person must mend something.
 * @param {Supervision} supervision
 */
export function supervise({ name, start, up, ended }) {
  const nextMs = backOff()
  let wasUp = false
  let stopping = false
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let child = run()

  function run() {
    const next = start()
    if (next === undefined) return undefined
    let startedAt = Infinity
    next.once('message', (said) => {
      startedAt = performance.now()
      wasUp = true
      up?.(said)
    })
    next.once('error', (error) => {
      console.error(`${name} does not start: ${error.message}`)
      // Without a process there is no exit to hear of.
      if (next.pid === undefined) ended(1, null)
    })
    next.once('exit', (code, signal) => {
      if (stopping || code === 0 || code === NOT_AGAIN || !wasUp) return ended(code, signal)
      const ms = nextMs(performance.now() - startedAt)
      console.error(`${name} ended unexpectedly (${signal ?? `exit code ${code}`}); starting it again${after(ms)}`)
      timer = setTimeout(() => (child = run()), ms)
    })
    return next
  }

  return {
    /** @param {NodeJS.Signals} [signal] nothing is sent where it is left out: it has come by another way */
    stop(signal) {
      stopping = true
      clearTimeout(timer)
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) ended(0, null)
      else if (signal) child.kill(signal)
    },
  }
}

/** How long to wait after each end: not at all, then twice as long each time, with jitter. */
function backOff() {
  let ends = 0
  /** @param {number} upMs */
  return (upMs) => {
    if (upMs >= HEALTHY_MS) ends = 0
    const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** ends++)
    return most === FIRST_MS ? 0 : randomInt(most / 2, most + 1)
  }
}

/** @param {number} ms */
const after = (ms) => (ms === 0 ? '' : ` in ${(ms / 1000).toFixed(1)} s`)
