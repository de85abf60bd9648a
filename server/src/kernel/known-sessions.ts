import { LRUCache } from 'lru-cache'
import type { Deps } from './deps.ts'
import { batchLoader } from './batch-loader.ts'
import type { Notification } from './notifications.ts'
import { findSessions, type FoundSession, touchSessions, whenSessionsEnd } from './session.ts'

/** Without news for longer than this nothing is remembered: an ended session is dead everywhere within a second. */
const TRUSTED_MS = 750
const KNOWN_MAX = 100_000
const TOUCH_AFTER_MS = 60_000
const NOTE_AFTER_MS = 1000

interface KnownSession {
  readonly session: FoundSession
  lastSeenAt: number
  /** What the database was last told. */
  notedAt: number
}

/**
 * The sessions that this node has lately seen. While news of ended sessions arrives, a known session needs no question to the
 * database; those that are not known and arrive together are looked up together. Use is noted once a minute.
 */
export class KnownSessions {
  readonly #deps: Deps
  readonly #lookUp: (hash: string) => Promise<FoundSession | undefined>
  readonly #byHash: LRUCache<string, KnownSession>
  readonly #hashes = new Map<string, string>()
  readonly #used = new Set<string>()
  #trustedUntil = -Infinity
  /** Grows whenever something is forgotten: an answer that was asked for before may be out of date. */
  #forgotten = 0

  constructor(deps: Deps) {
    this.#deps = deps
    this.#lookUp = batchLoader((hashes: readonly string[]) => this.#find(hashes))
    this.#byHash = new LRUCache({
      max: KNOWN_MAX,
      dispose: ({ session }, hash) => {
        if (this.#hashes.get(session.id) === hash) this.#hashes.delete(session.id)
      },
    })
    whenSessionsEnd(deps.db, (ids) => this.#forget(ids))
  }

  /** The living session of a token's hash. Asking is using it. */
  async find(hash: string): Promise<FoundSession | undefined> {
    const known = this.#remembered(hash)
    if (known === undefined) return this.#lookUp(hash)
    this.#use(known)
    return known.session
  }

  /** Whether a token's session is known without asking. */
  remembers(hash: string): boolean {
    return this.#remembered(hash) !== undefined
  }

  hear(news: readonly Notification[]): void {
    for (const { topic, keys } of news) if (topic === 'session_ended' || topic === 'session_changed') this.#forget(keys)
  }

  /** All ends from before this moment, by `performance.now()`, have been heard. */
  upToDate(asOf: number): void {
    // After a silence anything may have been missed.
    if (asOf > this.#trustedUntil) this.#forgetAll()
    this.#trustedUntil = asOf + TRUSTED_MS
  }

  #remembered(hash: string): KnownSession | undefined {
    if (performance.now() > this.#trustedUntil) return undefined
    const known = this.#byHash.get(hash)
    if (known === undefined) return undefined
    const now = this.#deps.now().getTime()
    const { endsAt, idleForS } = known.session
    // It may have been used elsewhere meanwhile: the database knows.
    return now < endsAt.getTime() && now < known.lastSeenAt + idleForS * 1000 ? known : undefined
  }

  async #find(hashes: readonly string[]): Promise<ReadonlyMap<string, FoundSession>> {
    const forgotten = this.#forgotten
    const now = this.#deps.now()
    const found = await findSessions(this.#deps.db, hashes, now)
    const stale = [...found.values()].filter(({ lastSeenAt }) => now.getTime() - lastSeenAt.getTime() >= TOUCH_AFTER_MS)
    if (stale.length > 0) await this.#note(stale.map(({ id }) => id))

    // Asked before somebody was forgotten, it may be about them.
    if (forgotten === this.#forgotten) for (const session of found.values()) this.#remember(session, now.getTime())
    return found
  }

  #remember(session: FoundSession, now: number): void {
    this.#byHash.set(session.tokenHash, { session, lastSeenAt: now, notedAt: now })
    this.#hashes.set(session.id, session.tokenHash)
  }

  #use(known: KnownSession): void {
    known.lastSeenAt = this.#deps.now().getTime()
    if (known.lastSeenAt - known.notedAt < TOUCH_AFTER_MS) return
    known.notedAt = known.lastSeenAt
    this.#used.add(known.session.id)
    if (this.#used.size === 1) setTimeout(() => void this.#noteUsed(), NOTE_AFTER_MS).unref()
  }

  async #noteUsed(): Promise<void> {
    const ids = [...this.#used]
    this.#used.clear()
    try {
      await this.#note(ids)
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'the use of sessions could not be noted')
    }
  }

  #note(ids: readonly string[]) {
    return touchSessions(this.#deps.db, ids, this.#deps.now())
  }

  #forget(ids: readonly string[]): void {
    this.#forgotten++
    for (const id of ids) {
      const hash = this.#hashes.get(id)
      if (hash !== undefined) this.#byHash.delete(hash)
    }
  }

  #forgetAll(): void {
    this.#forgotten++
    this.#byHash.clear()
    this.#hashes.clear()
  }
}
