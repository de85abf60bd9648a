import type { LiveRequest, LiveMessage } from '@croupier/contract/live.ts'
import { withChanges } from '@croupier/contract/live-changes.ts'

/** What the line needs of a WebSocket. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a WebSocket reports to the connection. */
export interface SocketHandlers {
  readonly opened: () => void
  readonly heard: (text: string) => void
  readonly closed: () => void
}

interface LiveConnectionOptions {
  readonly connect: (ears: SocketHandlers) => Socket
  readonly token: () => string | undefined
  /** The server does not know the token (any more). */
  readonly refused: () => void
  readonly now: () => number
  /** A number from 0 to 1, so that not everyone comes back at once. */
  readonly spread: () => number
}

export interface LiveConnectionState {
  readonly connected: boolean
  /** Tries that have failed since the line was last up. */
  readonly failures: number
  /** When the next try is made, in milliseconds since 1970. */
  readonly retryAt: number
}

type Listener = (data: unknown) => void

interface LastState {
  readonly seq: number
  readonly data: unknown
}

const PING_MS = 25_000
const PATIENCE_MS = 10_000
const WAIT_MAX_MS = 30_000
const LINGER_MS = 5_000

/** How long to wait before the next try: doubling from one second to thirty, a quarter of it by chance. */
export const waitMs = (failures: number, spread: number): number =>
  Math.round(Math.min(WAIT_MAX_MS, 1000 * 2 ** Math.max(0, failures - 1)) * (0.75 + spread / 4))

/**
 * One connection for all topics that the page watches. It says who it is, subscribes, takes messages in order, asks for what a gap
 * swallowed, and comes back by itself after a loss with what it heard last.
 */
export class LiveConnection {
  readonly #world: LiveConnectionOptions
  readonly #listeners = new Map<string, Set<Listener>>()
  /** What was heard last of each topic. */
  readonly #heard = new Map<string, LastState>()
  readonly #watchers = new Set<() => void>()
  #socket: Socket | undefined
  #state: LiveConnectionState = { connected: false, failures: 0, retryAt: 0 }
  #retry: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setTimeout> | undefined
  #linger: ReturnType<typeof setTimeout> | undefined

  constructor(world: LiveConnectionOptions) {
    this.#world = world
  }

  state = (): LiveConnectionState => this.#state

  /** Hear of every change of the line's state. */
  watchState = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Hear a topic from its present state on; the answer stops it. */
  watch(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    clearTimeout(this.#linger)
    // Another listener of a topic wants its state too: a fresh subscription brings a snapshot.
    this.#heard.delete(topic)
    if (this.#state.connected) this.#subscribe([topic])
    else if (!this.#socket) this.#open()
    return () => this.#leave(topic, listener)
  }

  /** Try now instead of waiting. */
  retry = () => {
    if (this.#listeners.size > 0 && !this.#socket) this.#open()
  }

  /** Somebody else is logged in: what was heard was for another, so begin anew. */
  restart() {
    this.#heard.clear()
    if (!this.#socket) return
    this.#drop()
    if (this.#listeners.size > 0) this.#open()
  }

  #leave(topic: string, listener: Listener) {
    const listeners = this.#listeners.get(topic)
    listeners?.delete(listener)
    if (!listeners || listeners.size > 0) return
    this.#listeners.delete(topic)
    this.#heard.delete(topic)
    if (this.#state.connected) this.#say({ type: 'unsubscribe', topics: [topic] })
    if (this.#listeners.size === 0) this.#linger = setTimeout(() => this.#drop(), LINGER_MS)
  }

  #open() {
    clearTimeout(this.#retry)
    const mine = (then: () => void) => () => {
      if (this.#socket === socket) then()
    }
    const socket: Socket = this.#world.connect({
      opened: mine(() => this.#greet()),
      heard: (text) => mine(() => this.#hear(text))(),
      closed: mine(() => this.#lost()),
    })
    this.#socket = socket
  }

  #greet() {
    const token = this.#world.token()
    if (token !== undefined) this.#say({ type: 'auth', token })
    const topics = [...this.#listeners.keys()]
    if (topics.length > 0) this.#subscribe(topics)
    this.#change({ connected: true, failures: 0, retryAt: 0 })
    this.#listen()
  }

  #hear(text: string) {
    this.#listen()
    // The server speaks the contract's LiveSay.
    const say = JSON.parse(text) as LiveMessage
    if (!('seq' in say)) {
      if (say.type === 'refused' && say.topic === undefined && say.errorCode === 'not_logged_in') this.#world.refused()
      return
    }
    const listeners = this.#listeners.get(say.topic)
    const last = this.#heard.get(say.topic)
    if (!listeners || (last && say.seq <= last.seq && !('snapshot' in say))) return
    // What was in between is asked for, or what the changes began with.
    if ('changes' in say ? say.after !== last?.seq : last && say.seq > last.seq + 1 && !say.snapshot)
      return this.#subscribe([say.topic])
    const data = 'changes' in say ? withChanges(last?.data, say.changes) : say.data
    this.#heard.set(say.topic, { seq: say.seq, data })
    for (const listener of listeners) listener(data)
  }

  #subscribe(topics: string[]) {
    const since = topics.flatMap((topic) => {
      const last = this.#heard.get(topic)
      return last ? [[topic, last.seq] as const] : []
    })
    this.#say({ type: 'subscribe', topics, since: Object.fromEntries(since), changes: true })
  }

  /** After a silence a ping is sent; without an answer the connection counts as lost, whatever the browser reports. */
  #listen() {
    clearTimeout(this.#pulse)
    this.#pulse = setTimeout(() => {
      this.#say({ type: 'ping' })
      this.#pulse = setTimeout(() => {
        this.#drop()
        this.#wait()
      }, PATIENCE_MS)
    }, PING_MS)
  }

  #lost() {
    this.#drop()
    this.#wait()
  }

  #wait() {
    if (this.#listeners.size === 0) return
    const failures = this.#state.failures + 1
    const wait = waitMs(failures, this.#world.spread())
    this.#change({ connected: false, failures, retryAt: this.#world.now() + wait })
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.retry(), wait)
  }

  #drop() {
    const socket = this.#socket
    this.#socket = undefined
    clearTimeout(this.#pulse)
    clearTimeout(this.#retry)
    socket?.close()
    this.#change({ ...this.#state, connected: false })
  }

  #say(ask: LiveRequest) {
    this.#socket?.send(JSON.stringify(ask))
  }

  #change(state: LiveConnectionState) {
    this.#state = state
    for (const watcher of this.#watchers) watcher()
  }
}
