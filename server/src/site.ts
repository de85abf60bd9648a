import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { tagsIn, wishedLanguages } from '@croupier/contract/language.ts'
import {
  FIRST_DATA_ID,
  isPhone,
  LANGUAGE_COOKIE,
  MEMBER_COOKIE,
  THEME_COOKIE,
  pageAt,
} from '@croupier/contract/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#kernel/deps.ts'
import { pagePolicy } from '#kernel/headers.ts'
import { isApi } from '#kernel/http.ts'
import { limitRoutes } from '#kernel/limit.ts'
import { Refusal } from '#kernel/refusal.ts'
import { asAsset, serveAssets } from './assets.ts'
import { readBuild } from './site/build.ts'
import { encoded, type Encoding, encodingFor } from '#kernel/encoding.ts'
import { askFirstData, askStatus } from './site/first-data.ts'
import { gameIn } from './site/game.ts'
import { lostPage } from './site/lost-page.ts'
import { addInstallable } from './site/installable.ts'
import { type Theme, writePage } from './site/page.ts'

/** How long an answer that came with one page is good for the next visitor's. */
const FRESH_MS = 1000
const THEMES: readonly Theme[] = ['dark', 'light']
const PAGES_KEPT = 500
/** What a page brings along. */
const FILES = /^\/(assets|icons)\/|\.(js|txt)$/

/** So many languages of a browser are looked at. */
const WISHES_MAX = 3

const DIST = join(import.meta.dirname, '../../web/dist')

/** Serves the member site: its files, and for every other address outside the API the page with its first data inside. */
export async function site(
  app: FastifyInstance,
  { dist = DIST }: { readonly deps: Deps; readonly dist?: string },
): Promise<void> {
  const build = readBuild(dist)
  limitRoutes(app, (url) => (FILES.test(url) ? 'file' : 'page'))
  const ready = new LRUCache<string, Promise<Buffer>>({ max: PAGES_KEPT, ttl: FRESH_MS })

  await serveAssets(app, { root: join(dist, 'assets'), prefix: '/assets/' })
  await app.register(fastifyStatic, {
    root: join(dist, 'icons'),
    prefix: '/icons/',
    preCompressed: true,
    maxAge: '1d',
    index: false,
  })
  addInstallable(app, dist)
  app.get('/boot.js', (_request, reply) => asAsset(reply).sendFile('boot.js', dist, { maxAge: '1h', immutable: false }))
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /wps/\n'))

  const pageFor = (request: FastifyRequest, encoding: Encoding, status: Status): Promise<Buffer> => {
    const asked = askedBy(request, app.parseCookie(request.headers.cookie ?? ''))
    // Which vendors may be offered depends on the country; the rest of where somebody is matters only to who is refused.
    const { country } = status.location
    const where = status.status === 2 ? request.ip : country
    const key = JSON.stringify([asked, encoding, status.version, status.status, where])
    const kept = ready.get(key)
    if (kept) return kept
    const made = askFirstData(app, { ...asked, ip: request.ip }, status).then((first) =>
      encoded(writePage(build, { ...asked, open: status.status === 0, first, id: FIRST_DATA_ID }), encoding),
    )
    ready.set(key, made)
    // A page that could not be made is not kept.
    made.catch(() => ready.delete(key))
    return made
  }

  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (isApi(path)) throw new Refusal('not_found')
    const status = await askStatus(app, { host: request.host, ip: request.ip }).catch(lostHost)
    if (status === undefined) return sendLost(request, reply)

    const encoding = encodingFor(request.headers['accept-encoding'])
    const page = await pageFor(request, encoding, status)
    reply.code(pageAt(path) ? 200 : 404).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(status.info),
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie, user-agent',
    })
    return (encoding === 'identity' ? reply : reply.header('content-encoding', encoding)).send(page)
  })
}

type Status = Awaited<ReturnType<typeof askStatus>>

const policyOf = ({ imageCDNs, launchGameCDNs, gtagId, phoneProvider }: Status['info']): string =>
  pagePolicy({
    images: imageCDNs,
    frames: launchGameCDNs,
    calls: phoneProvider && !phoneProvider.restUrl.startsWith('/') ? [below(phoneProvider.restUrl)] : [],
    analytics: gtagId !== undefined,
  })

/** As a policy's source: this address and what lies below it, not what merely begins like it. */
const below = (address: string) => `${address.replace(/\/$/, '')}/`

/** Whether the error means that no brand has this host. */
function lostHost(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.code !== 'invalid_url') throw error
}

const sendLost = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'accept-language' })
    .send(lostPage(request.headers['accept-language']))

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/'

/** What a browser asks for at its first visit; few, since a page is kept for each. */
const wishesOf = ({ headers }: FastifyRequest) =>
  wishedLanguages(tagsIn(headers['accept-language'] ?? '')).slice(0, WISHES_MAX)

/** All that a page depends on: nothing here is a member's own. */
function askedBy(
  request: FastifyRequest,
  {
    [THEME_COOKIE]: theme,
    [LANGUAGE_COOKIE]: language,
    [MEMBER_COOKIE]: member,
  }: Readonly<Record<string, string | undefined>>,
) {
  return {
    host: request.host,
    path: pageAt(pathOf(request)),
    theme: THEMES.find((known) => known === theme),
    languages: language === undefined ? wishesOf(request) : /^\w{2}$/.test(language) ? [language] : [],
    forMember: member === '1',
    phone: isPhone(request.headers['user-agent'] ?? ''),
    narrowed: request.url.includes('?'),
    game: gameIn(request.query),
  }
}
