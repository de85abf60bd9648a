import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { failureOf } from './failure.ts'
import { Refusal } from './refusal.ts'
import type { RefusalCode } from '@croupier/contract/refusal.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const bodyOf = (code: RefusalCode) => JSON.stringify(failureOf(new Refusal(code), { language: 'en' }).body)

/** What Node itself would answer, or not at all, before a request becomes one of ours: in the envelope as everything else. */
export function answerOddHttp(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf('invalid_request')
    // What is behind the head may be anything, so the connection ends.
    const head = { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body), connection: 'close' }
    response.writeHead(417, head).end(body)
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // Without a listener an error of a socket is nobody's, and ends the process.
    socket.on('error', () => socket.destroy())
    socket.end(rawAnswer('405 Method Not Allowed', 'method_not_allowed'))
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const nameless = request.raw.httpVersion === '1.1' && !request.headers.host
    done(nameless ? new Refusal('invalid_request') : undefined)
  })
}

/** An answer where there is only a socket. */
export function rawAnswer(status: string, code: RefusalCode): string {
  const body = bodyOf(code)
  const head = [`HTTP/1.1 ${status}`, `content-type: ${JSON_TYPE}`, `content-length: ${Buffer.byteLength(body)}`]
  return [...head, 'connection: close', '', body].join('\r\n')
}
