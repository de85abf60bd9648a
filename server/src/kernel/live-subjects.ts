import type { Deps } from './deps.ts'
import type { LiveTopic } from './live.ts'

/** What is not known is asked for so often at most: whoever invents subjects costs the database no more than that. */
const REST_MS = 250

interface KnownSubjects {
  subjects: ReadonlySet<string>
  /** By `performance.now()`. */
  readAt: number
  /** The next reading, until it begins: who comes later may mean what it does not see. */
  waiting: Promise<void> | undefined
}

/** Which subjects topics have: what is named that does not exist is refused without a question of its own. */
export class Subjects {
  readonly #deps: Deps
  readonly #known = new Map<string, KnownSubjects>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Whether the topic may be watched by this name at the brand. */
  async has(topic: LiveTopic, brandId: number, subject: string | undefined): Promise<boolean> {
    if (topic.subjects === undefined || subject === undefined)
      return topic.subjects === undefined && subject === undefined
    const key = `${topic.name} ${brandId}`
    const known = this.#known.get(key) ?? { subjects: new Set(), readAt: -Infinity, waiting: undefined }
    this.#known.set(key, known)
    if (known.subjects.has(subject)) return true

    // It may be new: asked for together with all that others name meanwhile.
    known.waiting ??= this.#read(known, topic.subjects, brandId)
    await known.waiting
    return known.subjects.has(subject)
  }

  async #read(known: KnownSubjects, subjects: NonNullable<LiveTopic['subjects']>, brandId: number): Promise<void> {
    const waitMs = known.readAt + REST_MS - performance.now()
    await new Promise<void>((resolve) => setTimeout(resolve, Math.max(waitMs, 0)).unref())
    known.waiting = undefined
    known.readAt = performance.now()
    known.subjects = await subjects(this.#deps, brandId)
  }
}
