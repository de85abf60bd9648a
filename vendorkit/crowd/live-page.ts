import { LIVE_PATH, type LiveMessage } from '@croupier/contract/live.ts'
import { withChanges } from '@croupier/contract/live-changes.ts'

/** The newest that a topic has shown. */
export interface TopicState {
  readonly data: unknown
  readonly seq: number
}

/** A player's open page: the newest state of what it watches, for as long as it watches anything. */
export class LivePage {
  readonly #address: string
  readonly #states = new Map<string, TopicState>()
  readonly #watched = new Set<string>()
  #socket: WebSocket | undefined
  #token: string | undefined

  constructor(site: string, merchant: string) {
    this.#address = `${site.replace(/^http/, 'ws')}${LIVE_PATH}?merchant=${merchant}`
  }

  /** Whether it counts among the open pages of the site. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Whose page it is when it is next opened. */
  logIn(token: string | undefined): void {
    this.#token = token
  }

  /** The newest state of a topic; undefined until it has come. A page that was lost is opened again by whoever looks. */
  watch(topic: string): TopicState | undefined {
    if (!this.#watched.has(topic)) {
      this.#watched.add(topic)
      this.#subscribe([topic])
    }
    if (this.#socket === undefined) this.#connect()
    return this.#states.get(topic)
  }

  leave(topic: string): void {
    this.#watched.delete(topic)
    this.#states.delete(topic)
    this.#say({ type: 'unsubscribe', topics: [topic] })
    if (this.#watched.size === 0) this.close()
  }

  close(): void {
    const page = this.#socket
    this.#socket = undefined
    this.#watched.clear()
    this.#states.clear()
    page?.close()
  }

  #connect(): void {
    const page = new WebSocket(this.#address)
    this.#socket = page
    page.addEventListener('open', () => {
      if (this.#token !== undefined) this.#say({ type: 'auth', token: this.#token })
      this.#subscribe([...this.#watched])
    })
    page.addEventListener('message', ({ data }) => {
      if (this.#socket === page) this.#hear(String(data))
    })
    page.addEventListener('close', () => this.#gone(page))
    page.addEventListener('error', () => this.#gone(page))
  }

  #gone(page: WebSocket): void {
    if (this.#socket !== page) return
    this.#socket = undefined
    this.#states.clear()
  }

  #hear(text: string): void {
    // The channel says what the contract says it does.
    const said = JSON.parse(text) as LiveMessage
    if (!('topic' in said) || said.topic === undefined || !this.#watched.has(said.topic)) return
    const { topic } = said
    if ('errorCode' in said) this.#states.delete(topic)
    else if ('changes' in said) {
      const before = this.#states.get(topic)
      if (before?.seq === said.after)
        this.#states.set(topic, { seq: said.seq, data: withChanges(before.data, said.changes) })
      // Messages were missed: subscribing again brings the whole state.
      else this.#subscribe([topic])
    } else this.#states.set(topic, { seq: said.seq, data: said.data })
  }

  #subscribe(topics: readonly string[]): void {
    this.#say({ type: 'subscribe', topics, changes: true })
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}
