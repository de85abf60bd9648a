import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Deps } from '#kernel/deps.ts'
import { countLanes, countWaiting, timedHash } from '#kernel/metrics.ts'
import { Refusal } from '#kernel/refusal.ts'

// Argon2id is the library's default.
const costOf = ({ config }: Deps) => ({ memoryCost: config.passwordMemoryKib, timeCost: 2, parallelism: 1 })

/** Hashes at once: one core always stays with the requests. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
countLanes(AT_ONCE)
/** Who comes when so many already wait is asked to come again. */
const WAITING_MAX = 200

interface Queue {
  running: number
  readonly waiting: WaitingHash[]
}

interface WaitingHash {
  /** Called when it is the next in line, and when it is its turn. */
  readonly isNext: () => void
  readonly enter: () => void
}

const queues = new WeakMap<Deps, Queue>()

/**
 * Take part in the hashing when it is one's turn; who comes when too many wait is asked to come again. What `before` looks up
 * ends the turn if it throws; it is asked while the one ahead still works, so that hashing never waits for the database.
 */
export async function inTurn<T>(deps: Deps, work: () => Promise<T>, before = async () => {}): Promise<T> {
  const queue = queues.get(deps) ?? { running: 0, waiting: [] }
  queues.set(deps, queue)
  if (queue.waiting.length >= WAITING_MAX) throw new Refusal('too_many_requests', { retryAfterS: 5 })

  const [isNext, turn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ready = isNext.promise.then(before)
  // Heard again when it is its turn; until then nobody else would.
  ready.catch(() => {})
  if (queue.running < AT_ONCE) {
    queue.running++
    isNext.resolve()
  } else {
    queue.waiting.push({ isNext: isNext.resolve, enter: turn.resolve })
    countWaiting(1)
    queue.waiting[0]?.isNext()
    await turn.promise
  }
  try {
    await ready
    return await work()
  } finally {
    handOn(queue)
  }
}

/** The place goes to the next in line, or is given up when nobody waits. */
function handOn(queue: Queue): void {
  const next = queue.waiting.shift()
  if (next) {
    countWaiting(-1)
    next.enter()
  } else queue.running--
  queue.waiting[0]?.isNext()
}

/** The argon2id hash of a password. Never inside a transaction. */
export const hashPassword = (deps: Deps, password: string): Promise<string> =>
  inTurn(deps, () => timedHash(() => hash(password, costOf(deps))))

/** Whether this is the password behind the hash; a name without a hash takes as long and is never right. To be asked in turn. */
export async function isPassword(deps: Deps, password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash ?? (await nobodysHash(deps))
  const right = await timedHash(() => verify(known, password))
  return right && passwordHash !== undefined
}

/** The same in turn. Never inside a transaction. */
export const matchesPassword = (deps: Deps, password: string, passwordHash: string | undefined): Promise<boolean> =>
  inTurn(deps, () => isPassword(deps, password, passwordHash))

const nobodysHashes = new WeakMap<Deps, Promise<string>>()

/** The hash that unknown names are checked against. */
function nobodysHash(deps: Deps): Promise<string> {
  const made = nobodysHashes.get(deps) ?? hash('no member has this password', costOf(deps))
  nobodysHashes.set(deps, made)
  return made
}
