import type { Session } from '@croupier/kit/session.ts'

/** What tabs of one site say to each other. It goes from tab to tab and is stored nowhere. */
type Message =
  | { readonly kind: 'wanted'; readonly by: string }
  | { readonly kind: 'handed'; readonly to: string; readonly session: Session }
  | { readonly kind: 'began'; readonly account: string }
  | { readonly kind: 'ended'; readonly token: string }

/** What a tab learns from the others. */
export interface TabNews {
  /** Somebody logged in in another tab. */
  readonly onBegan: (account: string) => void
  /** The session of this token was ended in another tab. */
  readonly onEnded: (token: string) => void
}

interface Tools {
  /** Names the site: tabs of another brand on the same address are not spoken to. */
  readonly merchant: string
  readonly session: () => Session | undefined
  /** Undefined in browsers, and on addresses, that have no locks. */
  readonly locks: LockManager | undefined
  readonly waitMs?: number
}

const WAIT_MS = 1000
/** Where nobody knows whether another tab is open. */
const BLIND_WAIT_MS = 150

/** The tabs of this site that are open in this browser: they hand a session over to a new one, and tell each other of logins. */
export class OpenTabs {
  readonly #channel: BroadcastChannel
  readonly #tools: Tools
  readonly #lock: string
  readonly #news = new Set<TabNews>()
  #holding = false

  constructor(tools: Tools) {
    this.#tools = tools
    this.#lock = `session.${tools.merchant}`
    this.#channel = new BroadcastChannel(this.#lock)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data))
    this.hold()
  }

  /** The session of an open tab, another than this token's; undefined where there is none. */
  async takeOver(own?: string): Promise<Session | undefined> {
    if ((await this.#isAnyOpen()) === false) return undefined
    const by = crypto.randomUUID()
    const waitMs = this.#tools.locks ? (this.#tools.waitMs ?? WAIT_MS) : BLIND_WAIT_MS
    return new Promise((resolve) => {
      const end = (found?: Session) => {
        clearTimeout(timer)
        this.#channel.removeEventListener('message', hear)
        resolve(found)
      }
      const hear = ({ data }: MessageEvent<Message>) => {
        if (data.kind === 'handed' && data.to === by && data.session.token !== own) end(data.session)
      }
      const timer = setTimeout(() => end(), waitMs)
      this.#channel.addEventListener('message', hear)
      this.#say({ kind: 'wanted', by })
    })
  }

  /** Let new tabs know, for as long as this one lives, that a session can be had here. */
  hold(): void {
    const { locks, session } = this.#tools
    if (!locks || this.#holding || !session()) return
    this.#holding = true
    void locks.request(this.#lock, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined)
  }

  sayBegan(account: string): void {
    this.hold()
    this.#say({ kind: 'began', account })
  }

  sayEnded(token: string): void {
    this.#say({ kind: 'ended', token })
  }

  watch(news: TabNews): () => void {
    this.#news.add(news)
    return () => this.#news.delete(news)
  }

  close(): void {
    this.#channel.close()
  }

  async #isAnyOpen(): Promise<boolean | undefined> {
    const { locks } = this.#tools
    if (!locks) return undefined
    const { held = [] } = await locks.query()
    return held.some(({ name }) => name === this.#lock)
  }

  #hear(message: Message): void {
    const session = this.#tools.session()
    if (message.kind === 'wanted' && session) this.#say({ kind: 'handed', to: message.by, session })
    for (const { onBegan, onEnded } of this.#news) {
      if (message.kind === 'began') onBegan(message.account)
      if (message.kind === 'ended') onEnded(message.token)
    }
  }

  #say(message: Message): void {
    // Only a window's messages have a target; a channel is of one origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(message)
  }
}

let opened: OpenTabs | undefined

/** The other tabs, as this page knows them from its start on. */
export const otherTabs = (): OpenTabs | undefined => opened

/** At the start of the page, before anything is drawn: a tab without a session takes over that of an open one. */
export async function joinTabs(tools: Tools): Promise<Session | undefined> {
  opened = new OpenTabs(tools)
  return tools.session() ? undefined : opened.takeOver()
}
