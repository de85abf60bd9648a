import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TLS_HEADERS } from '#kernel/headers.ts'
import { serveAssets } from './assets.ts'

const root = mkdtempSync(join(tmpdir(), 'assets-'))
let app: FastifyInstance

beforeAll(async () => {
  writeFileSync(join(root, 'index-1.js'), 'export {}')
  writeFileSync(join(root, 'index-1.js.br'), 'compressed')
  app = Fastify()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(TLS_HEADERS)
    done()
  })
  await serveAssets(app, { root, prefix: '/assets/' })
  app.get('/page', () => 'page')
  await app.ready()
})

afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

test('a file of the site is kept for ever, compressed, and carries no more than a file needs', async () => {
  const { headers, body } = await app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'br' } })
  expect(body).toBe('compressed')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'none';script-src 'self'",
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': TLS_HEADERS['strict-transport-security'],
    'x-content-type-options': 'nosniff',
  })
  expect(headers).not.toHaveProperty('last-modified')
  expect(JSON.stringify(headers).length).toBeLessThan(640)
})

test('pages keep what says how they may be used', async () => {
  expect((await app.inject({ url: '/page' })).headers).toMatchObject(TLS_HEADERS)
})
