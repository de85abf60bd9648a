import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { limitOf } from '@croupier/contract/call.ts'
import { codeOf, LANGUAGES } from '@croupier/contract/language.ts'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyHttpOptions,
} from 'fastify'
import { openAdmission, watchLateness } from './admission.ts'
import { type AnswerContext, answererOf } from './answer.ts'
import { namesTag } from './conditional.ts'
import { addConsoleAddress } from './console-address.ts'
import type { Deps } from './deps.ts'
import type { Caller, Authentication } from './authentication.ts'
import { failureOf, refusalOf, type CallerLanguage } from './failure.ts'
import { PLAIN_HEADERS, TLS_HEADERS } from './headers.ts'
import { isOwn, type LimitName } from './limit.ts'
import { addMetrics } from './metrics.ts'
import { answerOddHttp, rawAnswer } from './odd-http.ts'
import { openPayloads } from './payload.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'
import type { SharedReplies } from './shared-replies.ts'
import { takeUploads } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Known as soon as the headers have been read. */
    caller: Caller | undefined
    /** When it arrived, by performance.now(). */
    since: number
  }
  interface FastifyContextConfig {
    /** In which class requests of this route are limited. */
    limit?: LimitName
    /** A call of the contract: answered in the envelope, and counted again by who makes it. */
    isCall?: true
  }
}

const BODY_MAX = 256 * 1024
const SLOW_MS = 500
/** How long a request may take to arrive: its head, and the whole of it with a picture on a slow line. */
const HEAD_MS = 10_000
const ARRIVAL_MS = 120_000
const CHECK_MS = 1000
/** Longer than the minute after which those who share out requests let go of a connection. */
const IDLE_MS = 65_000
const HEAD_MAX = 16 * 1024
/** What the process has files and memory for; who comes then waits at the gate of the system. */
const CONNECTIONS_MAX = 20_000
const JSON_TYPE = 'application/json; charset=utf-8'
/** What a guest's answer depends on, beside the address. */
const SHARED_VARY = 'merchant, language, authorization'
const API = /^\/(wps|lgw|lotto)(\/|\?|$)/
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

/** Who may come in, and what is at hand for guests. */
interface RequestServices {
  readonly authentication: Authentication
  readonly replies: SharedReplies
}

/** The web server: every route of the contract, the envelope around all it says, and a clear no to whatever else comes. */
export async function openHttp(
  deps: Deps,
  { authentication, replies }: RequestServices,
  routes: readonly Route[],
): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(deps))
  answerOddHttp(app)
  app.server.maxConnections = CONNECTIONS_MAX
  await app.register(cookie, { hook: false })

  app.decorateRequest('caller', undefined)
  app.decorateRequest('since', 0)
  takeJsonOnly(app)
  app.addHook('onRequest', (request, reply, done) => {
    request.since = performance.now()
    reply.headers(request.protocol === 'https' ? TLS_HEADERS : PLAIN_HEADERS).header('x-request-id', request.id)
    done()
  })
  limitRequests(app, authentication)
  addConsoleAddress(app, deps.config)
  addMetrics(app, deps)
  app.setErrorHandler((error, request, reply) => sendFailure(deps, error as Error, { request, reply }))
  app.setNotFoundHandler((request, reply) => sendFailure(deps, new Refusal('not_found'), { request, reply }))

  const lateness = watchLateness()
  app.addHook('onClose', async () => lateness.stop())
  const admission = openAdmission(lateness.isLate)
  const parts = { deps, authentication, openPayload: openPayloads(deps), admission, replies }
  addRoutes(
    app,
    parts,
    routes.filter(({ call }) => !call.upload && !call.form),
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(formbody)
    addRoutes(
      scope,
      parts,
      routes.filter(({ call }) => call.form),
    )
  })
  await app.register(async (scope) => {
    await takeUploads(scope)
    addRoutes(
      scope,
      parts,
      routes.filter(({ call }) => call.upload),
    )
  })
  for (const [url, known] of methodsByUrl(routes)) refuseOtherMethods(app, url, known)
  return app
}

/** How the server takes requests, before anything is known of them. */
function serverOptions(deps: Deps) {
  const proxies = deps.config.trustedProxies
  return {
    bodyLimit: BODY_MAX,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    requestTimeout: ARRIVAL_MS,
    keepAliveTimeout: IDLE_MS,
    http: {
      headersTimeout: HEAD_MS,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: HEAD_MAX,
      // A request without one is refused by ourselves, in the envelope.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void sendFailure(deps, error, { request, reply }),
    clientErrorHandler,
  } satisfies FastifyHttpOptions<Server>
}

/** Whether an address belongs to the API, whose every answer is an envelope. */
export const isApi = (url: string): boolean => API.test(url)

/** Every request is counted by its address before its body is read, and no route begins without its class. */
function limitRequests(app: FastifyInstance, authentication: Authentication): void {
  const routes: { readonly url: string; readonly config?: { readonly limit?: LimitName } }[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const unlimited = routes.find(({ config }) => config?.limit === undefined)
    if (unlimited) throw new Error(`${unlimited.url} is limited by no class`)
  })
  app.addHook('onRequest', async (request) => {
    const { config, url = '' } = request.routeOptions
    if (config.isCall) request.caller = await authentication.callerOf(request)
    if (isOwn(request)) return
    const brand = request.caller?.brand ?? (await authentication.brandAt(request))
    const [name, caller] = [config.limit ?? 'page', { ip: request.ip, path: url }]
    await authentication.limits.takeAddress(brand, name, caller)
    // Who makes a call is known later; whoever asks for what is no call is an address.
    if (!config.isCall) await authentication.limits.takeCaller(brand, name, caller)
  })
}

function addRoutes(app: FastifyInstance, parts: AnswerContext, routes: readonly Route[]): void {
  for (const route of routes) {
    const answer = answererOf(parts, route)
    app.route({
      method: route.call.method,
      url: urlOf(route.call.path),
      exposeHeadRoute: false,
      config: { limit: limitOf(route.call), isCall: true },
      async handler(request, reply) {
        const { text, etag } = await answer(request, reply)
        logSlow(parts.deps, request, 200)
        reply.header('content-type', JSON_TYPE)
        if (etag === undefined) return reply.header('cache-control', 'no-store').send(text)
        reply.headers({ etag, 'cache-control': 'private, no-cache', vary: SHARED_VARY })
        return namesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(text)
      },
    })
  }
}

const urlOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function methodsByUrl(routes: readonly Route[]) {
  return Map.groupBy(routes, (route) => urlOf(route.call.path))
    .entries()
    .map(([url, lines]) => [url, lines.map((line) => line.call.method)] as const)
}

function refuseOtherMethods(app: FastifyInstance, url: string, known: readonly string[]): void {
  const allow = known.join(', ')
  app.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url,
    exposeHeadRoute: false,
    config: { limit: 'page' },
    // Before the body is read: what it contains does not matter.
    onRequest: (_request, reply, done) => {
      reply.header('allow', allow)
      done(new Refusal('method_not_allowed'))
    },
    handler: (_request, reply) => reply.send(''),
  })
}

function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a body may still name the type of the nothing that it sends.
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}

function tongueOf({ caller, headers }: FastifyRequest): CallerLanguage {
  if (!caller) return { language: tagOf(headers.language) }
  const texts = caller.brand.settings.wording[caller.language]
  return { language: caller.language, ...(texts && { texts }) }
}

/** Before the brand is known, the caller's word is taken for the language. */
const tagOf = (asked: string | string[] | undefined) => LANGUAGES[codeOf(String(asked ?? '')) ?? 'EN']

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Say no in the envelope. A bug is logged with everything and told to nobody. */
function sendFailure(deps: Deps, error: FastifyError | Error, { request, reply }: Exchange): FastifyReply {
  const refusal = refusalOf(error)
  const failed = failureOf(refusal ?? new Refusal('internal_error'), tongueOf(request))
  if (refusal === undefined) deps.log.error({ ...lineOf(request, failed.status), err: error }, 'a call failed')
  else deps.log.info({ ...lineOf(request, failed.status), errorCode: failed.body.errorCode }, 'a call was refused')

  if (failed.retryAfterS !== undefined) reply.header('retry-after', failed.retryAfterS)
  return reply
    .code(failed.status)
    .header('content-type', JSON_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(failed.body))
}

function logSlow(deps: Deps, request: FastifyRequest, status: number): void {
  if (performance.now() - request.since >= SLOW_MS) deps.log.info(lineOf(request, status), 'a slow call')
  else if (deps.log.level === 'debug' || deps.log.level === 'trace') deps.log.debug(lineOf(request, status), 'a call')
}

const lineOf = (request: FastifyRequest, status: number) => ({
  requestId: request.id,
  method: request.method,
  // Without the query, which may carry what a log should not.
  path: request.url.split('?', 1)[0],
  status,
  ms: Math.round(performance.now() - request.since),
  ip: request.ip,
})

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is no HTTP at all, has too long a head or never ends never becomes a request. */
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end(rawAnswer(STATUS_LINES[error.code ?? ''] ?? '400 Bad Request', 'invalid_request'))
}
