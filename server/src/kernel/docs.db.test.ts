import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CALLS } from '@croupier/contract/contract.ts'
import { STUDIO_GAMES } from '@croupier/contract/studio.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { bare, type BareServer } from '../../test/bare.ts'

const DOCUMENT_MAX = 740_000

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly string[]
}
interface Response {
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}
interface Operation {
  readonly security?: unknown
  readonly description: string
  readonly parameters: readonly unknown[]
  readonly requestBody: Response
  readonly responses: Readonly<Record<string, Response>>
}
/** What the tests read of the document. */
interface ResolvedDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let world: BareServer
beforeAll(async () => {
  world = await bare()
})

const documentText = async () => (await world.send('GET', '/openapi.json')).body

describe('the OpenAPI document', () => {
  test('is valid, and no longer than it need be', async () => {
    const text = await documentText()
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(DOCUMENT_MAX)
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true })
  })

  test('describes every call with its schemas, its refusals by status and who may make it', async () => {
    const validator = new Validator()
    await validator.validate(JSON.parse(await documentText()))
    // The references followed: what a reader of the document sees.
    const document = validator.resolveRefs() as unknown as ResolvedDocument
    expect(document.openapi).toBe('3.1.0')

    const round = document.paths['/wps/studio/rounds']!.post!
    expect(round.security).toEqual([{ token: [] }])
    expect(round.requestBody.content['application/json'].schema).toMatchObject({
      oneOf: STUDIO_GAMES.map((gameCode) => ({ properties: { gameCode: { enum: [gameCode] } } })),
    })
    expect(round.responses['200']!.content['application/json'].schema.properties!.value!.properties).toHaveProperty(
      'proof',
    )
    expect(codesOf(round.responses['409'])).toEqual(expect.arrayContaining(['insufficient_funds', 'id_reused']))
    expect(Object.keys(round.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '409', '413', '415', '429', '500', '503']),
    )

    const login = document.paths['/wps/session/login']!.post!
    expect(login.security).toBeUndefined()
    expect(login.requestBody.content['application/json'].schema.properties).toHaveProperty('payload')
    expect(login.description).toContain('"username"')
    expect(document.paths['/wps/betting/rounds/{roundId}']!.get!.parameters).toContainEqual(
      expect.objectContaining({ in: 'path', name: 'roundId', required: true }),
    )
  })

  test('closes what calls take, and leaves answers open to more members', async () => {
    const { paths } = JSON.parse(await documentText()) as ResolvedDocument
    const { requestBody, responses } = paths['/wps/studio/rounds']!.post!
    expect(JSON.stringify(requestBody)).toContain('"additionalProperties":false')
    expect(JSON.stringify(responses['200'])).not.toContain('"additionalProperties":false')
  })

  test('says of every call that it may be limited and shed', async () => {
    const validator = new Validator()
    await validator.validate(JSON.parse(await documentText()))
    const { paths } = validator.resolveRefs() as unknown as ResolvedDocument
    for (const { responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
      expect(codesOf(responses['429'])).toContain('too_many_requests')
      expect(codesOf(responses['503'])).toContain('temporarily_unavailable')
    }
  })

  test('leaves out no call of the contract', async () => {
    const { paths } = JSON.parse(await documentText())
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(
      Object.values(CALLS)
        .flat()
        .map((call) => `${call.method} ${call.path}`)
        .toSorted(),
    )
  })

  const codesOf = (response: Response | undefined) =>
    response?.content['application/json'].schema.allOf?.[1]?.properties?.errorCode?.enum
})

describe('the documentation', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is packed once (%s), and not sent again to who has it', async (encoding, unpack) => {
    const headers = { 'accept-encoding': encoding }
    const first = await world.send('GET', '/openapi.json', { headers })
    expect(first.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(String(unpack(first.rawPayload))).toBe(await documentText())

    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await world.send('GET', '/openapi.json', { headers: { ...headers, 'if-none-match': etag } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    const plain = await world.send('GET', '/openapi.json', { headers: { 'if-none-match': etag } })
    expect(plain.statusCode).toBe(200)
    expect(plain.headers.etag).not.toBe(etag)
  })

  test('is shown by pages that need no looser rules than the site', async () => {
    const pages = await world.send('GET', '/docs/')
    expect(pages.statusCode).toBe(200)
    expect(pages.body).toContain('swagger-ui')
    expect(pages.body).not.toMatch(/<script>(?!<)/)
    expect(pages.headers['content-security-policy']).toContain("script-src 'self';")
    expect((await world.send('GET', '/docs/json')).body).toBe(await documentText())
  })

  test('has every file that its pages name, and nothing else', async () => {
    for (const [page, base] of [
      ['/docs', '/docs/'],
      ['/docs/', '/docs/'],
    ] as const) {
      const { body } = await world.send('GET', page)
      const named = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!)
      expect(named.length).toBeGreaterThan(4)
      for (const path of named) {
        const url = new URL(path, `http://localhost${page === '/docs' ? '/' : base}`).pathname
        expect([path, (await world.send('GET', url)).statusCode]).toEqual([path, 200])
      }
    }
    expect((await world.send('GET', '/docs/../app.ts')).statusCode).toBe(404)
    expect((await world.send('GET', '/docs/yaml')).statusCode).toBe(404)
  })
})
