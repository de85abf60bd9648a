import { once } from 'node:events'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { bare, type BareServer } from '../../test/bare.ts'
import { quickest } from '../../test/quickest.ts'
import { inTransaction } from './database.ts'
import { concernsSubject, type LiveTopic } from './live.ts'
import { notifySoon } from './notifications.ts'
import { announce } from './outbox.ts'
import { endSession } from './session.ts'

/** States that the tests change; reading counts. */
const state = new Map<string, { seq: number; data: unknown }>()
const reads: string[] = []
let broken = false

const purse: LiveTopic = {
  name: 'purse',
  actor: 'account',
  hears: ['purse_changed'],
  concerns: ({ session }, _brandId, keys) => session !== undefined && keys.has(session.memberId),
  read: async (_deps, { session }) => {
    reads.push('purse')
    if (broken) throw new Error('no database')
    return state.get(session?.memberId ?? '') ?? { seq: 0, data: 'empty' }
  },
}
let lists = 0
const draw: LiveTopic = {
  name: 'draw',
  actor: 'anyone',
  subjects: async () => {
    lists++
    if (broken) throw new Error('no database')
    return new Set([...state.keys()].filter((key) => key.startsWith('draw:')).map((key) => key.slice('draw:'.length)))
  },
  hears: ['drawn', 'draw_opened'],
  concerns: ({ brandId, subject }, newsBrand, keys) =>
    brandId === newsBrand && subject !== undefined && keys.has(subject),
  read: async (_deps, { subject }) => {
    reads.push(`draw:${subject}`)
    return state.get(`draw:${subject}`)
  },
}

const status: LiveTopic = {
  name: 'status',
  actor: 'anyone',
  hears: [],
  concerns: () => false,
  read: async () => ({ seq: 1, data: {} }),
}

const board: LiveTopic = {
  name: 'board',
  actor: 'anyone',
  subjects: async () => new Set(['A']),
  hears: ['board_changed'],
  changes: true,
  concerns: concernsSubject,
  read: async (_deps, { subject }) => state.get(`board:${subject}`),
}

let world: BareServer
let address: string
beforeAll(async () => {
  world = await bare({ topics: [purse, draw, status, board] })
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  await world.app.start()
  address = `ws://127.0.0.1:${(world.app.http.server.address() as { port: number }).port}/wps/live`
})

type LiveMessage = Record<string, unknown>

/** A page: what it was told, in order, and what it asks. */
async function openPage(options: { query?: string; headers?: Record<string, string>; autoPong?: boolean } = {}) {
  const { query = '', headers = {}, autoPong = true } = options
  const socket = new WebSocket(`${address}${query}`, { headers, autoPong })
  const told: LiveMessage[] = []
  let wake = () => {}
  socket.on('message', (bytes) => {
    told.push(JSON.parse(String(bytes)))
    wake()
  })
  await once(socket, 'open')
  const ask = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  async function next(): Promise<LiveMessage> {
    while (told.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return told.shift()!
  }
  /** What comes up to and including the answer of a ping: nothing else was said before it. */
  async function untilPong(): Promise<LiveMessage[]> {
    ask({ type: 'ping' })
    const heard: LiveMessage[] = []
    for (let said = await next(); said.type !== 'pong'; said = await next()) heard.push(said)
    return heard
  }
  return { socket, ask, next, untilPong, told }
}

const tell = (topic: string, keys: readonly string[], brandId = 1) =>
  inTransaction(world.deps.db, (tx) => announce(tx, [{ topic, brandId, keys }]))

async function account() {
  const session = await world.session()
  const page = await openPage()
  page.ask({ type: 'auth', token: session.token })
  expect(await page.next()).toEqual({ type: 'ready', loggedIn: true })
  return { ...session, ...page }
}

describe('an account', () => {
  test('is shown its state at once, and again when it has changed', async () => {
    const page = await account()
    state.set(page.memberId, { seq: 3, data: '10.00' })
    page.ask({ type: 'subscribe', topics: ['purse'] })
    expect(await page.next()).toEqual({ topic: 'purse', seq: 3, data: '10.00', snapshot: true })

    let seq = 3
    const tookMs = await quickest(1000, async () => {
      state.set(page.memberId, { seq: ++seq, data: '9.00' })
      await tell('purse_changed', [page.memberId, randomUUID()])
      expect(await page.next()).toEqual({ topic: 'purse', seq, data: '9.00', snapshot: true })
    })
    expect(tookMs).toBeLessThan(1000)
    page.socket.close()
  })

  test('is shown nothing that it knows already', async () => {
    const page = await account()
    state.set(page.memberId, { seq: 7, data: 'seven' })
    page.ask({ type: 'subscribe', topics: ['purse'], since: { purse: 7 } })
    expect(await page.untilPong()).toEqual([{ type: 'ready', loggedIn: true }].slice(1))
    state.set(page.memberId, { seq: 8, data: 'eight' })
    await tell('purse_changed', [page.memberId])
    expect(await page.next()).toMatchObject({ seq: 8 })
    page.ask({ type: 'subscribe', topics: ['purse'], since: { purse: 5 } })
    expect(await page.next()).toMatchObject({ seq: 8, snapshot: true })
    page.socket.close()
  })

  test('hears soon of what moves quickly, without a line in the outbox, and nothing of what was not committed', async () => {
    const [page, other] = [await account(), await account()]
    for (const { ask, next, memberId } of [page, other]) {
      ask({ type: 'subscribe', topics: ['purse'] })
      await next()
      state.set(memberId, { seq: 900, data: 'quick' })
    }
    const failing = inTransaction(world.deps.db, async (tx) => {
      notifySoon(tx, [{ topic: 'purse_changed', brandId: 1, keys: [other.memberId] }])
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await inTransaction(world.deps.db, async (tx) => {
      notifySoon(tx, [{ topic: 'purse_changed', brandId: 1, keys: [page.memberId] }])
      expect((await sql`select from kernel.outbox`.execute(tx)).rows).toEqual([])
    })
    // What is gathered is told together.
    expect(await page.next()).toMatchObject({ seq: 900 })
    expect(await other.untilPong()).toEqual([])
    for (const { socket } of [page, other]) socket.close()
  })

  test('hears nothing of what concerns others', async () => {
    const [mine, theirs] = [await account(), await account()]
    for (const page of [mine, theirs]) page.ask({ type: 'subscribe', topics: ['purse'] })
    await mine.next()
    await theirs.next()
    state.set(mine.memberId, { seq: 1, data: 'mine' })
    state.set(theirs.memberId, { seq: 1, data: 'theirs' })
    await tell('purse_changed', [theirs.memberId])
    expect(await theirs.next()).toMatchObject({ data: 'theirs' })
    expect(await mine.untilPong()).toEqual([])
    for (const page of [mine, theirs]) page.socket.close()
  })

  test('with many pages and much news is read once a tick', async () => {
    const first = await account()
    const second = await openPage()
    second.ask({ type: 'auth', token: first.token })
    await second.next()
    for (const page of [first, second]) page.ask({ type: 'subscribe', topics: ['purse'] })
    await first.next()
    await second.next()
    await first.untilPong()
    reads.length = 0
    state.set(first.memberId, { seq: 50, data: 'last' })
    const news = { topic: 'purse_changed', brandId: 1, keys: [first.memberId] }
    const pieces = Array.from({ length: 50 }, () => news)
    await inTransaction(world.deps.db, (tx) => announce(tx, pieces))
    expect(await first.next()).toMatchObject({ seq: 50 })
    expect(await second.next()).toMatchObject({ seq: 50 })
    expect(reads.length).toBeLessThanOrEqual(4)
    for (const page of [first, second]) page.socket.close()
  })

  test('loses its topics within a second when its session ends, and keeps the public ones', async () => {
    state.set('draw:KEEP', { seq: 1, data: 'drawn' })
    const page = await account()
    page.ask({ type: 'subscribe', topics: ['draw:KEEP'] })
    await page.next()
    let memberId = ''
    const tookMs = await quickest(1000, async () => {
      const session = await world.session()
      memberId = session.memberId
      page.ask({ type: 'auth', token: session.token })
      expect(await page.next()).toEqual({ type: 'ready', loggedIn: true })
      page.ask({ type: 'subscribe', topics: ['purse'] })
      await page.next()
      await inTransaction(world.deps.db, (tx) => endSession(tx, session.id, world.deps.now()))
      expect(await page.next()).toEqual({ type: 'refused', topic: 'purse', errorCode: 'not_logged_in' })
      expect(await page.next()).toEqual({ type: 'refused', errorCode: 'not_logged_in' })
    })
    expect(tookMs).toBeLessThan(1000)

    await tell('purse_changed', [memberId])
    state.set('draw:KEEP', { seq: 2, data: 'again' })
    await tell('drawn', ['KEEP'])
    expect(await page.next()).toMatchObject({ topic: 'draw:KEEP', seq: 2 })
    page.socket.close()
  })

  test('is shown the state after all when reading it failed', async () => {
    const page = await account()
    broken = true
    page.ask({ type: 'subscribe', topics: ['purse'] })
    await page.untilPong()
    broken = false
    expect(await page.next()).toMatchObject({ topic: 'purse' })
    page.socket.close()
  })
})

describe('a guest', () => {
  test('is greeted as one and may watch what is public', async () => {
    state.set('draw:MB', { seq: 1, data: ['12'] })
    const page = await openPage()
    page.ask({ type: 'subscribe', topics: ['draw:MB'] })
    expect(await page.next()).toEqual({ type: 'ready', loggedIn: false })
    expect(await page.next()).toEqual({ topic: 'draw:MB', seq: 1, data: ['12'], snapshot: true })
    page.socket.close()
  })

  test('hears nothing of other brands', async () => {
    state.set('draw:BRAND', { seq: 1, data: 1 })
    const page = await openPage({ query: '?merchant=OTHER' })
    page.ask({ type: 'subscribe', topics: ['draw:BRAND'] })
    await page.next()
    await page.next()
    state.set('draw:BRAND', { seq: 2, data: 2 })
    await tell('drawn', ['BRAND'], 1)
    state.set('draw:BRAND', { seq: 3, data: 3 })
    await tell('drawn', ['BRAND'], 2)
    expect(await page.next()).toMatchObject({ seq: 3 })
    page.socket.close()
  })

  test.each([
    ['an account’s topic', ['purse'], [{ type: 'refused', topic: 'purse', errorCode: 'not_logged_in' }]],
    ['a topic nobody knows', ['nonsense'], [{ type: 'refused', topic: 'nonsense', errorCode: 'not_found' }]],
    ['a part of every object', ['__proto__'], [{ type: 'refused', topic: '__proto__', errorCode: 'not_found' }]],
    [
      'a subject of a topic that has none',
      ['status:1'],
      [{ type: 'refused', topic: 'status:1', errorCode: 'not_found' }],
    ],
    ['a topic without its subject', ['draw'], [{ type: 'refused', topic: 'draw', errorCode: 'not_found' }]],
    ['a subject that does not exist', ['draw:NONE'], [{ type: 'refused', topic: 'draw:NONE', errorCode: 'not_found' }]],
  ])('is refused %s', async (_name, topics, expected) => {
    const page = await openPage()
    page.ask({ type: 'subscribe', topics })
    await page.next()
    expect(await page.next()).toEqual(expected[0])
    page.socket.close()
  })

  test.each([
    ['broken'],
    ['[]'],
    [JSON.stringify({ type: 'shout' })],
    [JSON.stringify({ type: 'auth', token: 'x', admin: true })],
  ])('is told that %s is no message', async (text) => {
    const page = await openPage()
    page.ask(text)
    expect(await page.next()).toEqual({ type: 'refused', errorCode: 'invalid_request' })
    page.socket.close()
  })

  test.each([['x'.repeat(43)], ['short']])('stays one with a token that is none (%s)', async (token) => {
    const page = await openPage()
    page.ask({ type: 'auth', token })
    expect(await page.next()).toEqual({ type: 'refused', errorCode: 'not_logged_in' })
    expect(await page.next()).toEqual({ type: 'ready', loggedIn: false })
    page.socket.close()
  })

  test('stays one with the token of another brand', async () => {
    const page = await openPage()
    page.ask({ type: 'auth', token: (await world.session({ brandId: 2 })).token })
    expect(await page.next()).toMatchObject({ type: 'refused' })
    page.socket.close()
  })

  test('may watch fifty topics, stop watching, and watch others', async () => {
    const page = await openPage()
    const names = Array.from({ length: 51 }, (_, index) => `draw:T${index}`)
    for (const name of names) state.set(name, { seq: 1, data: name })
    page.ask({ type: 'subscribe', topics: names.slice(0, 50) })
    for (let said = 0; said < 51; said++) await page.next()
    page.ask({ type: 'subscribe', topics: [names[50]] })
    expect(await page.next()).toEqual({ type: 'refused', topic: 'draw:T50', errorCode: 'too_many_requests' })
    page.ask({ type: 'unsubscribe', topics: [names[0]] })
    page.ask({ type: 'subscribe', topics: [names[50]] })
    expect(await page.next()).toMatchObject({ topic: 'draw:T50', seq: 1 })
    state.set('draw:T0', { seq: 2, data: '' })
    await tell('drawn', ['T0'])
    expect(await page.untilPong()).toEqual([])
    page.socket.close()
  })
})

describe('where news was missed', () => {
  test('pages are shown what has changed, and have their time to answer however often it is', async () => {
    state.set('draw:MISSED', { seq: 1, data: '' })
    // Its answer to a beat is late.
    const page = await openPage({ autoPong: false })
    page.ask({ type: 'subscribe', topics: ['draw:MISSED'] })
    await page.next()
    await page.next()
    for (const seq of [2, 3, 4]) {
      state.set('draw:MISSED', { seq, data: '' })
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'croupier news' and datname = current_database()`.execute(world.deps.db)
      expect(rows).toHaveLength(1)
      const said = page.next()
      await Promise.race([said, once(page.socket, 'close')])
      expect(page.socket.readyState).toBe(WebSocket.OPEN)
      expect(await said).toMatchObject({ topic: 'draw:MISSED', seq })
    }
    page.socket.close()
  })

  test('the end of a session that nobody heard of is seen', async () => {
    const page = await account()
    page.ask({ type: 'subscribe', topics: ['purse'] })
    await page.next()
    await sql`update kernel.session set ended_at = now() where member_id = ${page.memberId}`.execute(world.deps.db)
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'croupier news' and datname = current_database()`.execute(world.deps.db)
    expect(await page.next()).toEqual({ type: 'refused', topic: 'purse', errorCode: 'not_logged_in' })
    page.socket.close()
  })
})

describe('a page is not let in', () => {
  async function refusedWith(options: { query?: string; headers?: Record<string, string> }) {
    const socket = new WebSocket(`${address}${options.query ?? ''}`, { headers: options.headers ?? {} })
    const [, response] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { statusCode: number; destroy(): void },
    ]
    response.destroy()
    return response.statusCode
  }

  test('with a token in the address', async () => {
    expect(await refusedWith({ query: `?token=${'x'.repeat(43)}` })).toBe(400)
  })

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('from another site (%s)', async (origin) => {
    expect(await refusedWith({ headers: { origin } })).toBe(403)
  })

  test('of a brand that does not exist', async () => {
    expect(await refusedWith({ query: '?merchant=NOBODY' })).toBe(404)
  })

  test('from an address that has enough of them open', async () => {
    const few = await bare({ topics: [draw], rateLimits: { live: { points: 2, seconds: 1, addressPoints: null } } })
    await few.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = few.app.http.server.address() as { port: number }
    const open = async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live`)
      const [answer] = await Promise.race([
        once(socket, 'open').then(() => [socket]),
        once(socket, 'unexpected-response').then(([, response]) => [response.statusCode as number]),
      ])
      return answer
    }
    const first = await open()
    const second = await open()
    // Whatever the minute allows, no third one is open beside them.
    expect([await open(), await open()]).toEqual([429, 429])
    for (const socket of [first, second]) {
      if (!(socket instanceof WebSocket)) throw new Error('it was not opened')
      socket.close()
      await once(socket, 'close')
    }
    await expect.poll(open).toBeInstanceOf(WebSocket)
  })

  test('without asking for the channel', async () => {
    expect((await fetch(address.replace('ws:', 'http:'))).status).toBe(404)
  })

  test('but from its own site', async () => {
    const page = await openPage({ headers: { origin: address.replace('ws:', 'http:').replace('/wps/live', '') } })
    expect(await page.untilPong()).toEqual([])
    page.socket.close()
  })
})

describe('a page that behaves badly', () => {
  const closedWith = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0]

  test('with messages that are too long is shown the door', async () => {
    const page = await openPage()
    page.ask('x'.repeat(20_000))
    expect(await closedWith(page.socket)).toBe(1009)
  })

  test('with too many messages is shown the door', async () => {
    const page = await openPage()
    for (let message = 0; message < 101; message++) page.ask({ type: 'ping' })
    expect(await closedWith(page.socket)).toBe(1008)
  })

  test('with more invented subjects than a page has reason to name is shown the door', async () => {
    const page = await openPage()
    const invent = () => Array.from({ length: 50 }, () => `draw:${randomUUID()}`)
    for (let time = 0; time < 5; time++) page.ask({ type: 'subscribe', topics: invent() })
    expect(await closedWith(page.socket)).toBe(1008)
  })

  test('with invented subjects is refused each, and costs a few questions in all', async () => {
    const invent = () => Array.from({ length: 50 }, () => `draw:${randomUUID()}`)
    const guests = await Promise.all(Array.from({ length: 20 }, () => openPage()))
    const [before, readBefore] = [lists, reads.length]
    for (const guest of guests) for (let time = 0; time < 4; time++) guest.ask({ type: 'subscribe', topics: invent() })
    for (const guest of guests) {
      const said = await guest.untilPong()
      expect(said.filter(({ errorCode }) => errorCode === 'not_found')).toHaveLength(200)
      guest.socket.close()
    }
    // 4,000 names: a question for each round of those that waited together, and none for a name.
    expect(lists - before).toBeLessThan(40)
    expect(reads.length).toBe(readBefore)
  })

  test('is told to ask again when nobody can say whether a subject exists', async () => {
    const page = await openPage()
    broken = true
    page.ask({ type: 'subscribe', topics: ['draw:LATER'] })
    expect(await page.next()).toMatchObject({ type: 'ready' })
    expect(await page.next()).toEqual({ type: 'refused', errorCode: 'temporarily_unavailable' })
    broken = false
    state.set('draw:LATER', { seq: 1, data: 'there' })
    page.ask({ type: 'subscribe', topics: ['draw:LATER'] })
    expect(await page.next()).toMatchObject({ topic: 'draw:LATER', seq: 1 })
    page.socket.close()
  })

  test('with one token after the other is shown the door', async () => {
    const page = await openPage()
    for (let time = 0; time < 21; time++) page.ask({ type: 'auth', token: randomBytes(32).toString('base64url') })
    expect(await closedWith(page.socket)).toBe(1008)
  })

  test('by saying nothing is shown the door', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = await openPage()
    const talker = await openPage()
    await talker.untilPong()
    await vi.advanceTimersByTimeAsync(31_000)
    vi.useRealTimers()
    expect(await closedWith(page.socket)).toBe(1008)
    expect(await talker.untilPong()).toEqual([])
    talker.socket.close()
  })

  test('by reading too slowly is shown the newest state once it has read, and the others every one', async () => {
    const [slow, quick] = [await openPage(), await openPage()]
    state.set('draw:BIG', { seq: 1, data: '' })
    for (const page of [slow, quick]) {
      page.ask({ type: 'subscribe', topics: ['draw:BIG'] })
      await page.next()
      await page.next()
    }
    slow.socket.pause()
    for (let seq = 2; seq <= 25; seq++) {
      state.set('draw:BIG', { seq, data: 'x'.repeat(1_000_000) })
      await tell('drawn', ['BIG'])
      expect(await quick.next()).toMatchObject({ seq })
    }
    slow.socket.resume()
    let seen = 0
    for (let last: unknown = 1; last !== 25; seen += 1) last = (await slow.next()).seq
    expect(seen).toBeLessThan(20)
    for (const { socket } of [slow, quick]) socket.close()
  })

  test('by not reading at all is dropped, and the others are served', async () => {
    const [slow, quick] = [await openPage(), await openPage()]
    state.set('draw:BIG', { seq: 1, data: '' })
    for (const page of [slow, quick]) {
      page.ask({ type: 'subscribe', topics: ['draw:BIG'] })
      await page.next()
      await page.next()
    }
    const show = async (seq: number) => {
      state.set('draw:BIG', { seq, data: 'x'.repeat(1_000_000) })
      await tell('drawn', ['BIG'])
      await quick.next()
    }
    slow.socket.pause()
    for (let seq = 2; seq < 12; seq++) await show(seq)
    const later = performance.now() + 16_000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
    await show(12)
    clock.mockRestore()
    slow.socket.resume()
    expect((await once(slow.socket, 'close'))[0]).not.toBe(1000)
    quick.socket.close()
  })

  test('that understands changes is told what has changed, and whole states where it begins or has missed one', async () => {
    const [page, plain] = [await openPage(), await openPage()]
    const rows = Array.from({ length: 20 }, (_, at) => ({ at, text: `row ${at}` }))
    state.set('board:A', { seq: 1, data: { rows, count: 0 } })
    page.ask({ type: 'subscribe', topics: ['board:A'], changes: true })
    plain.ask({ type: 'subscribe', topics: ['board:A'] })
    await page.next()
    await plain.next()
    expect(await page.next()).toMatchObject({ seq: 1, snapshot: true })
    await plain.next()

    state.set('board:A', { seq: 5, data: { rows, count: 1 } })
    await tell('board_changed', ['A'])
    expect(await page.next()).toEqual({
      topic: 'board:A',
      seq: 5,
      after: 1,
      changes: [{ op: 'replace', path: '/count', value: 1 }],
    })
    expect(await plain.next()).toEqual({ topic: 'board:A', seq: 5, data: { rows, count: 1 }, snapshot: true })

    // Told anew what it says it knows already, it is not; what comes then is whole, for nobody here knows what it has.
    page.ask({ type: 'subscribe', topics: ['board:A'], since: { 'board:A': 5 }, changes: true })
    expect(await page.untilPong()).toEqual([])
    state.set('board:A', { seq: 6, data: { rows, count: 2 } })
    await tell('board_changed', ['A'])
    expect(await page.next()).toMatchObject({ seq: 6, data: { count: 2 }, snapshot: true })

    // As much has changed as there is.
    state.set('board:A', { seq: 7, data: { rows: rows.map((row) => ({ ...row, text: 'new' })), count: 3 } })
    await tell('board_changed', ['A'])
    expect(await page.next()).toMatchObject({ seq: 7, data: { count: 3 }, snapshot: true })
    for (const { socket } of [page, plain]) socket.close()
  })
})
