import type { Deps } from './deps.ts'
import type { LiveTopic, Snapshot, Watcher } from './live.ts'
import type { Heard } from './news.ts'

/** Someone who watches a topic; `seq` is the last that they know. */
export interface Seat {
  seq: number
  show(snapshot: Snapshot): void
  /** There is no such subject, or not for this watcher. */
  refuse(): void
}

/** All who see the same state of a topic: one read serves them. */
interface Room {
  readonly topic: LiveTopic
  readonly watcher: Watcher
  readonly seats: Set<Seat>
  /** Something was heard since it was last read. */
  dirty: boolean
  reading: Promise<void> | undefined
}

const TICK_MS = 100
const RETRY_MS = 2000
const READS_AT_ONCE = 8

export interface Rooms {
  sit(topic: LiveTopic, watcher: Watcher, seat: Seat): void
  leave(topic: LiveTopic, watcher: Watcher, seat: Seat): void
  hear(news: readonly Heard[]): void
  /** News may have been missed: read everything anew. */
  refresh(): void
  stop(): Promise<void>
}

const keyOf = (topic: LiveTopic, { brandId, session, subject }: Watcher) => [topic.name, subject ?? '', brandId, session?.memberId ?? ''].join(' ')

/** Keep rooms up to date: news marks them, and on each tick every marked room is read once. */
export function openRooms(deps: Deps): Rooms {
  const rooms = new Map<string, Room>()
  const byTopic = new Map<string, Set<Room>>()
  let timer: NodeJS.Timeout | undefined
  let ticking: Promise<void> | undefined
  let stopped = false

  function mark(room: Room): void {
    room.dirty = true
    if (timer === undefined && !stopped) timer = setTimeout(() => (ticking = tick()), TICK_MS)
  }

  async function tick(): Promise<void> {
    const queue = [...rooms.values()].filter((room) => room.dirty)[Symbol.iterator]()
    await Promise.all(Array.from({ length: READS_AT_ONCE }, () => readAll(queue)))
    timer = undefined
    const late = [...rooms.values()].find((room) => room.dirty)
    if (late !== undefined) mark(late)
  }

  async function readAll(queue: Iterator<Room> & Iterable<Room>): Promise<void> {
    for (const room of queue) {
      await room.reading
      if (room.dirty) await read(room)
    }
  }

  function read(room: Room): Promise<void> {
    room.dirty = false
    room.reading = show(room).finally(() => (room.reading = undefined))
    return room.reading
  }

  async function show(room: Room): Promise<void> {
    try {
      const snapshot = await room.topic.read(deps, room.watcher)
      for (const seat of room.seats) {
        if (snapshot === undefined) seat.refuse()
        else if (snapshot.seq > seat.seq) {
          seat.seq = snapshot.seq
          seat.show(snapshot)
        }
      }
    } catch (error) {
      deps.log.warn({ err: error, topic: room.topic.name }, 'a live topic could not be read; it is tried again')
      setTimeout(mark, RETRY_MS, room).unref()
    }
  }

  return {
    sit(topic, watcher, seat) {
      const key = keyOf(topic, watcher)
      const room = rooms.get(key) ?? { topic, watcher, seats: new Set(), dirty: false, reading: undefined }
      rooms.set(key, room)
      byTopic.set(topic.name, (byTopic.get(topic.name) ?? new Set()).add(room))
      room.seats.add(seat)
      // Whoever comes while a read is on the way is shown the next one: this one may be too old.
      if (room.reading === undefined) void read(room)
      else mark(room)
    },

    leave(topic, watcher, seat) {
      const room = rooms.get(keyOf(topic, watcher))
      room?.seats.delete(seat)
      if (room === undefined || room.seats.size > 0) return
      rooms.delete(keyOf(topic, watcher))
      byTopic.get(topic.name)?.delete(room)
    },

    hear(news) {
      for (const one of news) {
        const keys = new Set(one.keys)
        for (const room of heardBy(byTopic, one.topic)) if (!room.dirty && room.topic.concerns(room.watcher, one.brandId, keys)) mark(room)
      }
    },

    refresh: () => rooms.values().forEach(mark),

    async stop() {
      stopped = true
      clearTimeout(timer)
      await ticking
    },
  }
}

const heardBy = (byTopic: ReadonlyMap<string, ReadonlySet<Room>>, news: string) =>
  [...byTopic.values()].flatMap((rooms) => {
    const [first] = rooms
    return first?.topic.hears.includes(news) ? [...rooms] : []
  })
