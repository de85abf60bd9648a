import { LiveRequest, type LiveMessage } from '@croupier/contract/live.ts'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import type { WebSocket } from 'ws'
import { refusalOf } from './failure.ts'
import type { LiveTopic, Watcher } from './live.ts'
import type { LiveAudiences, LiveSubscriber } from './live-audience.ts'
import type { Subjects } from './live-subjects.ts'
import { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

export interface PageOptions {
  readonly brandId: number
  readonly topics: ReadonlyMap<string, LiveTopic>
  readonly rooms: LiveAudiences
  /** The session of a token, if it lives and is this brand's. */
  readonly sessionOf: (token: string) => Promise<Session | undefined>
  /** Why the brand does not open to this page now. */
  readonly closed: () => Promise<RefusalCode | undefined>
  readonly subjects: Subjects
}

interface SeatedWatcher {
  readonly topic: LiveTopic
  readonly watcher: Watcher
  readonly seat: LiveSubscriber
}

interface Subscription {
  readonly name: string
  /** Undefined where there is none of this name. */
  readonly topic: LiveTopic | undefined
  readonly closed: RefusalCode | undefined
  /** The last that the page knows. */
  readonly since: number | undefined
  readonly takesChanges: boolean
}

const TOPICS_MAX = 50
/** With so much still to be sent a page is told nothing more: when it has read that, it is shown the newest state. */
const LAG = 64 * 1024
/** Whoever has not caught up for so long does not read. */
const LAG_MAX_MS = 15_000
/** What may wait to be sent at all. */
const BEHIND_MAX = 256 * 1024
/** Messages in ten seconds that a page has reason to send, and more. */
const ASKS_MAX = 100
const ASKS_WINDOW_MS = 10_000
/** Topics in ten seconds that do not exist: more than a page finds gone after it was asleep. */
const MISSES_MAX = 200
/** Whoever says nothing for so long after coming has come for nothing. */
const FIRST_WORD_MS = 30_000
/** How often a page may say who it is: once, and again whenever somebody else logs in there. */
const LOGINS_MAX = 20

export const CLOSE = { tooSlow: 1013, restart: 1012, policy: 1008 } as const

/** One open page. It is a guest until it says whose it is. */
export class Page {
  readonly #socket: WebSocket
  readonly #options: PageOptions
  readonly #seats = new Map<string, SeatedWatcher>()
  #session: Session | undefined
  #greeted = false
  #answered = true
  #asks = { count: 0, misses: 0, since: 0 }
  #last: Promise<void> = Promise.resolve()
  #logins = 0
  /** Since when it has not taken what it was sent, by `performance.now()`. */
  #lagsSince: number | undefined
  readonly #silence: NodeJS.Timeout

  constructor(socket: WebSocket, options: PageOptions) {
    this.#socket = socket
    this.#options = options
    socket.on('message', (bytes: Buffer, isBinary: boolean) => this.#take(bytes, isBinary))
    socket.on('pong', () => (this.#answered = true))
    this.#silence = setTimeout(() => this.close(CLOSE.policy, 'nothing was said'), FIRST_WORD_MS).unref()
    socket.on('close', () => {
      clearTimeout(this.#silence)
      this.#leaveAll()
    })
    socket.on('error', () => socket.terminate())
  }

  get brandId(): number {
    return this.#options.brandId
  }

  get session(): Session | undefined {
    return this.#session
  }

  /** The session is over: nothing of the account is shown any more. */
  endSession(): void {
    this.#session = undefined
    for (const name of this.#leaveAccount()) this.#refuse('not_logged_in', name)
    this.#refuse('not_logged_in')
  }

  /** See whether it is still there; one that did not answer the last time is dropped. */
  beat(): void {
    if (!this.#answered) return this.#socket.terminate()
    this.#answered = false
    this.#socket.ping()
  }

  /** The brand has changed: where it does not open to this page any more, only what is always shown goes on. */
  async judge(): Promise<void> {
    const closed = await this.#options.closed()
    if (closed === undefined) return
    for (const [name, { topic }] of this.#seats) {
      if (topic.always) continue
      this.#leave(name)
      this.#refuse(closed, name)
    }
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  #take(bytes: Buffer, isBinary: boolean): void {
    clearTimeout(this.#silence)
    if (!this.#mayAsk()) return this.close(CLOSE.policy, 'too many messages')
    const ask = isBinary ? undefined : read(String(bytes))
    // In the order they came: what follows an `auth` is asked by that account.
    this.#last = this.#last
      .then(() => (ask === undefined ? this.#refuse('invalid_request') : this.#hear(ask)))
      // What could not be found out now may be asked again.
      .catch((error: unknown) => this.#refuse(refusalOf(error)?.code ?? 'temporarily_unavailable'))
  }

  #mayAsk(): boolean {
    const now = performance.now()
    if (now - this.#asks.since > ASKS_WINDOW_MS) this.#asks = { count: 0, misses: 0, since: now }
    return ++this.#asks.count <= ASKS_MAX
  }

  async #hear(ask: LiveRequest): Promise<void> {
    // It may have left while an earlier message was being answered.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (ask.type === 'ping') return this.#say({ type: 'pong' })
    if (ask.type === 'auth') return this.#logIn(ask.token)
    this.#greet()
    if (ask.type === 'unsubscribe') return ask.topics.forEach((name) => this.#leave(name))
    const closed = await this.#options.closed()
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const known = await Promise.all(ask.topics.map((name) => this.#find(name)))
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#asks.misses += known.filter((topic) => topic === undefined).length
    if (this.#asks.misses > MISSES_MAX) return this.close(CLOSE.policy, 'too many topics that do not exist')
    for (const [at, name] of ask.topics.entries())
      this.#subscribe({ name, topic: known[at], closed, since: ask.since?.[name], takesChanges: ask.changes === true })
  }

  /** The topic of a name, if there is such a one. */
  async #find(name: string): Promise<LiveTopic | undefined> {
    const { topics, subjects, brandId } = this.#options
    const [head, subject] = nameParts(name)
    const topic = topics.get(head)
    return topic !== undefined && (await subjects.has(topic, brandId, subject)) ? topic : undefined
  }

  async #logIn(token: string): Promise<void> {
    if (++this.#logins > LOGINS_MAX) return this.close(CLOSE.policy, 'too many logins')
    this.#leaveAccount()
    const session = await this.#options.sessionOf(token).catch(refusedWith)
    this.#session = typeof session === 'string' ? undefined : session
    if (this.#session === undefined) this.#refuse(typeof session === 'string' ? session : 'not_logged_in')
    this.#greeted = false
    this.#greet()
  }

  #greet(): void {
    if (this.#greeted) return
    this.#greeted = true
    this.#say({ type: 'ready', loggedIn: this.#session !== undefined })
  }

  #subscribe({ name, topic, closed, since = -1, takesChanges }: Subscription): void {
    const { rooms, brandId } = this.#options
    const [, subject] = nameParts(name)
    if (topic === undefined) return this.#refuse('not_found', name)
    if (closed !== undefined && !topic.always) return this.#refuse(closed, name)
    if (topic.actor === 'account' && this.#session === undefined) return this.#refuse('not_logged_in', name)
    this.#leave(name)
    if (this.#seats.size >= TOPICS_MAX) return this.#refuse('too_many_requests', name)

    // A public topic is the same for everyone, so it is read once for everyone.
    const watcher = { brandId, subject, session: topic.actor === 'account' ? this.#session : undefined }
    const seat = this.#seatAt(name, { seq: since, takesChanges })
    this.#seats.set(name, { topic, watcher, seat })
    rooms.sit(topic, watcher, seat)
  }

  #seatAt(name: string, knows: Pick<LiveSubscriber, 'seq' | 'takesChanges'>): LiveSubscriber {
    return {
      ...knows,
      isReady: () => this.#isReady(),
      show: (message) => this.#send(message),
      refuse: () => {
        this.#leave(name)
        this.#refuse('not_found', name)
      },
    }
  }

  #leave(name: string): void {
    const seated = this.#seats.get(name)
    if (seated === undefined) return
    this.#seats.delete(name)
    this.#options.rooms.leave(seated.topic, seated.watcher, seated.seat)
  }

  #leaveAll(): void {
    for (const name of this.#seats.keys()) this.#leave(name)
  }

  /** The names of the account's topics that were left. */
  #leaveAccount(): readonly string[] {
    const names = [...this.#seats].filter(([, { topic }]) => topic.actor === 'account').map(([name]) => name)
    for (const name of names) this.#leave(name)
    return names
  }

  #refuse(errorCode: RefusalCode, topic?: string): void {
    this.#say({ type: 'refused', errorCode, ...(topic === undefined ? {} : { topic }) })
  }

  #say(message: LiveMessage): void {
    this.#send(JSON.stringify(message))
  }

  #isReady(): boolean {
    if (this.#socket.bufferedAmount <= LAG) return true
    this.#lagsSince ??= performance.now()
    if (performance.now() - this.#lagsSince > LAG_MAX_MS) this.#drop()
    return false
  }

  #send(message: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > BEHIND_MAX) return this.#drop()
    this.#socket.send(message, { binary: false }, this.#sent)
  }

  readonly #sent = (): void => {
    if (this.#lagsSince === undefined || this.#socket.bufferedAmount > LAG) return
    this.#lagsSince = undefined
    for (const { topic, watcher, seat } of this.#seats.values()) this.#options.rooms.catchUp(topic, watcher, seat)
  }

  /** Whoever does not read would fill our memory, and would not read a farewell either. */
  #drop(): void {
    this.#leaveAll()
    this.close(CLOSE.tooSlow, 'reads too slowly')
    setTimeout(() => this.#socket.terminate(), 1000).unref()
  }
}

/** Too many tries are told apart from a token that is nobody's. */
const refusedWith = (error: unknown): RefusalCode =>
  error instanceof Refusal && error.code === 'too_many_requests' ? error.code : 'not_logged_in'

function read(text: string): LiveRequest | undefined {
  try {
    const ask = LiveRequest.safeParse(JSON.parse(text))
    return ask.success ? ask.data : undefined
  } catch {
    return undefined
  }
}

function nameParts(name: string): readonly [string, string | undefined] {
  const colon = name.indexOf(':')
  return colon < 0 ? [name, undefined] : [name.slice(0, colon), name.slice(colon + 1)]
}
