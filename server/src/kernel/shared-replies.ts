import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Notification } from './notifications.ts'

/** An answer as it goes out, and its tag. */
export interface SharedReply {
  readonly text: string
  readonly etag: string
}

interface KeptReply extends SharedReply {
  readonly brandId: number
  /** When it was asked for, by `performance.now()`. */
  readonly at: number
}

/** An answer is as good as new for so long, and shown once more while the next one is made. */
const FRESH_MS = 500
const STALE_MS = 1000
/** Without news for longer than this nothing is kept: a brand that closes is closed at once. */
const TRUSTED_MS = 750
const KEPT_MAX_LENGTH = 32 * 1024 * 1024

/** Answers that all guests of a kind share: made once for all who ask together, and twice a second at most while news arrives. */
export class SharedReplies {
  readonly #kept = new LRUCache<string, KeptReply>({
    maxSize: KEPT_MAX_LENGTH,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  readonly #making = new Map<string, Promise<KeptReply>>()
  #trustedUntil = -Infinity

  hear(news: readonly Notification[]): void {
    const changed = new Set(news.flatMap(({ topic, brandId }) => (topic === 'brand_changed' ? [brandId] : [])))
    if (changed.size === 0) return
    for (const [key, { brandId }] of this.#kept) if (changed.has(brandId)) this.#kept.delete(key)
    // What is being made now may be about what was.
    this.#making.clear()
  }

  /** All news from before this moment, by `performance.now()`, has been heard. */
  upToDate(asOf: number): void {
    if (asOf > this.#trustedUntil) this.#kept.clear()
    this.#trustedUntil = asOf + TRUSTED_MS
  }

  /** The answer of a key: the one at hand, or the one that is made now for all who ask. */
  async find(key: string, brandId: number, make: () => Promise<string>): Promise<SharedReply> {
    const now = performance.now()
    const kept = now > this.#trustedUntil ? undefined : this.#kept.get(key)
    if (kept !== undefined && now - kept.at < FRESH_MS) return kept
    const making = this.#making.get(key) ?? this.#make(key, brandId, make)
    if (kept === undefined || now - kept.at >= STALE_MS) return making
    // Whoever asks next hears of what went wrong.
    making.catch(() => {})
    return kept
  }

  #make(key: string, brandId: number, make: () => Promise<string>): Promise<KeptReply> {
    const at = performance.now()
    const making = make()
      .then((text): KeptReply => {
        const kept = { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"`, brandId, at }
        if (this.#making.get(key) === making) this.#kept.set(key, kept)
        return kept
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key)
      })
    this.#making.set(key, making)
    return making
  }
}
