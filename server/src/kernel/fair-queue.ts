import { Refusal } from './refusal.ts'

interface QueueLimits {
  readonly atOnce: number
  /** Who comes when so many already wait is asked to come again. */
  readonly waitingMax: number
  /** Of one of them. */
  readonly waitingMaxEach: number
}

/** Work of one kind that waits for its turn: so much at once, so much waiting, and whoever brings much waits behind who brings little. */
export interface FairQueue {
  /** Do the work when it is its turn; refused where the queue is full. */
  run<T>(who: string, work: () => Promise<T>): Promise<T>
}

const RETRY_S = 10

export function openFairQueue({ atOnce, waitingMax, waitingMaxEach }: QueueLimits): FairQueue {
  /** Who waits, in the order of their turns; each with what they have brought. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0
  let count = 0

  function wait(who: string): Promise<void> {
    const own = waiting.get(who) ?? []
    if (count >= waitingMax || own.length >= waitingMaxEach)
      throw new Refusal('temporarily_unavailable', { retryAfterS: RETRY_S })
    count++
    waiting.set(who, own)
    return new Promise((resolve) => void own.push(resolve))
  }

  /** The place goes to the next in turn, who stands at the end again with what is left. */
  function handOn(): void {
    const [next] = waiting
    const begin = next?.[1].shift()
    if (next === undefined || begin === undefined) return void running--
    const [who, rest] = next
    waiting.delete(who)
    if (rest.length > 0) waiting.set(who, rest)
    count--
    begin()
  }

  return {
    async run(who, work) {
      if (running < atOnce) running++
      else await wait(who)
      try {
        return await work()
      } finally {
        handOn()
      }
    },
  }
}
