import type { LiveMessage } from '@croupier/contract/live.ts'
import { backOffMs } from './back-off.ts'
import type { Deps } from './deps.ts'
import { changesBetween } from './live-changes.ts'
import type { LiveTopic, Snapshot, Watcher } from './live.ts'
import type { Notification } from './notifications.ts'
import { warnRepeated } from './repeated-warning.ts'

/** Someone who watches a topic; `seq` is the last that they know. */
export interface LiveSubscriber {
  seq: number
  /** What they were shown last. */
  shown?: ShownState
  /** Whether they understand what has changed, besides whole states. */
  readonly takesChanges: boolean
  /** Whether they have taken what they were sent. Those that have not are shown the newest state once they have. */
  isReady(): boolean
  /** The message, written once for all who are shown the same. */
  show(message: Buffer): void
  /** There is no such subject, or not for this watcher. */
  refuse(): void
}

/** A state as it was shown: as JSON has it, and the message that says it whole. */
interface ShownState extends Snapshot {
  readonly message: Buffer
}

/** All who see the same state of a topic: one read serves them. */
interface LiveAudience {
  readonly topic: LiveTopic
  readonly watcher: Watcher
  readonly seats: Set<LiveSubscriber>
  /** The newest state that was read. */
  shown: ShownState | undefined
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
/** The background may wait for minutes; a read that takes longer than this has failed, so that nobody else's waits for it. */
const READ_MS = 15_000

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
      shown: undefined,
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

  /** Somebody has taken what was sent: they are shown what they have missed meanwhile, as it stands now. */
  catchUp(topic: LiveTopic, watcher: Watcher, seat: LiveSubscriber): void {
    const shown = this.#rooms.get(keyOf(topic, watcher))?.shown
    if (shown !== undefined && shown.seq > seat.seq) tell(seat, shown, shown.message)
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
      show(room, await inTime(room.topic.read(this.#deps, room.watcher)))
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

/** What was read, unless that takes too long. */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the read was not answered in time')), READ_MS)
  try {
    return await Promise.race([reading, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

const isRested = (room: LiveAudience): boolean => room.restsUntil <= performance.now()

/** Changes are sent where they are shorter than this share of the whole state. */
const SHORT = 0.6

function show(room: LiveAudience, snapshot: Snapshot | undefined): void {
  const { seats, shown: before } = room
  if (snapshot === undefined) {
    for (const seat of seats) seat.refuse()
    return
  }
  if (before === undefined || snapshot.seq > before.seq) room.shown = shownOf(room, snapshot)
  const now = room.shown
  if (now === undefined) return
  let changes: Buffer | undefined
  for (const seat of seats) {
    if (now.seq <= seat.seq || !seat.isReady()) continue
    const follows = seat.takesChanges && before !== undefined && seat.shown === before
    tell(seat, now, follows ? (changes ??= changesOf(room, before, now)) : now.message)
  }
}

function tell(seat: LiveSubscriber, state: ShownState, message: Buffer): void {
  seat.seq = state.seq
  seat.shown = state
  seat.show(message)
}

const nameOf = ({ topic: { name }, watcher: { subject } }: LiveAudience): string =>
  subject === undefined ? name : `${name}:${subject}`

function shownOf(room: LiveAudience, { seq, data }: Snapshot): ShownState {
  const said: LiveMessage = { topic: nameOf(room), seq, data, snapshot: true }
  const message = Buffer.from(JSON.stringify(said))
  // As a page has it, that is without what JSON leaves out.
  return { seq, data: room.topic.changes ? JSON.parse(JSON.stringify(data)) : data, message }
}

/** What has changed, or the whole state where that says it as shortly. */
function changesOf(room: LiveAudience, before: ShownState, now: ShownState): Buffer {
  if (!room.topic.changes) return now.message
  const changes = changesBetween(before.data, now.data)
  const said: LiveMessage = { topic: nameOf(room), seq: now.seq, after: before.seq, changes }
  const message = Buffer.from(JSON.stringify(said))
  return message.length < now.message.length * SHORT ? message : now.message
}
