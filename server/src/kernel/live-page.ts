import { LiveAsk, type LiveSay } from '@croupier/contract/live.ts'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import type { WebSocket } from 'ws'
import type { LiveTopic, Watcher } from './live.ts'
import type { Rooms, Seat } from './live-room.ts'
import type { Session } from './session.ts'

/** One open page. It is a guest until it says whose it is. */
export interface Page {
  readonly session: Session | undefined
  /** The session is over: nothing of the account is shown any more. */
  endSession(): void
  /** See whether it is still there; one that did not answer the last time is dropped. */
  beat(): void
  close(code: number, reason: string): void
}

export interface PageOptions {
  readonly brandId: number
  readonly topics: ReadonlyMap<string, LiveTopic>
  readonly rooms: Rooms
  /** The session of a token, if it lives and is this brand's. */
  readonly sessionOf: (token: string) => Promise<Session | undefined>
}

interface Seated {
  readonly topic: LiveTopic
  readonly watcher: Watcher
  readonly seat: Seat
}

const TOPICS_MAX = 50
/** What may wait to be sent to a page that reads slowly. */
const BEHIND_MAX = 256 * 1024
/** Messages in ten seconds that a page has reason to send, and more. */
const ASKS_MAX = 100
const ASKS_WINDOW_MS = 10_000

export const CLOSE = { tooSlow: 1013, restart: 1012, policy: 1008 } as const

/** Serve one page until it leaves. */
export function openPage(socket: WebSocket, { brandId, topics, rooms, sessionOf }: PageOptions): Page {
  const seats = new Map<string, Seated>()
  let session: Session | undefined
  let greeted = false
  let answered = true
  let asks = { count: 0, since: 0 }
  let last: Promise<void> = Promise.resolve()

  socket.on('message', (bytes, isBinary) => {
    if (!mayAsk()) return socket.close(CLOSE.policy, 'too many messages')
    const ask = isBinary ? undefined : read(String(bytes))
    // In the order they came: what follows an `auth` is asked by that account.
    last = last.then(() => (ask === undefined ? say({ type: 'refused', errorCode: 'invalid_request' }) : hear(ask)))
  })
  socket.on('pong', () => (answered = true))
  socket.on('close', leaveAll)
  socket.on('error', () => socket.terminate())

  function mayAsk(): boolean {
    const now = performance.now()
    if (now - asks.since > ASKS_WINDOW_MS) asks = { count: 0, since: now }
    return ++asks.count <= ASKS_MAX
  }

  async function hear(ask: LiveAsk): Promise<void> {
    if (ask.type === 'ping') return say({ type: 'pong' })
    if (ask.type === 'auth') return logIn(ask.token)
    greet()
    if (ask.type === 'unsubscribe') return ask.topics.forEach(leave)
    for (const name of ask.topics) subscribe(name, ask.since?.[name])
  }

  async function logIn(token: string): Promise<void> {
    leaveAccount()
    session = await sessionOf(token).catch(() => undefined)
    if (session === undefined) refuse('not_logged_in')
    greeted = false
    greet()
  }

  function greet(): void {
    if (greeted) return
    greeted = true
    say({ type: 'ready', loggedIn: session !== undefined })
  }

  function subscribe(name: string, since = -1): void {
    const [head, subject] = nameParts(name)
    const topic = topics.get(head)
    if (topic === undefined) return refuse('not_found', name)
    if (topic.actor === 'account' && session === undefined) return refuse('not_logged_in', name)
    leave(name)
    if (seats.size >= TOPICS_MAX) return refuse('too_many_requests', name)

    // A public topic is the same for everyone, so it is read once for everyone.
    const watcher: Watcher = { brandId, subject, session: topic.actor === 'account' ? session : undefined }
    const seat: Seat = {
      seq: since,
      show: ({ seq, data }) => say({ topic: name, seq, data, snapshot: true }),
      refuse() {
        leave(name)
        refuse('not_found', name)
      },
    }
    seats.set(name, { topic, watcher, seat })
    rooms.sit(topic, watcher, seat)
  }

  function leave(name: string): void {
    const seated = seats.get(name)
    if (seated === undefined) return
    seats.delete(name)
    rooms.leave(seated.topic, seated.watcher, seated.seat)
  }

  function leaveAll(): void {
    for (const name of [...seats.keys()]) leave(name)
  }

  /** The names of the account's topics that were left. */
  function leaveAccount(): readonly string[] {
    const names = [...seats].filter(([, { topic }]) => topic.actor === 'account').map(([name]) => name)
    names.forEach(leave)
    return names
  }

  const refuse = (errorCode: RefusalCode, topic?: string) => say({ type: 'refused', errorCode, ...(topic === undefined ? {} : { topic }) })

  function say(message: LiveSay): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > BEHIND_MAX) return drop()
    socket.send(JSON.stringify(message))
  }

  /** Whoever does not read would fill our memory, and would not read a farewell either. */
  function drop(): void {
    leaveAll()
    socket.close(CLOSE.tooSlow, 'reads too slowly')
    setTimeout(() => socket.terminate(), 1000).unref()
  }

  return {
    get session() {
      return session
    },
    endSession() {
      session = undefined
      for (const name of leaveAccount()) refuse('not_logged_in', name)
      refuse('not_logged_in')
    },
    beat() {
      if (!answered) return socket.terminate()
      answered = false
      socket.ping()
    },
    close: (code, reason) => socket.close(code, reason),
  }
}

function read(text: string): LiveAsk | undefined {
  try {
    const ask = LiveAsk.safeParse(JSON.parse(text))
    return ask.success ? ask.data : undefined
  } catch {
    return undefined
  }
}

function nameParts(name: string): readonly [string, string | undefined] {
  const colon = name.indexOf(':')
  return colon < 0 ? [name, undefined] : [name.slice(0, colon), name.slice(colon + 1)]
}
