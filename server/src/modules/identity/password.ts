import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'

// 19 MiB, two passes, one lane: the argon2id setting that OWASP recommends first, some 40 ms. Argon2id is the library's default.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at once: one core always stays with the requests. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Who comes when so many already wait is asked to come again. */
const WAITING_MAX = 200

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

const queues = new WeakMap<Deps, Queue>()

/** Take part in the hashing when it is one's turn; who comes when too many wait is asked to come again. */
export async function inTurn<T>(deps: Deps, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(deps) ?? { running: 0, waiting: [] }
  queues.set(deps, queue)
  if (queue.waiting.length >= WAITING_MAX) throw new Refusal('too_many_requests', { retryAfterS: 5 })

  if (queue.running >= AT_ONCE) await new Promise<void>((resolve) => queue.waiting.push(resolve))
  else queue.running++
  try {
    return await work()
  } finally {
    // The place is handed on, or given up when nobody waits.
    const next = queue.waiting.shift()
    if (next) next()
    else queue.running--
  }
}

/** The argon2id hash of a password. Never inside a transaction. */
export const hashPassword = (deps: Deps, password: string): Promise<string> => inTurn(deps, () => hash(password, COST))

/** Whether this is the password behind the hash; a name without a hash takes as long and is never right. To be asked in turn. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), password)
  return right && passwordHash !== undefined
}

/** The hash that unknown names are checked against. */
const nobodysHash = hash('no member has this password', COST)
