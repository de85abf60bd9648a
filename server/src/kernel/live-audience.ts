import type { LiveSay } from '@croupier/contract/live.ts'
import { backOffMs } from './back-off.ts'
import type { Deps } from './deps.ts'
import type { LiveTopic, Snapshot, Watcher } from './live.ts'
import type { Notification } from './notifications.ts'
import { warnRepeated } from './repeated-warning.ts'

/** Someone who watches a topic; `seq` is the last that they know. */
export interface LiveSubscriber {
  seq: number
  /** The message, written once for all who are shown the same. */
  show(message: Buffer): void
  /** There is no such subject, or not for this watcher. */
  refuse(): void
}

/** All who see the same state of a topic: one read serves them. */
interface LiveAudience {
  readonly topic: LiveTopic
  readonly watcher: Watcher
  readonly seats: Set<LiveSubscriber>
  /** Something was heard since it was last read. */
  dirty: boolean
  reading: Promise<void> | undefined
  /** Reads that failed in a row. */
  failures: number
  /** Not read again before this moment, by `performance.now()`. */
  restsUntil: number
}

const TICK_MS = 100
const RETRY_FIRST_MS = 2000
const READS_AT_ONCE = 8

const keyOf = (topic: LiveTopic, { brandId, session, subject }: Watcher) =>
  [topic.name, subject ?? '', brandId, session?.memberId ?? ''].join(' ')

/** Keeps rooms up to date: news marks them, and on each tick every marked room is read once. */
export class LiveAudiences {
  readonly #deps: Deps
  readonly #rooms = new Map<string, LiveAudience>()
  readonly #byTopic = new Map<string, Set<LiveAudience>>()
  #timer: NodeJS.Timeout | undefined
  #ticking: Promise<void> | undefined
  #stopped = false

  constructor(deps: Deps) {
    this.#deps = deps
  }

  sit(topic: LiveTopic, watcher: Watcher, seat: LiveSubscriber): void {
    const key = keyOf(topic, watcher)
    const room = this.#rooms.get(key) ?? {
      topic,
      watcher,
      seats: new Set(),
      dirty: false,
      reading: undefined,
      failures: 0,
      restsUntil: 0,
    }
    this.#rooms.set(key, room)
    this.#byTopic.set(topic.name, (this.#byTopic.get(topic.name) ?? new Set()).add(room))
    room.seats.add(seat)
    // Whoever comes while a read is on the way is shown the next one: this one may be too old.
    if (room.reading === undefined) void this.#read(room)
    else this.#mark(room)
  }

  leave(topic: LiveTopic, watcher: Watcher, seat: LiveSubscriber): void {
    const key = keyOf(topic, watcher)
    const room = this.#rooms.get(key)
    room?.seats.delete(seat)
    if (room === undefined || room.seats.size > 0) return
    this.#rooms.delete(key)
    this.#byTopic.get(topic.name)?.delete(room)
  }

  hear(news: readonly Notification[]): void {
    for (const { topic, brandId, keys } of news) {
      const about = new Set(keys)
      for (const room of this.#heardBy(topic))
        if (!room.dirty && room.topic.concerns(room.watcher, brandId, about)) this.#mark(room)
    }
  }

  /** News may have been missed: read everything anew. */
  refresh(): void {
    for (const room of this.#rooms.values()) this.#mark(room)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#ticking
  }

  *#heardBy(news: string): Iterable<LiveAudience> {
    for (const rooms of this.#byTopic.values()) {
      const [first] = rooms
      if (first?.topic.hears.includes(news)) yield* rooms
    }
  }

  #mark(room: LiveAudience): void {
    room.dirty = true
    if (this.#timer === undefined && !this.#stopped)
      this.#timer = setTimeout(() => void (this.#ticking = this.#tick()), TICK_MS)
  }

  async #tick(): Promise<void> {
    const marked = this.#marked()[Symbol.iterator]()
    await Promise.all(Array.from({ length: READS_AT_ONCE }, () => this.#readAll(marked)))
    this.#timer = undefined
    const late = [...this.#rooms.values()].find((room) => room.dirty)
    if (late !== undefined) this.#mark(late)
  }

  readonly #marked = () => [...this.#rooms.values()].filter((room) => room.dirty && isRested(room))

  async #readAll(rooms: Iterable<LiveAudience>): Promise<void> {
    for (const room of rooms) {
      await room.reading
      if (room.dirty) await this.#read(room)
    }
  }

  #read(room: LiveAudience): Promise<void> {
    room.dirty = false
    room.restsUntil = performance.now() + (room.topic.restMs ?? 0)
    room.reading = this.#show(room).finally(() => (room.reading = undefined))
    return room.reading
  }

  async #show(room: LiveAudience): Promise<void> {
    try {
      show(room, await room.topic.read(this.#deps, room.watcher))
      room.failures = 0
    } catch (error) {
      const about = { err: error, topic: room.topic.name }
      warnRepeated(this.#deps, about, 'a live topic could not be read; it is tried again')
      room.failures += 1
      const ms = backOffMs(this.#deps.random, room.failures, { firstMs: RETRY_FIRST_MS })
      setTimeout(() => this.#mark(room), ms).unref()
    }
  }
}

const isRested = (room: LiveAudience): boolean => room.restsUntil <= performance.now()

function show({ topic, watcher, seats }: LiveAudience, snapshot: Snapshot | undefined): void {
  let message: Buffer | undefined
  for (const seat of seats) {
    if (snapshot === undefined) seat.refuse()
    else if (snapshot.seq > seat.seq) {
      seat.seq = snapshot.seq
      seat.show((message ??= messageOf(topic, watcher, snapshot)))
    }
  }
}

function messageOf({ name }: LiveTopic, { subject }: Watcher, { seq, data }: Snapshot): Buffer {
  const topic = subject === undefined ? name : `${name}:${subject}`
  const said: LiveSay = { topic, seq, data, snapshot: true }
  return Buffer.from(JSON.stringify(said))
}
