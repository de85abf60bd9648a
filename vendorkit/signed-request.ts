import { SIGNED_HEADERS } from '@croupier/contract/vendor-signature.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from './gateway/clock.ts'
import { isSigned } from './wallet/signature.ts'

export interface SignatureRule {
  readonly key: string
  readonly clock: Clock
}

/** Take calls alone that are signed with the key, just now; their bodies stay the texts that were signed. */
export function requireSignature(app: FastifyInstance, { key, clock }: SignatureRule): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.addHook('preHandler', async (request, reply) => {
    const signedAt = (now: Date) => isSigned(key, signedOf(request), header(request, SIGNED_HEADERS.signature), now)
    if (!signedAt(await clock.now()) && !signedAt(await clock.anew()))
      return reply.code(401).send({ status: 'INVALID_SIGNATURE' })
    return undefined
  })
}

/** The body of a signed call; undefined where it is no JSON. */
export function bodyOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(textOf(request))
  } catch {
    return undefined
  }
}

const header = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const textOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '')

const signedOf = (request: FastifyRequest) => ({
  timestamp: header(request, SIGNED_HEADERS.timestamp),
  method: request.method,
  path: request.url,
  body: textOf(request),
})
