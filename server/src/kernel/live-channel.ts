import { LIVE_PATH } from '@croupier/contract/live.ts'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import { bearerOf, type Caller, type Authentication, type ResolvedBrand } from './authentication.ts'
import type { LiveTopic } from './live.ts'
import { CLOSE, Page, type PageOptions } from './live-page.ts'
import { LiveAudiences } from './live-audience.ts'
import { Subjects } from './live-subjects.ts'
import { networkOf } from './network.ts'
import type { Notification } from './notifications.ts'
import { Refusal } from './refusal.ts'
import { livingSessions, type Session } from './session.ts'

const MESSAGE_MAX = 16 * 1024
const HEARTBEAT_MS = 25_000
/** More pages than anybody has open. */
const ACCOUNT_PAGES_MAX = 50
const RETRY_S = 30

export interface LiveChannel {
  hear(news: readonly Notification[]): void
  /** News may have been missed. */
  refresh(): void
  /** Tell the pages to come back later, and stop. */
  stop(): Promise<void>
}

/** The news that every node must hear: what some topic of the live channel shows, and what the kernel does by itself. */
export const liveNews = (topics: readonly LiveTopic[]): ReadonlySet<string> =>
  new Set(['session_ended', 'brand_changed', 'clock_moved', ...topics.flatMap((topic) => topic.hears)])

const opened = new WeakMap<Deps, ReadonlySet<Page>>()

/** How many pages are open on this node, whoever has them open. */
export const openPages = (deps: Deps): number => opened.get(deps)?.size ?? 0

/** The live channel: pages ask for topics, and are shown their state whenever it has changed. */
export async function openLiveChannel(
  app: FastifyInstance,
  deps: Deps,
  authentication: Authentication,
  topics: readonly LiveTopic[],
): Promise<LiveChannel> {
  const pages = new Set<Page>()
  opened.set(deps, pages)
  const rooms = new LiveAudiences(deps)
  const byName = new Map(topics.map((topic) => [topic.name, topic]))

  await app.register(websocket, { options: { maxPayload: MESSAGE_MAX, clientTracking: false } })
  addPages(app, authentication, { pages, rooms, subjects: new Subjects(deps), topics: byName })

  const heartbeat = setInterval(() => {
    for (const page of pages) page.beat()
    void endLostSessions()
  }, HEARTBEAT_MS).unref()

  /** The end of a session may have been announced while nobody heard it here. */
  async function endLostSessions(): Promise<void> {
    const ids = [...pages].flatMap((page) => page.session?.id ?? [])
    if (ids.length === 0) return
    const living = await livingSessions(deps.db, ids, deps.now()).catch(() => new Set(ids))
    endSessions((id) => !living.has(id))
  }

  function endSessions(ended: (id: string) => boolean): void {
    for (const page of pages) if (page.session !== undefined && ended(page.session.id)) page.endSession()
  }

  return {
    hear(news) {
      const ended = new Set(aboutOf(news, 'session_ended').flatMap((one) => one.keys))
      if (ended.size > 0) endSessions((id) => ended.has(id))
      const changed = new Set(aboutOf(news, 'brand_changed').map((one) => one.brandId))
      for (const page of pages) if (changed.has(page.brandId)) judge(deps, page)
      rooms.hear(news)
    },
    refresh() {
      for (const page of pages) judge(deps, page)
      rooms.refresh()
      // Without a beat: a page has the time between two of them to answer, however often news is missed.
      void endLostSessions()
    },
    async stop() {
      clearInterval(heartbeat)
      for (const page of pages) page.close(CLOSE.restart, 'the server restarts')
      await rooms.stop()
    },
  }
}

interface Channel extends Pick<PageOptions, 'rooms' | 'subjects' | 'topics'> {
  readonly pages: Set<Page>
}

/** Let pages in: not from another site, and not more than an address may have open. */
function addPages(app: FastifyInstance, authentication: Authentication, { pages, ...channel }: Channel): void {
  const counts = openCounts()
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    config: { limit: 'live' },
    exposeHeadRoute: false,
    preValidation: async (request) => {
      refuseStrangers(request)
      request.caller = await authentication.callerOf(request, merchantOf(request))
      // As many may be open at once as may be opened in a minute.
      const { brand } = request.caller
      if (counts.of(brand, request.ip) >= brand.settings.rateLimits.live.points)
        throw new Refusal('too_many_requests', { retryAfterS: RETRY_S })
    },
    handler: () => Promise.reject(new Refusal('not_found')),
    wsHandler(socket, request) {
      const { caller, ip } = request
      // The hook above has set it.
      if (caller === undefined) return socket.terminate()
      const sessionOf = (token: string) =>
        sessionFor(authentication, pages, { caller: { ...caller, token: bearerOf(`Bearer ${token}`) }, ip })
      const closed = async () => (await authentication.callerOf(request, merchantOf(request))).brand.closedTo(ip)
      const page = new Page(socket, { ...channel, brandId: caller.brand.id, sessionOf, closed })
      pages.add(page)
      const leave = counts.enter(caller.brand, ip)
      socket.on('close', () => {
        pages.delete(page)
        leave()
      })
    },
  })
}

/** The session of a token; who comes with tokens that are nobody's, or has too many pages open, is refused. */
async function sessionFor(
  authentication: Authentication,
  pages: ReadonlySet<Page>,
  { caller, ip }: { readonly caller: Caller; readonly ip: string },
): Promise<Session | undefined> {
  const isStrange = caller.token === undefined || !authentication.remembers(caller.token)
  if (isStrange) await authentication.limits.refuseSpent(caller.brand, 'stranger', { ip })
  const session = await authentication.admit(caller, ANYONE)
  if (session === undefined && isStrange) await authentication.limits.takeCaller(caller.brand, 'stranger', { ip })
  const open = [...pages].filter((page) => page.session !== undefined && page.session.memberId === session?.memberId)
  if (open.length >= ACCOUNT_PAGES_MAX) throw new Refusal('too_many_requests')
  return session
}

/** How many pages are open for each address of a brand. */
function openCounts() {
  const counts = new Map<string, number>()
  const keyOf = (brand: ResolvedBrand, ip: string) => `${brand.id} ${networkOf(ip)}`
  return {
    of: (brand: ResolvedBrand, ip: string) => counts.get(keyOf(brand, ip)) ?? 0,
    enter(brand: ResolvedBrand, ip: string) {
      const key = keyOf(brand, ip)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}

const ANYONE = { actor: 'anyone' } as const

const aboutOf = (news: readonly Notification[], topic: string) => news.filter((one) => one.topic === topic)

/** See anew whether the brand is open to a page. */
const judge = (deps: Deps, page: Page) =>
  void page.judge().catch((error: unknown) => deps.log.warn({ err: error }, 'an open page could not be judged'))

/** A browser cannot send headers here, so the merchant may stand in the address. */
function merchantOf({ headers, query }: FastifyRequest): string | undefined {
  const { merchant = headers.merchant } = query as Readonly<Record<string, unknown>> // See refuseStrangers.
  return typeof merchant === 'string' ? merchant : undefined
}

/** A page of another site may not listen here, and a token in an address ends up in logs. */
function refuseStrangers(request: FastifyRequest): void {
  const { token } = request.query as Readonly<Record<string, unknown>> // Fastify's parser gives an object.
  if (token !== undefined) throw new Refusal('invalid_request', { fields: { token: [{ code: 'not_allowed' }] } })

  const { origin } = request.headers
  if (origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new Refusal('forbidden')
}
