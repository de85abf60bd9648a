import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { codeOf, LANGUAGES } from '@croupier/contract/language.ts'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Answering, answering } from './answer.ts'
import type { Deps } from './deps.ts'
import type { Caller, Door } from './door.ts'
import { failureOf, refusalOf, type Tongue } from './failure.ts'
import { PLAIN_HEADERS, TLS_HEADERS } from './headers.ts'
import { openLimits } from './limit.ts'
import { addMetrics } from './metrics.ts'
import { openPayloads } from './payload.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'
import { takeUploads } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Known as soon as the headers have been read. */
    caller: Caller | undefined
    /** When it arrived, by performance.now(). */
    since: number
  }
}

const BODY_MAX = 256 * 1024
const SLOW_MS = 500
const JSON_TYPE = 'application/json; charset=utf-8'
const API = /^\/(wps|lgw|lotto)(\/|\?|$)/
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

/** The web server: every route of the contract, the envelope around all it says, and a clear no to whatever else comes. */
export async function openHttp(deps: Deps, door: Door, routes: readonly Route[]): Promise<FastifyInstance> {
  const proxies = deps.config.trustedProxies
  const app = Fastify({
    bodyLimit: BODY_MAX,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void sendFailure(deps, error, { request, reply }),
    clientErrorHandler,
  })
  await app.register(cookie, { hook: false })

  app.decorateRequest('caller', undefined)
  app.decorateRequest('since', 0)
  takeJsonOnly(app)
  app.addHook('onRequest', (request, reply, done) => {
    request.since = performance.now()
    reply.headers(request.protocol === 'https' ? TLS_HEADERS : PLAIN_HEADERS).header('x-request-id', request.id)
    done()
  })
  addMetrics(app, deps)
  app.setErrorHandler((error, request, reply) => sendFailure(deps, error as Error, { request, reply }))
  app.setNotFoundHandler((request, reply) => sendFailure(deps, new Refusal('not_found'), { request, reply }))

  const parts = { deps, door, takeLimit: openLimits(), openPayload: openPayloads(deps) }
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

/** Whether an address belongs to the API, whose every answer is an envelope. */
export const isApi = (url: string): boolean => API.test(url)

function addRoutes(app: FastifyInstance, parts: Answering, routes: readonly Route[]): void {
  for (const route of routes) {
    const answer = answering(parts, route)
    app.route({
      method: route.call.method,
      url: urlOf(route.call.path),
      exposeHeadRoute: false,
      async handler(request, reply) {
        const text = await answer(request, reply)
        logSlow(parts.deps, request, 200)
        reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store')
        return reply.send(text)
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

function tongueOf({ caller, headers }: FastifyRequest): Tongue {
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

/** What is no HTTP at all, or has too long a head, never becomes a request. */
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const body = JSON.stringify(failureOf(new Refusal('invalid_request'), { language: 'en' }).body)
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: ${JSON_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
