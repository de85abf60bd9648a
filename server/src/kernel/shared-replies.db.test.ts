import { get } from '@croupier/contract/call.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bare } from '../../test/bare.ts'
import { inTransaction } from './database.ts'
import { announce } from './outbox.ts'
import { route } from './route.ts'
import { SharedReplies } from './shared-replies.ts'

const lobby = get('/wps/test/lobby', {
  summary: 'A call of the test',
  actor: 'anyone',
  query: z.object({ page: z.coerce.number().default(1) }),
  reply: z.strictObject({ page: z.number(), made: z.number(), forMember: z.boolean() }),
  refusals: [],
})

/** A world whose lobby says how often it was made. */
async function lobbyWorld() {
  let made = 0
  const world = await bare({
    routes: [
      route(
        lobby,
        async (_deps, { query, session }) => ({ page: query.page, made: ++made, forMember: session !== undefined }),
        { audience: (_deps, ip) => (ip.startsWith('10.1.') ? 'there' : 'here') },
      ),
    ],
  })
  const ask = (options: { query?: string; headers?: Record<string, string>; ip?: string } = {}) =>
    world.app.http.inject({
      url: `${lobby.path}${options.query ?? ''}`,
      headers: options.headers ?? {},
      remoteAddress: options.ip ?? '10.0.0.1',
    })
  return { ...world, ask, count: () => made }
}

describe('what guests share', () => {
  test('is made once for all who ask together', async () => {
    const { ask, count } = await lobbyWorld()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(count()).toBe(1)
  })

  test('is made for each brand, language, place and question of its own, and for members each time', async () => {
    const { ask, session } = await lobbyWorld()
    const { token } = await session()
    const answers = await Promise.all([
      ask(),
      ask({ query: '?page=2' }),
      ask({ headers: { language: 'VI' } }),
      ask({ headers: { merchant: 'OTHER' } }),
      ask({ ip: '10.1.0.1' }),
      ask({ headers: { authorization: `Bearer ${token}` } }),
      ask({ headers: { authorization: `Bearer ${token}` } }),
    ])
    expect(new Set(answers.map((answer) => answer.json().value.made)).size).toBe(7)
    expect(answers[5].headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(answers[5].headers.etag).toBeUndefined()
  })

  test('is not sent again to who has it', async () => {
    const { app, ask } = await lobbyWorld()
    await app.start()
    await expect.poll(async () => (await ask()).body === (await ask()).body).toBe(true)
    const first = await ask()
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'merchant, language, authorization',
    })
    // It may have been made anew in between, and then it is another one.
    const twice = async () => {
      const { headers } = await ask()
      const again = await ask({ headers: { 'if-none-match': String(headers.etag) } })
      return [again.statusCode, again.body]
    }
    await expect.poll(twice).toEqual([304, ''])
    const other = await ask({ headers: { 'if-none-match': '"another"' } })
    expect(other.statusCode).toBe(200)
  })

  test('is made anew when the brand has changed', async () => {
    const { app, ask, deps } = await lobbyWorld()
    await app.start()
    await expect.poll(async () => (await ask()).body === (await ask()).body).toBe(true)
    const before = (await ask()).json().value.made
    await inTransaction(deps.db, (tx) => announce(tx, [{ topic: 'brand_changed', brandId: 1, keys: ['1'] }]))
    await expect.poll(async () => (await ask()).json().value.made).toBeGreaterThan(before)
  })
})

describe('answers at hand', () => {
  const make = (text: string) => () => Promise.resolve(text)

  test('are trusted only while news arrives', async () => {
    const replies = new SharedReplies()
    const find = (text: string) => replies.find('key', 1, make(text)).then((reply) => reply.text)
    expect([await find('first'), await find('second')]).toEqual(['first', 'second'])
    replies.upToDate(performance.now())
    expect([await find('third'), await find('fourth')]).toEqual(['third', 'third'])
    replies.hear([{ topic: 'brand_changed', brandId: 2, keys: [] }])
    expect(await find('fifth')).toBe('third')
    replies.hear([{ topic: 'brand_changed', brandId: 1, keys: [] }])
    expect(await find('sixth')).toBe('sixth')
  })

  test('that were being made when the brand changed are not kept', async () => {
    const replies = new SharedReplies()
    replies.upToDate(performance.now())
    const old = Promise.withResolvers<string>()
    const asked = replies.find('key', 1, () => old.promise)
    replies.hear([{ topic: 'brand_changed', brandId: 1, keys: [] }])
    expect((await replies.find('key', 1, make('new'))).text).toBe('new')
    old.resolve('old')
    expect((await asked).text).toBe('old')
    expect((await replies.find('key', 1, make('newer'))).text).toBe('new')
  })

  test('are not made of what went wrong', async () => {
    const replies = new SharedReplies()
    replies.upToDate(performance.now())
    await expect(replies.find('key', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect((await replies.find('key', 1, make('yes'))).text).toBe('yes')
  })
})
