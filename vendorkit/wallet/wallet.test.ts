import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIGNED_HEADERS } from '@croupier/contract/vendor-signature.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signatureOf } from './signature.ts'
import { openVendorWallet } from './wallet.ts'

const key = 'k'.repeat(32)
// Nobody there: it goes by the machine's clock.
const site = 'http://127.0.0.1:9'
const player = randomUUID()

let folder: string
let wallet: Awaited<ReturnType<typeof openVendorWallet>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendors-'))
  wallet = await openVendorWallet({ dataDir: folder, key, port: 0, site })
})
afterEach(async () => {
  await wallet.close()
  rmSync(folder, { recursive: true })
})

interface SignatureOptions {
  readonly by?: string
  readonly at?: number
  /** What is signed, where that is not what is sent. */
  readonly signed?: string
}

async function call(
  method: string,
  path: string,
  body = '',
  { by = key, at = Date.now(), signed = body }: SignatureOptions = {},
) {
  const timestamp = String(at)
  const response = await fetch(wallet.address + path, {
    method,
    headers: {
      ...(body !== '' && { 'content-type': 'application/json' }),
      [SIGNED_HEADERS.timestamp]: timestamp,
      [SIGNED_HEADERS.signature]: signatureOf(by, { timestamp, method, path, body: signed }),
    },
    ...(body !== '' && { body }),
  })
  return { code: response.status, ...((await response.json()) as { status: string; balance?: string }) }
}

const order = (more: object = {}) => ({
  id: randomUUID(),
  player,
  currency: 'PHP',
  direction: 'in',
  amount: '100.00',
  ...more,
})
const send = (body: object, vendor = 'BAHAY') => call('POST', `/v1/${vendor}/transfers`, JSON.stringify(body))
const balance = async () => (await call('GET', `/v1/BAHAY/players/${player}/balance?currency=PHP`)).balance
const behave = (behaviour: string) =>
  fetch(`${wallet.address}/behaviour`, { method: 'POST', body: new URLSearchParams({ behaviour }), redirect: 'manual' })

describe('a transfer', () => {
  test('is done once, however often it is sent, and found by its id', async () => {
    const one = order()
    expect(await send(one)).toEqual({ code: 200, status: 'OK', balance: '100.0000' })
    await Promise.all(Array.from({ length: 20 }, () => send(one)))
    expect(await send(order({ direction: 'out', amount: '30' }))).toMatchObject({ balance: '70.0000' })
    // The first answer again, its balance included.
    expect(await send(one)).toMatchObject({ status: 'OK', balance: '100.0000' })
    expect(await call('GET', `/v1/BAHAY/transfers/${one.id}`)).toMatchObject({ status: 'OK' })
    expect(await call('GET', `/v1/DAGAT/transfers/${one.id}`)).toMatchObject({ code: 404 })
    expect(await call('GET', `/v1/BAHAY/transfers/${randomUUID()}`)).toMatchObject({
      code: 404,
      status: 'TRANSACTION_DOES_NOT_EXIST',
    })
    expect(await balance()).toBe('70.0000')
  })

  test.each([{ amount: '101.00' }, { direction: 'out' }, { player: randomUUID() }, { currency: 'VND' }])(
    'with the same id and %j is another one, and refused',
    async (change) => {
      const one = order()
      await send(one)
      expect(await send({ ...one, ...change })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
      expect(await balance()).toBe('100.0000')
    },
  )

  test('takes no more out than there is, also of many at once, and its no stands', async () => {
    await send(order())
    const outs = Array.from({ length: 10 }, () => order({ direction: 'out', amount: '30' }))
    const answers = await Promise.all(outs.map((one) => send(one)))
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(3)
    const refused = outs[answers.findIndex(({ status }) => status === 'NOT_ENOUGH_MONEY')]!
    await send(order({ amount: '500' }))
    expect(await send(refused)).toMatchObject({ status: 'NOT_ENOUGH_MONEY' })
  })

  test.each([
    { amount: '-1' },
    { amount: 5 },
    { amount: '1.00001' },
    { direction: 'up' },
    { currency: 'PESO' },
    { more: 1 },
  ])('with %j is malformed', async (change) =>
    expect(await send(order(change))).toMatchObject({ code: 400, status: 'INVALID_REQUEST' }),
  )

  test('is what it was after a restart', async () => {
    const one = order()
    await send(one)
    await wallet.close()
    wallet = await openVendorWallet({ dataDir: folder, key, port: 0, site })
    expect(await send(one)).toMatchObject({ status: 'OK', balance: '100.0000' })
    expect(await balance()).toBe('100.0000')
  })
})

describe('a call', () => {
  test.each([
    ['with another key', { by: 'x'.repeat(32) }],
    ['from six minutes ago', { at: Date.now() - 6 * 60_000 }],
    ['over another body', { signed: '{}' }],
  ])('signed %s is refused', async (_, signing) => {
    const body = JSON.stringify(order())
    const answer = await call('POST', '/v1/BAHAY/transfers', body, signing)
    expect(answer).toMatchObject({ code: 401, status: 'INVALID_SIGNATURE' })
    expect(await balance()).toBe('0.0000')
  })

  test('signed at the site’s moment is taken, however often its clock is moved within a second', async () => {
    let aheadMs = 0
    const told = createServer((_, response) =>
      response.end(JSON.stringify({ value: { serverTime: new Date(Date.now() + aheadMs).toISOString() } })),
    ).listen(0, '127.0.0.1')
    await once(told, 'listening')
    await wallet.close()
    const address = `http://127.0.0.1:${(told.address() as AddressInfo).port}`
    wallet = await openVendorWallet({ dataDir: folder, key, port: 0, site: address })
    for (const hour of [0, 1, 2]) {
      aheadMs = hour * 3_600_000
      const signing = { at: Date.now() + aheadMs }
      expect(await call('POST', '/v1/BAHAY/transfers', JSON.stringify(order()), signing)).toMatchObject({ code: 200 })
    }
    expect(await send(order())).toMatchObject({ code: 401 })
    told.closeAllConnections()
    told.close()
  })
})

describe('vendors that are told to', () => {
  test('are down: nothing is done', async () => {
    await behave('down')
    expect(await send(order())).toMatchObject({ code: 503, status: 'RETRY' })
    await behave('well')
    expect(await balance()).toBe('0.0000')
  })

  test('lose the answer: it is done all the same', async () => {
    await behave('answer_lost')
    const one = order()
    await expect(send(one)).rejects.toThrow('fetch failed')
    await behave('well')
    expect(await send(one)).toMatchObject({ status: 'OK' })
    expect(await balance()).toBe('100.0000')
  })

  test('refuse: nothing is done, and the no stands', async () => {
    await behave('refusing')
    const one = order()
    expect(await send(one)).toMatchObject({ status: 'PLAYER_BLOCKED' })
    await behave('well')
    expect(await send(one)).toMatchObject({ status: 'PLAYER_BLOCKED' })
  })
})

test('a player wins and loses on the page, and nobody loses more than there is', async () => {
  await send(order())
  const play = (amount: string) =>
    fetch(`${wallet.address}/play`, {
      method: 'POST',
      body: new URLSearchParams({ vendor: 'BAHAY', player, currency: 'PHP', amount }),
      redirect: 'manual',
    })
  await play('50.5')
  expect(await balance()).toBe('150.5000')
  await play('-1000')
  expect(await balance()).toBe('0.0000')
  const page = await (await fetch(wallet.address)).text()
  expect(page).toContain('How the vendors answer')
  expect(page).toContain(player.slice(-8))
})
