import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get, post } from '@croupier/contract/call.ts'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { z } from 'zod'

const look = get('/wps/things/{thingId}', {
  summary: 'A thing',
  actor: 'anyone',
  params: z.object({ thingId: z.string() }),
  query: z.object({ from: z.string().optional(), size: z.number().optional() }),
  reply: z.object({ name: z.string() }),
  refusals: [],
})
const move = post('/wps/things/move', {
  summary: 'Move',
  actor: 'account',
  keyed: true,
  body: z.object({ to: z.string() }),
  reply: z.object({}),
  refusals: [],
})

const tell = post('/wps/things/tell', {
  summary: 'Tell a secret',
  actor: 'anyone',
  encrypted: true,
  body: z.object({ word: z.string() }),
  reply: z.object({}),
  refusals: [],
})

const note = post('/wps/things/note', {
  summary: 'Take note',
  actor: 'anyone',
  body: z.object({ word: z.string() }),
  reply: z.object({}),
  refusals: [],
})

const kept = new Map<string, string>()
const answers = vi.fn<(url: string, request: RequestInit) => Response>()
const success = (value: unknown) => Response.json({ success: true, value })
const failure = (status: number, body: object) => Response.json({ success: false, ...body }, { status })

/** The modules as a new tab has them. */
async function newTab() {
  vi.resetModules()
  return { ...(await import('./calls.ts')), ...(await import('./session.ts')) }
}

beforeEach(() => {
  kept.clear()
  answers.mockReset()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => answers(url, request))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const sent = () => answers.mock.calls.at(-1)!
const headersSent = () => new Headers(sent()[1].headers)
const member = { token: 'secret', account: 'member01', merchant: 'LUCKY', cpw: '', isAgent: 0 } as const

test('a call goes to its path with its query, and says for whom it asks', async () => {
  const { ask, setCaller, startSession } = await newTab()
  answers.mockReturnValue(success({ name: 'clover' }))
  setCaller({ merchant: 'LUCKY', language: 'VI' })
  startSession(member)
  expect(await ask(look, { params: { thingId: 'a/b' }, query: { size: 5, from: undefined } })).toEqual({
    name: 'clover',
  })
  expect(sent()[0]).toBe('/wps/things/a%2Fb?size=5')
  expect(Object.fromEntries(headersSent())).toMatchObject({
    merchant: 'LUCKY',
    language: 'VI',
    authorization: 'Bearer secret',
  })
})

test('a command that moves money without an id carries a key, the same one where the caller hands one over', async () => {
  const { ask } = await newTab()
  answers.mockImplementation(() => success({}))
  await ask(move, { body: { to: 'x' } })
  expect(headersSent().get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  await ask(move, { body: { to: 'x' }, key: 'mine' })
  expect(headersSent().get('idempotency-key')).toBe('mine')
  expect(sent()[1].body).toBe('{"to":"x"}')
})

test('a refusal has its code, its words and what is wrong at each field', async () => {
  const { ask, CallRefusal } = await newTab()
  const fields = { size: [{ code: 'too_large', message: 'At most 200.' }] }
  answers.mockReturnValue(
    failure(400, { errorCode: 'invalid_request', message: 'Some details need your attention.', value: { fields } }),
  )
  const refused = await ask(look, { params: { thingId: '1' } }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallRefusal)
  expect(refused).toMatchObject({
    code: 'invalid_request',
    status: 400,
    message: 'Some details need your attention.',
    fields,
  })
})

test('a lost line and an answer that is none of ours are told apart', async () => {
  const { ask } = await newTab()
  answers.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(ask(look, { params: { thingId: '1' } })).rejects.toMatchObject({ code: 'unreachable', status: 0 })
  answers.mockImplementation(() => new Response('<html>', { status: 502 }))
  await expect(ask(look, { params: { thingId: '1' } })).rejects.toMatchObject({ code: 'unreadable', status: 502 })
})

test('a session the server does not know any more is forgotten and told of once', async () => {
  const { ask, onSessionExpired, session, startSession } = await newTab()
  const expired = vi.fn()
  onSessionExpired(expired)
  answers.mockImplementation(() => failure(401, { errorCode: 'not_logged_in', message: 'Please log in.' }))

  await ask(look, { params: { thingId: '1' } }).catch(() => undefined)
  expect(expired).not.toHaveBeenCalled()

  startSession(member)
  await Promise.all([1, 2, 3].map(() => ask(look, { params: { thingId: '1' } }).catch(() => undefined)))
  expect(session()).toBeUndefined()
  expect(kept.size).toBe(0)
  expect(expired).toHaveBeenCalledTimes(1)
})

test('what was sealed by a clock that goes wrong is said again by the server’s, once', async () => {
  const { ask } = await newTab()
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid: 'one' }
  const now = new Date(Date.now() + 3 * 86_400_000).toISOString()
  const late = () => failure(400, { errorCode: 'payload_expired', message: 'Too late.', value: { now } })
  const stampedAt = async ([, { body }]: [string, RequestInit]) => {
    const { plaintext } = await compactDecrypt(JSON.parse(String(body)).payload, privateKey)
    return JSON.parse(new TextDecoder().decode(plaintext)).iat * 1000
  }
  const said = () => answers.mock.calls.filter(([url]) => url === '/wps/things/tell')

  answers.mockImplementation((url) =>
    url.endsWith('/jwks') ? success({ keys: [key] }) : said().length === 1 ? late() : success({}),
  )
  await ask(tell, { body: { word: 'x' } })
  const [first, second] = await Promise.all(said().map(stampedAt))
  expect(said()).toHaveLength(2)
  expect(Math.abs((first ?? 0) - Date.now())).toBeLessThan(60_000)
  expect(Math.abs((second ?? 0) - Date.parse(now))).toBeLessThan(60_000)

  answers.mockClear()
  answers.mockImplementation((url) => (url.endsWith('/jwks') ? success({ keys: [key] }) : late()))
  await expect(ask(tell, { body: { word: 'x' } })).rejects.toMatchObject({ code: 'payload_expired' })
  expect(said()).toHaveLength(2)
})

const away = (errorCode: string) =>
  Response.json({ success: false, errorCode, message: 'Later' }, { status: 503, headers: { 'retry-after': '2' } })

test('a server that is away is asked again after the time that it names, by reads and by what has an id', async () => {
  vi.useFakeTimers()
  const { ask } = await newTab()
  answers.mockReturnValueOnce(away('temporarily_unavailable')).mockReturnValue(success({ name: 'clover' }))
  const read = ask(look, { params: { thingId: 'a' } })
  await vi.advanceTimersByTimeAsync(1999)
  expect(answers).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1001)
  expect(await read).toEqual({ name: 'clover' })

  answers.mockReset()
  answers.mockReturnValueOnce(away('outcome_unknown')).mockReturnValue(success({}))
  const moved = ask(move, { body: { to: 'there' } })
  await vi.advanceTimersByTimeAsync(3000)
  await moved
  const keys = answers.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a server that stays away is asked three times, and what has no id once', async () => {
  vi.useFakeTimers()
  const { ask, isUnanswered } = await newTab()
  answers.mockImplementation(() => away('temporarily_unavailable'))
  const failure = ask(look, { params: { thingId: 'a' } }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isUnanswered(await failure)).toBe(true)
  expect(answers).toHaveBeenCalledTimes(3)

  answers.mockClear()
  await expect(ask(note, { body: { word: 'hush' } })).rejects.toMatchObject({ code: 'temporarily_unavailable' })
  expect(answers).toHaveBeenCalledTimes(1)
})
