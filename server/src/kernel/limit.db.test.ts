import { randomBytes } from 'node:crypto'
import { get, limitOf, post } from '@croupier/contract/call.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bare } from '../../test/bare.ts'
import { type LimitName, OWN_REQUEST, openLimits, RATE_LIMITS, type RateLimit } from './limit.ts'
import { route } from './route.ts'

const Nothing = z.strictObject({})
const words = { summary: 'A call of the test', refusals: [], reply: Nothing } as const
const shown = get('/wps/test/shown', { ...words, actor: 'anyone' })
const own = get('/wps/test/own', { ...words, actor: 'account' })
const change = post('/wps/test/change', { ...words, actor: 'account' })
const dear = get('/wps/test/dear', { ...words, actor: 'account', limit: 'costly' })
const pay = post('/wps/test/pay', { ...words, actor: 'account', limit: 'money' })
const CALLS_HERE = [shown, own, change, dear, pay]

/** A world with these limits, where one request tells only its status. */
async function limited(rateLimits: Partial<Record<LimitName, Partial<RateLimit>>>) {
  const stated = Object.entries(rateLimits).map(([name, rate]) => [
    name,
    { points: 1_000_000, seconds: 60, addressPoints: null, ...rate },
  ])
  const world = await bare({
    routes: CALLS_HERE.map((call) => route(call, async () => ({}))),
    rateLimits: Object.fromEntries(stated) as Partial<Record<LimitName, RateLimit>>, // Of the names that were given.
  })
  const ask = async ({ method, path }: (typeof CALLS_HERE)[number], from: { token?: string; ip?: string } = {}) => {
    const answer = await world.app.http.inject({
      method,
      url: path,
      remoteAddress: from.ip ?? '10.0.0.1',
      headers: from.token === undefined ? {} : { authorization: `Bearer ${from.token}` },
    })
    return answer.statusCode
  }
  const times = async (count: number, one: () => Promise<number>) => {
    const statuses: number[] = []
    for (let time = 0; time < count; time++) statuses.push(await one())
    return statuses
  }
  return { ...world, ask, times }
}

describe('every request has a class', () => {
  test.each(
    Object.values(CALLS)
      .flat()
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )('%s', (_name, call) => {
    expect(RATE_LIMITS).toHaveProperty(limitOf(call))
  })

  test('and a server does not begin with a route that has none', async () => {
    const world = bare({ sites: [async (app) => void app.get('/somewhere', async () => 'here')] })
    await expect(world).rejects.toThrow('/somewhere is limited by no class')
  })

  test.each<[string, LimitName]>([
    ['/healthz', 'health'],
    ['/readyz', 'health'],
    ['/metrics', 'health'],
    ['/openapi.json', 'file'],
    ['/docs/', 'file'],
    [`/wps/files/shown/1/x/1/${'0'.repeat(8)}/a.webp`, 'file'],
    ['/wps/live', 'live'],
    ['/wps/test/nothing', 'page'],
    ['/nothing', 'page'],
  ])('%s is limited by address', async (url, name) => {
    const { app } = await limited({ [name]: { points: 1 } })
    const ask = (remoteAddress: string) => app.http.inject({ url, remoteAddress })
    expect((await ask('10.0.0.1')).statusCode).not.toBe(429)
    const second = await ask('10.0.0.1')
    expect([second.statusCode, second.json().errorCode]).toEqual([429, 'too_many_requests'])
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('10.0.0.2')).statusCode).not.toBe(429)
  })
})

describe('a call', () => {
  test('of guests is counted by address, IPv6 by the network of a customer', async () => {
    const { ask, times } = await limited({ public: { points: 2 } })
    expect(await times(3, () => ask(shown))).toEqual([200, 200, 429])
    expect(await ask(shown, { ip: '10.0.0.2' })).toBe(200)
    expect(await ask(shown, { ip: '2001:db8:0:1::1' })).toBe(200)
    expect(await ask(shown, { ip: '2001:db8:0:1:ffff::2' })).toBe(200)
    expect(await ask(shown, { ip: '2001:db8:0:1:abcd::3' })).toBe(429)
    expect(await ask(shown, { ip: '2001:db8:0:2::1' })).toBe(200)
  })

  test.each([
    ['read', own],
    ['write', change],
    ['costly', dear],
    ['money', pay],
  ] as const)('of an account (%s) is counted by account, wherever it calls from', async (name, call) => {
    const { ask, times, session } = await limited({ [name]: { points: 2 } })
    const [busy, calm] = [await session(), await session()]
    let host = 0
    expect(await times(3, () => ask(call, { token: busy.token, ip: `10.0.1.${++host}` }))).toEqual([200, 200, 429])
    expect(await ask(call, { token: calm.token, ip: '10.0.1.3' })).toBe(200)
  })

  test('is counted by address besides, over all its accounts, but not where it moves money', async () => {
    const { ask, session } = await limited({ read: { addressPoints: 2 } })
    const accounts = await Promise.all([session(), session(), session()])
    const asked = []
    for (const { token } of accounts) asked.push(await ask(own, { token }))
    expect(asked).toEqual([200, 200, 429])
    for (const { token } of accounts) expect(await ask(pay, { token })).toBe(200)
  })

  test('that names the word of this process alone is not counted again', async () => {
    const { app, ask } = await limited({ public: { points: 1 } })
    const inside = { url: shown.path, headers: OWN_REQUEST, remoteAddress: '10.0.0.1' }
    for (let time = 0; time < 3; time++) expect((await app.http.inject(inside)).statusCode).toBe(200)
    const guessed = Object.fromEntries(Object.keys(OWN_REQUEST).map((name) => [name, 'true']))
    expect((await app.http.inject({ ...inside, headers: guessed })).statusCode).toBe(200)
    expect((await app.http.inject({ ...inside, headers: guessed })).statusCode).toBe(429)
    expect(await ask(shown)).toBe(429)
  })

  test('is refused before its body is read', async () => {
    const { app } = await limited({ write: { addressPoints: 1 } })
    const broken = { method: 'POST', url: change.path, headers: { 'content-type': 'application/json' } } as const
    const statuses = [
      (await app.http.inject({ ...broken, payload: '{' })).statusCode,
      (await app.http.inject({ ...broken, payload: '{' })).statusCode,
    ]
    expect(statuses).toEqual([400, 429])
  })
})

describe('tokens that are nobody’s', () => {
  test('are looked up only so often for an address', async () => {
    const { ask, times, session } = await limited({ stranger: { points: 2 } })
    const guess = () => ask(pay, { token: randomBytes(32).toString('base64url') })
    expect(await times(3, guess)).toEqual([401, 401, 429])

    expect(await queriesDuring(guess)).toEqual([])
    expect(await ask(pay, { token: (await session()).token, ip: '10.0.0.2' })).toBe(200)
  })

  test('do not keep a member away whose session is known', async () => {
    const { app, ask, times, session } = await limited({ stranger: { points: 1 } })
    await app.start()
    const { token } = await session()
    // News arrives from the first moment on, so the session is remembered once it has been asked for.
    await expect.poll(() => ask(own, { token })).toBe(200)
    await times(2, () => ask(own, { token: randomBytes(32).toString('base64url') }))
    expect(await ask(own, { token: randomBytes(32).toString('base64url') })).toBe(429)
    expect(await ask(own, { token })).toBe(200)
  })
})

test('no more counters are kept than fit: the one that was quiet longest is forgotten', async () => {
  const limits = openLimits(2)
  const take = (ip: string) => limits.takeCaller(undefined, 'letter', { ip, path: '/' }).then(Boolean, () => 'refused')
  for (let letter = 0; letter < RATE_LIMITS.letter.points; letter++) {
    await take('10.0.0.1')
    await take('10.0.0.2')
  }
  expect(await take('10.0.0.1')).toBe('refused')
  await take('10.0.0.3')
  expect(await take('10.0.0.1')).toBe('refused')
  expect(await take('10.0.0.2')).toBe(false)
})

test('who asks on and on is answered late', async () => {
  vi.useFakeTimers()
  const limits = openLimits()
  const take = () =>
    limits.takeCaller(undefined, 'letter', { ip: '10.0.0.1', path: '/' }).then(Boolean, () => 'refused')
  for (let letter = 0; letter < 2 * RATE_LIMITS.letter.points; letter++) await take()

  const answered = vi.fn()
  const last = take().then(answered)
  await vi.advanceTimersByTimeAsync(900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await last
  expect(answered).toHaveBeenCalledWith('refused')
  vi.useRealTimers()
})

/** What the database was asked meanwhile. */
async function queriesDuring(work: () => Promise<unknown>): Promise<readonly unknown[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const queries = asked.mock.calls.map(([text]) => text)
  asked.mockRestore()
  return queries
}
