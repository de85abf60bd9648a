import { once } from 'node:events'
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { decodeJwt, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noticeAfterTry } from './courier.ts'
import { openGateway } from './gateway.ts'
import type { StoredNotice } from './notice-store.ts'

const key = 'k'.repeat(24)
const secret = 's'.repeat(32)
const DAY_MS = 24 * 3600_000

let folder: string
let site: Awaited<ReturnType<typeof openSite>>
let gateway: Awaited<ReturnType<typeof openGateway>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  site = await openSite()
  gateway = await openGateway({ dataDir: folder, key, secret, port: 0, site: site.address })
})
afterEach(async () => {
  await gateway.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

/** A site that keeps what it hears, and whose clock may be ahead. */
async function openSite() {
  const heard: string[] = []
  let told: (() => void) | undefined
  let aheadMs = 0
  const server = createServer((request, response) => {
    if (request.method === 'GET')
      return void response.end(JSON.stringify({ value: { serverTime: new Date(Date.now() + aheadMs).toISOString() } }))
    void json(request).then((body) => {
      response.end()
      heard.push((body as { readonly notice: string }).notice)
      told?.()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async next() {
      while (heard.length === 0) await new Promise<void>((resolve) => (told = resolve))
      return heard.shift()!
    },
    quiet: () => heard.length === 0,
    moveClock(ms: number) {
      aheadMs = ms
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const send = (path: string, form: Record<string, string>) =>
  fetch(gateway.address + path, { method: 'POST', body: new URLSearchParams(form) })
const read = (path: string) => fetch(gateway.address + path).then((response) => response.text())

async function ordered(more: Record<string, unknown> = {}) {
  const order = {
    id: randomUUID(),
    reference: 'DEP 0001 0001',
    amount: '1500.00',
    currency: 'PHP',
    kind: 'page',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    returnUrl: '/?modal=memberCentre',
    ...more,
  }
  await fetch(`${gateway.address}/v1/payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  return order
}

/** Let it be noon tomorrow, so that no day ends in the middle of a test. */
function toNoon() {
  const noon = new Date()
  noon.setUTCHours(36, 0, 0, 0)
  site.moveClock(noon.getTime() - Date.now())
  return { day: noon.toISOString().slice(0, 10), expiresAt: new Date(noon.getTime() + 900_000).toISOString() }
}

const PESOS =
  '00020101021228480011ph.ppmi.p2m0111BOPIPHMMXXX0307000111205030015204799553036085406500.005802PH5905LUCKY6006MAKATI62140510DEP000000163041CD9'

test('the page says what is to be paid and until when, that it is a sandbox, and leads back', async () => {
  const { id } = await ordered()
  const page = await read(`/pay/${id}`)
  for (const words of ['SANDBOX', '1,500.00 PHP', 'DEP 0001 0001', `href="${site.address}/?modal=memberCentre"`])
    expect(page).toContain(words)
  expect(await (await send(`/pay/${id}`, { do: 'pay' })).text()).toContain('Paid')
  expect(decodeJwt(await site.next())).toMatchObject({ id, type: 'payment_received', amount: '1500.00' })
})

test('paid twice at once on its page is paid once', async () => {
  const { day, expiresAt } = toNoon()
  const { id } = await ordered({ expiresAt })
  await Promise.all([send(`/pay/${id}`, { do: 'pay' }), send(`/pay/${id}`, { do: 'pay' })])
  expect((await statement(day)).split('\r\n').filter((line) => line.includes(id))).toHaveLength(1)
})

test.each(['0', '0.00', 'ten', '-5', '1e3'])('an amount of %s is none', async (amount) => {
  const { id } = await ordered()
  const answer = await send(`/pay/${id}`, { do: 'pay', amount })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Digits with a point')
})

test('the bank’s app says what a picture says, and pays it or another amount', async () => {
  const { id } = await ordered({ reference: 'DEP 000 0001', amount: '500.00', kind: 'qr' })
  const page = await (await send('/bank', { do: 'read', text: PESOS })).text()
  for (const words of ['QR Ph', 'LUCKY', 'BOPIPHMMXXX', 'DEP0000001', 'value="500.00"']) expect(page).toContain(words)

  await send('/bank', { do: 'pay', text: PESOS, amount: '499.00' })
  expect(decodeJwt(await site.next())).toMatchObject({ id, reference: 'DEP 000 0001', amount: '499.00' })
})

test('a payment that waits for its picture can be picked instead', async () => {
  const { id } = await ordered({ reference: 'DEP 000 0001', amount: '500.00', kind: 'qr' })
  expect(await read('/bank')).toContain('Pay DEP 000 0001')
  expect(await (await send('/bank', { do: 'read', id })).text()).toContain('value="500.00"')
  await send('/bank', { do: 'pay', id, amount: '500.00' })
  expect(decodeJwt(await site.next())).toMatchObject({ id, amount: '500.00' })
  expect(await read('/bank')).not.toContain('Pay DEP 000 0001')
})

test('money that nobody asked for arrives without a payment', async () => {
  await send('/bank', { do: 'pay', text: PESOS, amount: '500.00' })
  expect(decodeJwt(await site.next())).toMatchObject({ id: null, reference: 'DEP0000001', type: 'payment_received' })
})

test.each(['', 'hello', PESOS.replace('500.00', '900.00'), '<script>alert(1)</script>'])(
  'the bank’s app refuses what is no picture, or is damaged: %s',
  async (text) => {
    const answer = await send('/bank', { do: 'read', text })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('<script>')
  },
)

test('a notice that is held back goes when somebody presses', async () => {
  await send('/notices/tricks', { trick: 'hold', state: 'on' })
  const { id } = await ordered()
  expect(await (await send(`/pay/${id}`, { do: 'pay' })).text()).toContain('held back')
  // The switch was for that notice alone: the next one goes at once, and is alone.
  const other = await ordered({ reference: 'DEP 0001 0002' })
  await send(`/pay/${other.id}`, { do: 'pay' })
  expect(decodeJwt(await site.next())).toMatchObject({ id: other.id })
  expect(site.quiet()).toBe(true)

  const held = /action="\/notices\/([-0-9a-f]{36})">\s*<button[^>]*DEP 0001 0001/.exec(await read('/notices'))
  await send(`/notices/${held![1]}`, {})
  expect(decodeJwt(await site.next())).toMatchObject({ id })
})

test('a notice with a wrong signature is rightly signed once somebody presses', async () => {
  const verify = (jws: string) => jwtVerify(jws, new TextEncoder().encode(secret))
  await send('/notices/tricks', { trick: 'forge', state: 'on' })
  const { id } = await ordered()
  await send(`/pay/${id}`, { do: 'pay' })
  const forged = await site.next()
  await expect(verify(forged)).rejects.toThrow('signature')
  await send(`/notices/${decodeJwt(forged).jti}`, {})
  await expect(verify(await site.next())).resolves.toBeDefined()
})

test('it goes by the site’s clock', async () => {
  site.moveClock(3 * DAY_MS)
  const { id } = await ordered({ expiresAt: new Date(Date.now() + 900_000).toISOString() })
  expect(await read(`/pay/${id}`)).toContain('Too late')
  await send(`/pay/${id}`, { do: 'pay' })
  const { iat } = decodeJwt(await site.next())
  expect(iat! * 1000).toBeGreaterThan(Date.now() + 2 * DAY_MS)
})

const statement = (day: string) =>
  fetch(`${gateway.address}/v1/statement?day=${day}`, { headers: { authorization: `Bearer ${key}` } }).then((answer) =>
    answer.text(),
  )

test('the statement of a day has all that moved on it, and nothing of other days', async () => {
  const { day, expiresAt } = toNoon()
  const { id } = await ordered({ reference: 'DEP, "1"', expiresAt })
  await send(`/pay/${id}`, { do: 'pay' })
  const lines = (await statement(day)).split('\r\n')
  expect(lines[0]).toBe('time,kind,id,reference,amount,currency,state')
  expect(lines[1]).toMatch(new RegExp(`Z,payment,${id},"DEP, ""1""",1500.00,PHP,paid$`))
  expect((await statement('2020-01-01')).split('\r\n')).toHaveLength(2)
})

test('money that nobody asked for has one name in its notice and in the statement', async () => {
  await send('/bank', { text: PESOS, do: 'pay', amount: '500.00' })
  const { jti, id } = decodeJwt(await site.next())
  expect(id).toBeNull()
  expect(await statement(new Date().toISOString().slice(0, 10))).toContain(`,payment,${jti},`)
})

test('what moved in the past stands in the statement of its day, once however often it is told, and is no news', async () => {
  const movement = { kind: 'payout', id: randomUUID(), reference: 'WD0000007', amount: '850.00', currency: 'PHP' }
  const tell = (body: object, headers: Record<string, string> = { authorization: `Bearer ${key}` }) =>
    fetch(`${gateway.address}/v1/past`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, at: '2026-02-03T04:05:06.000Z' }),
    }).then(({ status }) => status)
  expect([await tell(movement), await tell(movement)]).toEqual([200, 200])
  expect((await statement('2026-02-03')).split('\r\n').slice(1, -1)).toEqual([
    `2026-02-03T04:05:06.000Z,payout,${movement.id},WD0000007,850.00,PHP,paid`,
  ])
  expect([await tell({ ...movement, amount: 'ten' }), await tell(movement, {})]).toEqual([400, 401])
})

test.each(['/v1/payments/x', '/v1/payouts/x', '/v1/statement'])('without its key nobody asks %s', async (path) => {
  expect((await fetch(gateway.address + path)).status).toBe(401)
})

test('a notice is tried after 1 s, 5 s, 30 s, 2 min, 10 min and then hourly, for a day', () => {
  const notice = { tries: 0, copies: 1, madeMs: 0, dueMs: 0, state: 'waiting' } as StoredNotice
  const waits: number[] = []
  let last = notice
  while (last.state === 'waiting') {
    const next = noticeAfterTry(last, 503, last.dueMs)
    waits.push((next.dueMs - last.dueMs) / 1000)
    last = next
  }
  expect(waits.slice(0, 7)).toEqual([1, 5, 30, 120, 600, 3600, 3600])
  expect(last).toMatchObject({ state: 'given_up' })
  expect(last.dueMs).toBeGreaterThan(DAY_MS)
  expect(noticeAfterTry(notice, 200, 5)).toMatchObject({ state: 'kept', tries: 1 })
})

test('its process ends when whoever started it is gone', async () => {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: {
      DATA_DIR: join(folder, 'own'),
      PAYMENT_GATEWAY_KEY: key,
      PAYMENT_GATEWAY_SECRET: secret,
      SITE_URL: site.address,
    },
  })
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})
