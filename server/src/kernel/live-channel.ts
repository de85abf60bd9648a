import { LIVE_PATH } from '@croupier/contract/live.ts'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import { bearerOf, type Door } from './door.ts'
import type { LiveTopic } from './live.ts'
import { CLOSE, Page } from './live-page.ts'
import { Rooms } from './live-room.ts'
import type { Heard } from './news.ts'
import { Refusal } from './refusal.ts'
import { livingSessions } from './session.ts'

const MESSAGE_MAX = 16 * 1024
const HEARTBEAT_MS = 25_000

export interface LiveChannel {
  hear(news: readonly Heard[]): void
  /** News may have been missed. */
  refresh(): void
  /** Tell the pages to come back later, and stop. */
  stop(): Promise<void>
}

/** The news that every node must hear: what some topic of the live channel shows, and what the kernel does by itself. */
export const liveNews = (topics: readonly LiveTopic[]): ReadonlySet<string> =>
  new Set(['session_ended', 'brand_changed', 'clock_moved', ...topics.flatMap((topic) => topic.hears)])

/** The live channel: pages ask for topics, and are shown their state whenever it has changed. */
export async function openLiveChannel(
  app: FastifyInstance,
  deps: Deps,
  door: Door,
  topics: readonly LiveTopic[],
): Promise<LiveChannel> {
  const pages = new Set<Page>()
  const rooms = new Rooms(deps)
  const byName = new Map(topics.map((topic) => [topic.name, topic]))

  await app.register(websocket, { options: { maxPayload: MESSAGE_MAX, clientTracking: false } })
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    exposeHeadRoute: false,
    preValidation: async (request) => {
      refuseStrangers(request)
      request.caller = await door.callerOf(request, merchantOf(request))
    },
    handler: () => Promise.reject(new Refusal('not_found')),
    wsHandler(socket, request) {
      const { caller, ip } = request
      // The hook above has set it.
      if (caller === undefined) return socket.terminate()
      const sessionOf = (token: string) => door.admit({ ...caller, token: bearerOf(`Bearer ${token}`) }, ANYONE)
      const closed = async () => (await door.callerOf(request, merchantOf(request))).brand.closedTo(ip)
      const page = new Page(socket, { brandId: caller.brand.id, topics: byName, rooms, sessionOf, closed })
      pages.add(page)
      socket.on('close', () => pages.delete(page))
    },
  })

  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS).unref()

  async function beat(): Promise<void> {
    for (const page of pages) page.beat()
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
      void beat()
    },
    async stop() {
      clearInterval(heartbeat)
      for (const page of pages) page.close(CLOSE.restart, 'the server restarts')
      await rooms.stop()
    },
  }
}

const ANYONE = { actor: 'anyone' } as const

const aboutOf = (news: readonly Heard[], topic: string) => news.filter((one) => one.topic === topic)

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
