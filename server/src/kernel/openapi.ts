import type { Call } from '@croupier/contract/call.ts'
import { CallerId } from '@croupier/contract/field.ts'
import { FIELD_FAULTS, type RefusalCode, REFUSALS } from '@croupier/contract/refusal.ts'
import { refusalsOf } from '@croupier/contract/refusals-of.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withComponents } from './openapi-components.ts'

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
const KEY = CallerId.meta({
  description: 'The id of this command: the same key and content answer the first result again; UUID v4 or v7',
})

const DESCRIPTION = `Success is \`{"success": true, "value": …}\`, failure \`{"success": false, "errorCode", "message", "value"?}\`.
Amounts are decimal strings, times ISO 8601 in UTC. A token comes from login and travels as \`Authorization: Bearer TOKEN\`.`

/** What a browser asks for that reads the documentation, below /docs. */
const PAGES = [
  '',
  '/',
  '/static/swagger-initializer.js',
  '/static/index.css',
  '/static/swagger-ui.css',
  '/static/swagger-ui-bundle.js',
  '/static/swagger-ui-standalone-preset.js',
  '/static/favicon-16x16.png',
  '/static/favicon-32x32.png',
]

/** The name alone: the pages are ours, whoever draws them. */
const NO_LOGO = { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }

/** The documentation, made from the contract: the OpenAPI document and pages to read and try it, as a web server of its own. */
async function openDocs(calls: Readonly<Record<string, readonly Call[]>>): Promise<FastifyInstance> {
  const app = Fastify()
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
    transformObject: jsonSchemaTransformObject,
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
  await app.ready()
  return app
}

/** One answer of the documentation, as it goes out. */
export interface DocsPage {
  readonly path: string
  readonly type: string
  readonly text: Buffer
}

/** The OpenAPI document, and every page and file that shows it. */
export async function docsPages(calls: Readonly<Record<string, readonly Call[]>>): Promise<readonly DocsPage[]> {
  const app = await openDocs(calls)
  const document = Buffer.from(JSON.stringify(withComponents(app.swagger())))
  const ask = async (path: string): Promise<DocsPage> => {
    const { headers, rawPayload } = await app.inject(path)
    return { path, type: String(headers['content-type']), text: rawPayload }
  }
  const pages = await Promise.all(PAGES.map((path) => ask(`/docs${path}`)))
  await app.close()
  const type = 'application/json; charset=utf-8'
  return [...['/openapi.json', '/docs/json'].map((path) => ({ path, type, text: document })), ...pages]
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

const plainText = (body: z.ZodType) => `\`\`\`json\n${JSON.stringify(z.toJSONSchema(body, { io: 'input' }))}\n\`\`\``

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
