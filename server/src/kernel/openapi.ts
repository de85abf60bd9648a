import type { Call } from '@croupier/contract/call.ts'
import { FIELD_FAULTS, type RefusalCode, REFUSALS } from '@croupier/contract/refusal.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PLAIN_HEADERS, TLS_HEADERS } from './headers.ts'

const Payload = z.strictObject({
  payload: z.string().meta({
    description:
      'Compact JWE: ECDH-ES, A256GCM, a key of /wps/system/jwks; the plain JSON with `iat` (seconds) and `jti` (UUID) added',
  }),
})

const FieldErrors = z.record(z.string(), z.array(z.object({ code: z.enum(FIELD_FAULTS), message: z.string() })))

const HEADERS = {
  merchant: z.string().optional().meta({ description: 'Merchant code; the host names the brand when it is absent' }),
  language: z.string().optional().meta({ description: 'Language code or tag of messages' }),
}
const KEY = z
  .uuid()
  .meta({ description: 'The id of this command: the same key and content answer the first result again' })

const DESCRIPTION = `Success is \`{"success": true, "value": …}\`, failure \`{"success": false, "errorCode", "message", "value"?}\`.
Amounts are decimal strings, times ISO 8601 in UTC. A token comes from login and travels as \`Authorization: Bearer TOKEN\`.`

/** The name alone: the pages are ours, whoever draws them. */
const NO_LOGO = { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }

/**
 * The documentation, made from the contract: the OpenAPI document and pages to read and try it. A web server of its own,
 * made when first asked for, so that its schemas cost the calls themselves nothing.
 */
export async function openDocs(calls: Readonly<Record<string, readonly Call[]>>): Promise<FastifyInstance> {
  const app = Fastify()
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? TLS_HEADERS : PLAIN_HEADERS)
    done()
  })
  // Nothing is validated or serialized here: the routes below only describe.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Croupier', version: '1', description: DESCRIPTION },
      tags: Object.keys(calls).map((name) => ({ name })),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true },
    logo: NO_LOGO,
    theme: { title: 'Croupier API' },
  })

  for (const [module, lines] of Object.entries(calls)) {
    for (const call of lines) {
      app.route({
        method: call.method,
        url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: schemaOf(module, call),
        handler: (_request, reply) => reply.send(''),
      })
    }
  }
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.ready()
  return app
}

function schemaOf(module: string, call: Call) {
  return {
    tags: [module],
    summary: call.summary,
    ...(call.actor === 'anyone' ? {} : { security: [{ token: [] }] }),
    headers: z.object({ ...HEADERS, ...(call.keyed ? { 'idempotency-key': KEY } : {}) }),
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.upload === undefined ? {} : { consumes: ['application/json', 'multipart/form-data'] }),
    ...(call.body === undefined ? {} : { body: call.encrypted ? Payload : call.body }),
    ...(call.encrypted && call.body
      ? { description: `The plain text of the payload:\n\n${plainText(call.body)}` }
      : {}),
    response: { 200: z.object({ success: z.literal(true), value: call.reply }), ...failuresOf(call) },
  }
}

const plainText = (body: z.ZodType) =>
  `\`\`\`json\n${JSON.stringify(z.toJSONSchema(body, { io: 'input' }), undefined, 2)}\n\`\`\``

/** A failure for each status, with the codes it may carry. */
function failuresOf(call: Call): Record<number, z.ZodType> {
  const byStatus = Map.groupBy(refusalsOf(call), (code) => REFUSALS[code])
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, failureWith([...new Set(codes)])]))
}

const failureWith = (codes: readonly RefusalCode[]) =>
  z.object({
    success: z.literal(false),
    errorCode: z.enum(codes),
    message: z.string(),
    value: z.looseObject({ fields: FieldErrors.optional() }).optional(),
  })

/** What the call itself names, and what follows from its form. */
function refusalsOf(call: Call): readonly RefusalCode[] {
  const byActor = {
    anyone: [],
    account: ['not_logged_in'],
    member: ['not_logged_in', 'in_need_true_account'],
    operator: ['not_logged_in', 'forbidden'],
  } as const
  return [
    ...call.refusals,
    ...byActor[call.actor],
    ...(call.params ? (['not_found'] as const) : []),
    ...(call.limit ? (['too_many_requests'] as const) : []),
    ...((call.body ?? call.query) ? (['invalid_request'] as const) : []),
    ...(call.body ? (['body_too_large', 'unsupported_media_type'] as const) : []),
    ...(call.encrypted ? (['payload_expired', 'payload_replayed', 'payload_not_encrypted'] as const) : []),
    'internal_error',
  ]
}
