import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { post } from '@croupier/contract/call.ts'
import { bare } from '../../test/bare.ts'
import { deleteFile, ownLink, putFile, readFile, shownLink } from './files.ts'
import { route } from './route.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-files-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const take = post('/wps/test/take', {
  summary: '',
  actor: 'anyone',
  upload: { maxMb: 1 },
  body: z.strictObject({ kind: z.string().max(10) }),
  reply: z.strictObject({ kind: z.string(), bytes: z.number() }),
  refusals: [],
})
const routes = [route(take, async (_deps, ask) => ({ kind: ask.body.kind, bytes: ask.file?.length ?? -1 }))]
const { deps, send, session, pass } = await bare({ routes, config: { dataDir } })

const memberId = '01920000-0000-7000-8000-000000000001'
const key = { brandId: 1, memberId, name: 'avatar-1.webp' }
const bytes = Buffer.from('a picture')

describe('a file', () => {
  test('lies in the data folder and nowhere that the site serves, until it is forgotten', async () => {
    const gone = { ...key, name: 'gone.webp' }
    await putFile(deps, gone, bytes)
    expect(existsSync(join(dataDir, 'files', '1', memberId, 'gone.webp'))).toBe(true)
    expect(Buffer.from((await readFile(deps, gone)) ?? '')).toEqual(bytes)
    expect((await send('GET', `/files/1/${memberId}/gone.webp`)).statusCode).toBe(404)
    await deleteFile(deps, gone)
    expect(await readFile(deps, gone)).toBeUndefined()
    expect((await send('GET', shownLink(deps, gone))).json().errorCode).toBe('not_found')
  })

  test('of a kind that nobody keeps is a mistake in the code', async () => {
    await expect(putFile(deps, { ...key, name: 'page.html' }, bytes)).rejects.toThrow('page.html')
  })

  test('lies in a bucket where one is named, and is read from there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-bucket-'))
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'members', configs: [] }],
    })
    const { port } = (await server.run()) as AddressInfo
    const bucket = {
      name: 'members',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }
    const there = { ...deps, config: { ...deps.config, bucket } }
    try {
      await putFile(there, { ...key, name: 'far.webp' }, bytes)
      expect(Buffer.from((await readFile(there, { ...key, name: 'far.webp' })) ?? '')).toEqual(bytes)
      expect(readdirSync(folder, { recursive: true }).join(' ')).toContain('far.webp')
      expect(existsSync(join(dataDir, 'files', '1', memberId, 'far.webp'))).toBe(false)
      await deleteFile(there, { ...key, name: 'far.webp' })
      expect(await readFile(there, { ...key, name: 'far.webp' })).toBeUndefined()
    } finally {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('a link', () => {
  test('to a picture shows it, as nothing but a picture', async () => {
    await putFile(deps, key, bytes)
    const answer = await send('GET', shownLink(deps, key))
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(bytes)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="avatar-1.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600, immutable',
    })
  })

  test('stays the same within the hour, so that browsers keep the picture, and is over within two', async () => {
    await putFile(deps, key, bytes)
    const link = shownLink(deps, key)
    pass(59 * 60_000)
    expect(shownLink(deps, key)).toBe(link)
    pass(2 * 60_000)
    expect(shownLink(deps, key)).not.toBe(link)
    expect((await send('GET', link)).statusCode).toBe(200)
    pass(60 * 60_000)
    expect((await send('GET', link)).json()).toMatchObject({ success: false, errorCode: 'not_found' })
  })

  test('that was changed anywhere opens nothing', async () => {
    await putFile(deps, key, bytes)
    await putFile(deps, { ...key, brandId: 2 }, bytes)
    const link = shownLink(deps, key)
    const [, , , audience = '', expires = '', signature = ''] = link.split('/')
    const changed = [
      link.replace(audience, 'own'),
      link.replace(expires, String(Number(expires) + 1)),
      link.replace(signature, signature.replace(/^./, signature.startsWith('A') ? 'B' : 'A')),
      link.replace(signature, 'short'),
      link.replace('/1/', '/2/'),
      link.replace(memberId, memberId.replace(/1$/, '2')),
      link.replace('avatar-1.webp', 'avatar-2.webp'),
      link.replace('avatar-1.webp', '..%2Favatar-1.webp'),
    ]
    expect(new Set(changed).size).toBe(changed.length)
    for (const wrong of changed) expect((await send('GET', wrong)).json().errorCode).toBe('not_found')
  })

  test('to a paper opens for its member alone, as a file to keep, for five minutes', async () => {
    const owner = await session()
    const paper = { brandId: 1, memberId: owner.memberId, name: 'document-1.webp' }
    await putFile(deps, paper, bytes)
    const link = ownLink(deps, paper)

    const answer = await send('GET', link, { token: owner.token })
    expect(answer.rawPayload).toEqual(bytes)
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="document-1.webp"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await send('GET', link)).json().errorCode).toBe('not_logged_in')
    const stranger = await session()
    expect((await send('GET', link, { token: stranger.token })).json().errorCode).toBe('not_found')
    const elsewhere = await session({ brandId: 2 })
    const there = { token: elsewhere.token, headers: { merchant: 'OTHER' } }
    expect((await send('GET', link, there)).json().errorCode).toBe('not_found')

    pass(5 * 60_000)
    const again = await send('GET', link, { token: owner.token })
    expect(again.json().errorCode).toBe('not_found')
  })
})

describe('a form with a file', () => {
  const form = (parts: readonly string[]) => ({
    text: Buffer.from(`${parts.map((part) => `--x\r\n${part}\r\n`).join('')}--x--\r\n`, 'latin1'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  const field = (name: string, value: string) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`
  const upload = (name: string, value: string) =>
    `content-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${value}`

  test('brings its fields and its bytes', async () => {
    const answer = await send('POST', '/wps/test/take', form([field('kind', 'one'), upload('file', 'abc')]))
    expect(answer.json().value).toEqual({ kind: 'one', bytes: 3 })
  })

  test('may also come as JSON without one', async () => {
    expect((await send('POST', '/wps/test/take', { body: { kind: 'one' } })).json().value).toEqual({
      kind: 'one',
      bytes: -1,
    })
  })

  test('that is too large is refused at the file', async () => {
    const answer = await send('POST', '/wps/test/take', form([upload('file', 'x'.repeat(1024 * 1024 + 1))]))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().value.fields.file).toEqual([{ code: 'file_too_large', message: 'At most 1 MB.' }])
  })

  test('with what nobody asked for, two files, or half of a form is refused', async () => {
    const refused = async (parts: readonly string[]) => (await send('POST', '/wps/test/take', form(parts))).json()
    expect((await refused([field('kind', 'one'), field('role', 'admin')])).value.fields.role[0].code).toBe(
      'unknown_field',
    )
    expect((await refused([upload('other', 'abc')])).value.fields.other[0].code).toBe('unknown_field')
    expect((await refused([upload('file', 'a'), upload('file', 'b')])).success).toBe(false)
    const half = { ...form([]), text: '--x\r\ncontent-disposition: form-data; name="fi' }
    expect((await send('POST', '/wps/test/take', half)).json()).toMatchObject({
      success: false,
      errorCode: 'invalid_request',
    })
  })

  test('is taken by calls that ask for one, and by no other', async () => {
    const answer = await send('POST', '/wps/challenge', form([upload('file', 'abc')]))
    expect(answer.json().success).toBe(false)
  })
})
