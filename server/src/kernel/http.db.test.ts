import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { del, get, post } from '@croupier/contract/call.ts'
import { Amount, Id, paging } from '@croupier/contract/field.ts'
import { faultText } from '@croupier/contract/words/words.ts'
import { bare } from '../../test/bare.ts'
import { endSession, TRIAL } from './session.ts'
import { inTransaction } from './database.ts'
import { Refusal } from './refusal.ts'
import { route } from './route.ts'

const said: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line)) })

const Nothing = z.strictObject({})
const words = { summary: '', refusals: [] } as const
const echo = post('/wps/test/echo', {
  ...words,
  actor: 'anyone',
  body: z.strictObject({ id: Id, stake: Amount, note: z.string().max(20).optional() }),
  reply: z.strictObject({ stake: z.string(), language: z.string() }),
})
const list = get('/wps/test/list', {
  ...words,
  actor: 'anyone',
  query: z.object(paging(20)),
  reply: z.strictObject({ pageNo: z.number() }),
})
const one = get('/wps/test/one/{id}', {
  ...words,
  actor: 'anyone',
  params: z.object({ id: Id }),
  reply: z.strictObject({ id: z.string() }),
})
const account = get('/wps/test/account', {
  ...words,
  actor: 'account',
  reply: z.strictObject({ memberId: z.string() }),
})
const member = get('/wps/test/member', { ...words, actor: 'member', reply: Nothing })
const guest = get('/wps/test/guest', {
  ...words,
  actor: 'anyone',
  reply: z.strictObject({ known: z.boolean(), brandId: z.number(), ip: z.string() }),
})
const leaky = get('/wps/test/leaky', { ...words, actor: 'anyone', reply: z.strictObject({ name: z.string() }) })
const loose = get('/wps/test/loose', {
  ...words,
  actor: 'anyone',
  reply: z.object({ name: z.string(), inner: z.object({ kept: z.number() }) }),
})
const broken = get('/wps/test/broken', { ...words, actor: 'anyone', reply: Nothing })
const refused = get('/wps/test/refused', { ...words, actor: 'anyone', reply: Nothing })
const keyed = post('/wps/test/keyed', {
  ...words,
  actor: 'anyone',
  keyed: true,
  body: z.strictObject({ amount: Amount }),
  reply: z.strictObject({ key: z.string() }),
})
const bye = del('/wps/test/bye', { ...words, actor: 'anyone', reply: Nothing })
const login = post('/wps/test/login', { ...words, actor: 'anyone', limit: 'login', reply: Nothing })
const money = post('/wps/test/money', { ...words, actor: 'account', limit: 'money', reply: Nothing })
const money2 = post('/wps/test/money2', { ...words, actor: 'account', limit: 'money', reply: Nothing })
const cookies = post('/wps/test/cookies', {
  ...words,
  actor: 'anyone',
  reply: z.strictObject({ was: z.string().nullable() }),
})

const world = await bare({
  log,
  routes: [
    route(echo, async (_deps, ask) => ({ stake: ask.body.stake, language: ask.language })),
    route(list, async (_deps, ask) => ({ pageNo: ask.query.pageNo })),
    route(one, async (_deps, ask) => ({ id: ask.params.id })),
    route(account, async (_deps, ask) => ({ memberId: ask.session.memberId })),
    route(member, async () => ({})),
    route(guest, async (_deps, ask) => ({ known: ask.session !== undefined, brandId: ask.brandId, ip: ask.ip })),
    route(leaky, async () => ({ name: 'x', passwordHash: 'secret' })),
    route(loose, async () => ({ name: 'x', passwordHash: 'secret', inner: { kept: 1, salt: 'secret' } })),
    route(broken, async () => Promise.reject(new Error('relation "wallet.account" does not exist at /srv/app.ts'))),
    route(refused, async () =>
      Promise.reject(new Refusal('login_locked', { fill: { minutes: 30 }, value: { captcha: true } })),
    ),
    route(keyed, async (_deps, ask) => ({ key: ask.key ?? '' })),
    route(bye, async () => ({})),
    route(login, async () => ({})),
    route(money, async () => ({})),
    route(money2, async () => ({})),
    route(cookies, async (_deps, ask) => {
      ask.setCookie('kept', ask.cookie('kept') === undefined ? 'first' : undefined, { maxAgeS: 60, path: '/wps' })
      return { was: ask.cookie('kept') ?? null }
    }),
  ],
})
const { send, session } = world

const id = '0198c0de-0000-7000-8000-000000000001'
const good = { id, stake: '1.50' }

describe('the envelope', () => {
  test('of a success has the value and nothing else', async () => {
    const answer = await send('POST', echo.path, { body: good })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({ success: true, value: { stake: '1.50', language: 'en' } })
  })

  test('of a refusal has the code, its words filled in, and what goes with it', async () => {
    const answer = await send('GET', refused.path)
    expect(answer.statusCode).toBe(423)
    expect(answer.json()).toEqual({
      success: false,
      errorCode: 'login_locked',
      message: 'Too many failed attempts. Please try again in 30 minutes.',
      value: { captcha: true },
    })
  })

  test('of a bug says nothing about it, while the log has everything', async () => {
    const answer = await send('GET', broken.path)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      success: false,
      errorCode: 'internal_error',
      message: 'Something went wrong on our side. Please try again.',
    })
    const line = said.find((entry) => entry.requestId === answer.headers['x-request-id'])
    expect(line).toMatchObject({
      method: 'GET',
      path: broken.path,
      status: 500,
      err: { message: expect.stringContaining('wallet.account'), stack: expect.any(String) },
    })
  })

  test('never carries what the reply does not name: such a reply is a bug', async () => {
    const answer = await send('GET', leaky.path)
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
  })
})

test('of a reply that is not strict only what it names goes out', async () => {
  expect((await send('GET', loose.path)).json().value).toEqual({ name: 'x', inner: { kept: 1 } })
})

describe('what comes in badly', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const json = { 'content-type': 'application/json' }

  test.each<[string, number, string, { text?: string | Buffer; headers?: Record<string, string> }]>([
    ['broken JSON', 400, 'invalid_request', { text: '{"id": ', headers: json }],
    ['JSON that is no object', 400, 'invalid_request', { text: '[1]', headers: json }],
    ['a null', 400, 'invalid_request', { text: 'null', headers: json }],
    ['no body', 400, 'invalid_request', {}],
    ['an empty body', 400, 'invalid_request', { text: '', headers: json }],
    ['bytes that are no text', 400, 'invalid_request', { text: Buffer.from([0xff, 0xfe, 0x00, 0x80]), headers: json }],
    [
      'a body of 10 MB',
      413,
      'body_too_large',
      { text: JSON.stringify({ ...good, note: 'x'.repeat(10_000_000) }), headers: json },
    ],
    [
      'a body of 300 kB',
      413,
      'body_too_large',
      { text: JSON.stringify({ ...good, note: 'x'.repeat(300_000) }), headers: json },
    ],
    ['a pile of brackets', 400, 'invalid_request', { text: deep, headers: json }],
    [
      'a form',
      415,
      'unsupported_media_type',
      { text: 'id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'plain text',
      415,
      'unsupported_media_type',
      { text: JSON.stringify(good), headers: { 'content-type': 'text/plain' } },
    ],
    ['XML', 415, 'unsupported_media_type', { text: '<a/>', headers: { 'content-type': 'application/xml' } }],
    [
      'a type that is none',
      415,
      'unsupported_media_type',
      { text: '{}', headers: { 'content-type': 'application/jsonx; charset' } },
    ],
    [
      'a poisoned prototype',
      400,
      'invalid_request',
      { text: `{"id":"${id}","stake":"1","__proto__":{"admin":true}}`, headers: json },
    ],
    [
      'a poisoned constructor',
      400,
      'invalid_request',
      { text: `{"id":"${id}","stake":"1","constructor":{"prototype":{"admin":true}}}`, headers: json },
    ],
  ])('%s is answered %i %s', async (_name, status, errorCode, options) => {
    const answer = await send('POST', echo.path, options)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, errorCode, message: expect.any(String) })
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules|SyntaxError|Unexpected/)
  })

  test('unknown fields are named, each', async () => {
    const answer = await send('POST', echo.path, { body: { ...good, admin: true, balance: '9' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      errorCode: 'invalid_request',
      value: {
        fields: {
          admin: [{ code: 'unknown_field', message: 'Unknown field.' }],
          balance: [{ code: 'unknown_field' }],
        },
      },
    })
  })

  test('an amount that is none is named as such', async () => {
    const answer = await send('POST', echo.path, { body: { ...good, stake: '1e400' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      errorCode: 'invalid_amount',
      value: { fields: { stake: [{ code: 'invalid_amount', message: 'Enter a valid amount.' }] } },
    })
  })

  test('of a field said twice the last word counts, as in any JSON', async () => {
    const answer = await send('POST', echo.path, { text: `{"id":"${id}","stake":"1","stake":"2"}`, headers: json })
    expect(answer.json().value.stake).toBe('2')
  })

  test.each([
    ['pageNo=0', 'too_small'],
    ['pageNo=abc', 'wrong_type'],
    ['pageNo=1&pageNo=2', 'wrong_type'],
    ['pageSize=201', 'too_large'],
    ['pageNo=1.5', 'wrong_type'],
  ])('the query %s is refused at its field', async (query, code) => {
    const answer = await send('GET', `${list.path}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(Object.values(answer.json().value.fields)).toEqual([[expect.objectContaining({ code })]])
  })

  test('a query that nobody knows is left alone', async () => {
    expect((await send('GET', `${list.path}?pageNo=2&utm_source=x`)).json().value).toEqual({ pageNo: 2 })
  })

  test('a query field without a value counts as left out', async () => {
    expect((await send('GET', `${list.path}?pageNo=&pageSize=`)).json().value).toEqual({ pageNo: 1 })
  })

  test.each(['nonsense', "1'%20or%20'1'='1", '%00', 'x'.repeat(500), '%E0%A4%A'])(
    'an address that names nothing possible (%s) names nothing',
    async (name) => {
      const answer = await send('GET', `/wps/test/one/${name}`)
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.json().success).toBe(false)
    },
  )

  test.each(['/wps/nothing', '/wps', '/lgw/x', '/lotto', '/wps/test/list/', '/wps/../wps/nothing', '//wps/x'])(
    'an unknown path (%s) is not found, in the envelope',
    async (path) => {
      const answer = await send('GET', path)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ success: false, errorCode: 'not_found', message: 'Not found.' })
    },
  )

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s where only POST is known says which is',
    async (method) => {
      const answer = await send(
        method,
        echo.path,
        method === 'GET' ? {} : { text: 'x'.repeat(300_000), headers: { 'content-type': 'text/plain' } },
      )
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('POST')
      expect(answer.json().errorCode).toBe('method_not_allowed')
    },
  )

  test('a call without a body takes none, or an empty one, and nothing else', async () => {
    expect((await send('DELETE', bye.path)).statusCode).toBe(200)
    expect((await send('DELETE', bye.path, { text: '', headers: json })).statusCode).toBe(200)
    expect((await send('DELETE', bye.path, { body: {} })).statusCode).toBe(200)
    expect((await send('DELETE', bye.path, { body: { all: true } })).statusCode).toBe(400)
  })

  test('a head that is too long, or no HTTP at all, gets a clear answer on the wire', async () => {
    await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.http.server.address() as { port: number }
    const wire = (text: string) =>
      new Promise<string>((resolve) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (bytes) => (heard += bytes))
        socket.on('close', () => resolve(heard))
      })
    expect(await wire(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [^]*"errorCode":"invalid_request"/,
    )
    expect(await wire('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"errorCode":"invalid_request"/)
  })
})

describe('who asks', () => {
  test('is known by the token', async () => {
    const { token, memberId } = await session()
    expect((await send('GET', account.path, { token })).json().value).toEqual({ memberId })
  })

  test.each([['none'], ['x'.repeat(43)], ['short']])('is nobody with a token that is not (%s)', async (token) => {
    const answer = await send('GET', account.path, token === 'none' ? {} : { token })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().errorCode).toBe('not_logged_in')
  })

  test('is nobody with the token of another brand', async () => {
    const { token } = await session({ brandId: 2 })
    expect((await send('GET', account.path, { token })).json().errorCode).toBe('not_logged_in')
    expect((await send('GET', account.path, { token, headers: { merchant: 'OTHER' } })).statusCode).toBe(200)
  })

  test('is nobody from the moment the session is ended', async () => {
    const { token, id: sessionId } = await session()
    expect((await send('GET', account.path, { token })).statusCode).toBe(200)
    await inTransaction(world.deps.db, (tx) => endSession(tx, sessionId, world.deps.now()))
    expect((await send('GET', account.path, { token })).statusCode).toBe(401)
  })

  test('stays known while asking, and is nobody after idling too long', async () => {
    const { token } = await session({ idleForS: 600 })
    for (let minutes = 0; minutes < 30; minutes += 9) {
      expect((await send('GET', account.path, { token })).statusCode).toBe(200)
      world.pass(9 * 60_000)
    }
    world.pass(2 * 60_000)
    expect((await send('GET', account.path, { token })).statusCode).toBe(401)
  })

  test('may look as a guest, with a dead token too', async () => {
    expect((await send('GET', guest.path)).json().value).toMatchObject({ known: false, brandId: 1 })
    expect((await send('GET', guest.path, { token: 'z'.repeat(43) })).json().value).toMatchObject({ known: false })
    expect((await send('GET', guest.path, { token: (await session()).token })).json().value).toMatchObject({
      known: true,
    })
  })

  test('with a trial account is told where a real one is needed', async () => {
    const { token } = await session({ agentType: TRIAL })
    expect((await send('GET', account.path, { token })).statusCode).toBe(200)
    const answer = await send('GET', member.path, { token })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'in_need_true_account'])
  })

  test('is spoken to in their language, or the brand’s', async () => {
    expect((await send('POST', echo.path, { body: good, headers: { language: 'VI' } })).json().value.language).toBe(
      'vi',
    )
    expect((await send('POST', echo.path, { body: good, headers: { merchant: 'OTHER' } })).json().value.language).toBe(
      'tl',
    )
  })

  test('comes by merchant, by host, or to the demo brand on this machine', async () => {
    expect((await send('GET', guest.path, { headers: { merchant: 'OTHER' } })).json().value.brandId).toBe(2)
    expect((await send('GET', guest.path, { headers: { host: 'other.example:8080' } })).json().value.brandId).toBe(2)
    expect((await send('GET', guest.path, { headers: { host: '127.0.0.1:3000' } })).json().value.brandId).toBe(1)
  })

  test('a brand refuses in its own words where it has some, in the language they are for', async () => {
    const headers = { merchant: 'OTHER', language: 'EN' }
    expect((await send('GET', account.path, { headers })).json().message).toBe('Who are you?')
    const empty = (language: string) => send('POST', echo.path, { body: {}, headers: { ...headers, language } })
    const fieldsOf = async (language: string) => (await empty(language)).json().value.fields.id
    expect(await fieldsOf('EN')).toEqual([{ code: 'required', message: 'Say something.' }])
    expect(await fieldsOf('TY')).toEqual([{ code: 'required', message: faultText('tl', 'required') }])
  })

  test.each([
    [{ merchant: 'NOBODY' }, 'not_found'],
    [{ host: 'evil.example' }, 'invalid_url'],
    [{ merchant: '__proto__x', host: 'localhost' }, 'not_found'],
  ])('finds nobody at %j', async (headers, errorCode) => {
    const answer = await send('GET', guest.path, { headers })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([404, errorCode])
  })

  test('cannot choose an address to come from', async () => {
    expect((await send('GET', guest.path, { headers: { 'x-forwarded-for': '6.6.6.6' } })).json().value.ip).toBe(
      '127.0.0.1',
    )
  })
})

describe('the id of a command', () => {
  test('comes in the header where the body has none', async () => {
    const answer = await send('POST', keyed.path, {
      body: { amount: '1' },
      headers: { 'idempotency-key': id.toUpperCase() },
    })
    expect(answer.json().value).toEqual({ key: id })
  })

  test.each([
    [undefined, 'required'],
    ['nonsense', 'invalid'],
  ])('in the header as %s is refused as %s', async (key, code) => {
    const answer = await send('POST', keyed.path, {
      body: { amount: '1' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
    expect(answer.json()).toMatchObject({
      errorCode: 'invalid_request',
      value: { fields: { 'Idempotency-Key': [{ code }] } },
    })
  })

  test('may be said twice, but not differently', async () => {
    expect((await send('POST', echo.path, { body: good, headers: { 'idempotency-key': id } })).statusCode).toBe(200)
    const answer = await send('POST', echo.path, { body: good, headers: { 'idempotency-key': id.replace('1', '2') } })
    expect(answer.json()).toMatchObject({
      errorCode: 'invalid_request',
      value: { fields: { 'Idempotency-Key': [{ code: 'not_the_same' }] } },
    })
  })
})

describe('limits', () => {
  const other = { merchant: 'OTHER' }

  test('count logins by address and say when to come back', async () => {
    expect((await send('POST', login.path, { headers: other })).statusCode).toBe(200)
    expect((await send('POST', login.path, { headers: other })).statusCode).toBe(200)
    const answer = await send('POST', login.path, { headers: other })
    expect([answer.statusCode, answer.json().errorCode]).toEqual([429, 'too_many_requests'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('POST', login.path)).statusCode).toBe(200)
  })

  test('count money by member over all its calls, never by address', async () => {
    const [busy, calm] = [await session({ brandId: 2 }), await session({ brandId: 2 })]
    const pay = (path: string, token: string) =>
      send('POST', path, { token, headers: other }).then((answer) => answer.statusCode)
    expect([
      await pay(money.path, busy.token),
      await pay(money2.path, busy.token),
      await pay(money.path, busy.token),
    ]).toEqual([200, 200, 200])
    expect(await pay(money2.path, busy.token)).toBe(429)
    expect(await pay(money.path, calm.token)).toBe(200)
  })
})

describe('every reply', () => {
  test.each([
    ['GET', '/wps/test/guest'],
    ['GET', '/wps/nothing'],
    ['POST', '/wps/test/echo'],
    ['GET', '/healthz'],
  ])('(%s %s) carries the security headers and a request id', async (method, path) => {
    const { headers } = await send(method, path)
    const csp = String(headers['content-security-policy'])
    expect(csp).toContain("script-src 'self';")
    expect(csp).toContain("style-src 'self' 'unsafe-inline';")
    expect(csp).toContain("frame-ancestors 'self'")
    expect(csp).toContain("object-src 'none'")
    expect(csp).toContain("base-uri 'none'")
    expect(csp).not.toContain('upgrade-insecure-requests')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('of a call is not kept by anybody', async () => {
    expect((await send('GET', guest.path)).headers['cache-control']).toBe('no-store')
  })

  test('sets cookies that scripts and other sites cannot use, and takes them back', async () => {
    const first = await send('POST', cookies.path)
    expect(first.headers['set-cookie']).toBe('kept=first; Max-Age=60; Path=/wps; HttpOnly; SameSite=Strict')
    const second = await send('POST', cookies.path, { headers: { cookie: 'kept=first' } })
    expect(second.json().value).toEqual({ was: 'first' })
    expect(second.headers['set-cookie']).toMatch(/^kept=; .*Expires=Thu, 01 Jan 1970/)
  })
})

test('behind a trusted proxy the address, the host and the protocol are what the proxy says', async () => {
  const behind = await bare({
    config: { trustedProxies: ['127.0.0.1'] },
    routes: [route(guest, async (_deps, ask) => ({ known: false, brandId: ask.brandId, ip: ask.ip }))],
  })
  const answer = await behind.send('GET', guest.path, {
    headers: {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'https',
    },
  })
  expect(answer.json().value).toEqual({ known: false, brandId: 2, ip: '203.0.113.9' })
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('in production nobody falls back to the demo brand', async () => {
  const production = await bare({
    config: { mode: 'production' },
    routes: [route(guest, async () => ({ known: false, brandId: 0, ip: '' }))],
  })
  expect((await production.send('GET', guest.path, { headers: { host: 'localhost' } })).statusCode).toBe(404)
})
