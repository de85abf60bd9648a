import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Call, limitOf } from '@croupier/contract/call.ts'
import { countShed } from './metrics.ts'
import { Refusal } from './refusal.ts'

/** Which queue a call waits in; what moves money waits in none. */
export type Queue = 'account' | 'guest' | 'costly'

interface AdmissionTerms {
  /** Answered at once, and so many where the event loop is late. */
  readonly atOnce: number
  readonly atOnceLate: number
  readonly waitingMax: number
  /** Who has waited longer is asked to come again: a late answer helps nobody, and the next one would be later still. */
  readonly waitMs: number
}

/** Accounts go before guests, and both before what costs much. */
const ROOMS: Readonly<Record<Queue, AdmissionTerms>> = {
  account: { atOnce: 64, atOnceLate: 32, waitingMax: 2000, waitMs: 8000 },
  guest: { atOnce: 16, atOnceLate: 3, waitingMax: 1000, waitMs: 4000 },
  costly: { atOnce: 4, atOnceLate: 1, waitingMax: 100, waitMs: 8000 },
}
const RETRY_S = 2

/** The event loop is looked at so often, and is late when half of its turns began later than this. */
const LOOK_MS = 500
const RESOLUTION_MS = 20
const LATE_MS = 80

export interface Admission {
  /** Wait until there is room; refuses who would wait too long. Whoever was let in leaves. */
  enter(queue: Queue): Promise<void>
  leave(queue: Queue): void
}

/** The queue of a call, by what it costs and who makes it. Logging in waits for the hashing of passwords, and nowhere else. */
export function queueOf(call: Pick<Call, 'limit' | 'method' | 'actor'>, isLoggedIn: boolean): Queue | undefined {
  const limit = limitOf(call)
  if (limit === 'money' || limit === 'service' || limit === 'login' || limit === 'registration') return undefined
  if (limit === 'costly') return limit
  return isLoggedIn ? 'account' : 'guest'
}

interface WaitingCall {
  readonly letIn: () => void
  readonly timer: NodeJS.Timeout
}

/** Lets in as many of each queue as can be answered in time, fewer of guests and of what is costly while the process is late. */
export function openAdmission(isLate: () => boolean): Admission {
  const queues = new Map<Queue, { running: number; readonly waiting: Set<WaitingCall> }>()

  function stateOf(queue: Queue) {
    const state = queues.get(queue) ?? { running: 0, waiting: new Set() }
    queues.set(queue, state)
    return state
  }

  const roomOf = (queue: Queue) => (isLate() ? ROOMS[queue].atOnceLate : ROOMS[queue].atOnce)

  function shed(queue: Queue): Refusal {
    countShed(queue)
    return new Refusal('temporarily_unavailable', { retryAfterS: RETRY_S })
  }

  return {
    async enter(queue) {
      const { waitingMax, waitMs } = ROOMS[queue]
      const state = stateOf(queue)
      if (state.running < roomOf(queue)) {
        state.running++
        return
      }
      if (state.waiting.size >= waitingMax) throw shed(queue)
      await new Promise<void>((resolve, reject) => {
        const one: WaitingCall = {
          letIn: resolve,
          timer: setTimeout(() => {
            state.waiting.delete(one)
            reject(shed(queue))
          }, waitMs),
        }
        state.waiting.add(one)
      })
    },

    leave(queue) {
      const state = stateOf(queue)
      state.running--
      for (const next of state.waiting) {
        if (state.running >= roomOf(queue)) return
        state.waiting.delete(next)
        clearTimeout(next.timer)
        state.running++
        next.letIn()
      }
    },
  }
}

/** Whether this process is late: half of the turns of its event loop began later than they should have. */
export function watchLateness(): { readonly isLate: () => boolean; readonly stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let late = false
  const timer = setInterval(() => {
    late = delays.percentile(50) / 1e6 > RESOLUTION_MS + LATE_MS
    delays.reset()
  }, LOOK_MS).unref()
  return {
    isLate: () => late,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}
