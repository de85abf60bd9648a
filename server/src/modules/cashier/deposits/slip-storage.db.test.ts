import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { readFile, shownLink } from '#kernel/files.ts'
import { slipWorld } from '../../../../test/slips.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-slip-bucket-'))
const storage = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'slips', configs: [] }],
})
const { port } = (await storage.run()) as AddressInfo
afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const bucket = {
  name: 'slips',
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
}
const { app, deps, transferred } = await slipWorld()
const there = await slipWorld({ config: { bucket } })
const nameOf = async (id: string) => {
  const { rows } = await sql<{ slip: string }>`select slip from cashier.deposit where id = ${id}`.execute(deps.db)
  return rows[0]!.slip
}
const open = (url: string) => app.http.inject({ url, headers: { merchant: 'LUCKY' } })

test('a slip lies on the disk where no bucket is named, and opens by a signed link alone, for a while', async () => {
  const { one, id } = await transferred()
  const key = { brandId: 1, memberId: one.id, name: await nameOf(id) }
  expect(existsSync(join(deps.config.dataDir, 'files', '1', one.id, key.name))).toBe(true)
  const link = shownLink(deps, key)
  expect((await open(link)).headers['content-type']).toBe('image/webp')
  expect((await open(link.replace(/\/[\w-]{43}\//, `/${'a'.repeat(43)}/`))).statusCode).toBe(404)
  const hours = 3 * 3_600_000
  const past = { ...deps, now: () => new Date(deps.now().getTime() - hours) }
  expect((await open(shownLink(past, key))).statusCode).toBe(404)
})

test('a slip lies in the bucket where one is named, and nowhere on the disk', async () => {
  const { one, id } = await there.transferred()
  const { rows } = await sql<{ slip: string }>`select slip from cashier.deposit where id = ${id}`.execute(there.deps.db)
  const key = { brandId: 1, memberId: one.id, name: rows[0]!.slip }
  expect(readdirSync(folder, { recursive: true }).join(' ')).toContain(key.name)
  expect(existsSync(join(there.deps.config.dataDir, 'files', '1', one.id, key.name))).toBe(false)
  expect((await readFile(there.deps, key))?.length).toBeGreaterThan(0)
  const answer = await there.app.http.inject({ url: shownLink(there.deps, key), headers: { merchant: 'LUCKY' } })
  expect(answer.headers['content-type']).toBe('image/webp')
})
