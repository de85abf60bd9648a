import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Clock } from './clock.ts'
import type { NoticeStore, StoredNotice } from './notice-store.ts'

const SECOND = 1000
const BACKOFF_MS = [SECOND, 5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, 3600 * SECOND]
const PATIENCE_MS = 24 * 3600 * SECOND
const WAIT_MS = 10 * SECOND

/** Let a notice go now, rightly signed, whatever was tried out on it. */
export function sendNow(store: NoticeStore, id: string, nowMs: number): void {
  const notice = store.notice(id)
  if (notice) store.putNotice({ ...notice, state: 'waiting', copies: 1, forged: 0, dueMs: nowMs })
}

export interface CourierOptions {
  readonly store: NoticeStore
  readonly clock: Clock
  readonly secret: string
  /** Where the site takes them. */
  readonly url: string
}

/** Sends what is due, each until it is kept by the site or a day has passed. */
export function openCourier({ store, clock, secret, url }: CourierOptions) {
  const under = new Set<string>()

  async function send(notice: StoredNotice): Promise<void> {
    const answer = await deliver(notice).catch((error: unknown) => (error as Error).message)
    const nowMs = Date.now()
    if (answer === 200) store.releaseBehind(nowMs)
    store.putNotice(noticeAfterTry(notice, answer, nowMs))
  }

  async function deliver({ payload, forged }: StoredNotice): Promise<number> {
    const key = forged ? randomBytes(32) : new TextEncoder().encode(secret)
    const notice = await new SignJWT(JSON.parse(payload))
      .setProtectedHeader({ alg: 'HS256' })
      // Each try is signed anew: the site takes none that was signed long ago.
      .setIssuedAt(await clock.now())
      .sign(key)
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notice }),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    })
    return status
  }

  return {
    async sendDue(nowMs: number): Promise<void> {
      const due = store.dueNotices(nowMs).filter(({ id }) => !under.has(id))
      for (const { id } of due) under.add(id)
      await Promise.all(due.map((notice) => send(notice).finally(() => under.delete(notice.id))))
    },
  }
}

/** What becomes of a notice after a try. */
export function noticeAfterTry(notice: StoredNotice, answer: number | string, nowMs: number): StoredNotice {
  const tried = { ...notice, tries: notice.tries + 1, answer: String(answer) }
  if (answer === 200) {
    const copies = notice.copies - 1
    return { ...tried, copies, state: copies > 0 ? 'waiting' : 'kept', dueMs: nowMs }
  }
  if (nowMs - notice.madeMs > PATIENCE_MS) return { ...tried, state: 'given_up' }
  return { ...tried, dueMs: nowMs + (BACKOFF_MS[Math.min(notice.tries, BACKOFF_MS.length - 1)] ?? SECOND) }
}
