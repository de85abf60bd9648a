import { fork } from 'node:child_process'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { SIGNED_HEADERS } from '@croupier/contract/vendor-signature.ts'
import { drawResult } from '@croupier/engine/lottery/draw.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { decodeJwt, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signatureOf } from '../wallet/signature.ts'
import { openBureau } from './bureau.ts'
import type { ResultPayload } from './publish.ts'

const key = 'k'.repeat(32)
const secret = 's'.repeat(32)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let folder: string
let site: Awaited<ReturnType<typeof openSite>>
let bureau: Awaited<ReturnType<typeof openBureau>>
const open = () => openBureau({ dataDir: folder, key, secret, port: 0, site: site.address })
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bureau-'))
  site = await openSite()
  bureau = await open()
})
afterEach(async () => {
  await bureau.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

/** A site at a moment that stays until it is moved, which keeps what it hears. */
async function openSite() {
  const heard: string[] = []
  let told: (() => void) | undefined
  // Noon tomorrow, so that no day ends in the middle of a test.
  let now = new Date(new Date().setUTCHours(36, 0, 0, 0))
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify({ value: { serverTime: now.toISOString() } }))
    if (request.url !== '/wps/lottery/bureau/notices') return void response.writeHead(404).end()
    void json(request).then((body) => {
      response.end()
      heard.push((body as { readonly notice: string }).notice)
      told?.()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    now: () => now,
    async next() {
      while (heard.length === 0) await new Promise<void>((resolve) => (told = resolve))
      return heard.shift()!
    },
    quiet: () => heard.length === 0,
    moveClock(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function call(method: string, path: string, sent?: unknown, by = key) {
  const body = sent === undefined ? '' : JSON.stringify(sent)
  const timestamp = String(site.now().getTime())
  const response = await fetch(bureau.address + path, {
    method,
    headers: {
      ...(body !== '' && { 'content-type': 'application/json' }),
      [SIGNED_HEADERS.timestamp]: timestamp,
      [SIGNED_HEADERS.signature]: signatureOf(by, { timestamp, method, path, body }),
    },
    ...(body !== '' && { body }),
  })
  return { code: response.status, ...((await response.json()) as Record<string, unknown>) }
}

let issues = 0
/** A draw in so many minutes by the site's clock. */
const inMinutes = (minutes: number, more: Record<string, unknown> = {}) => ({
  gameCode: 'VN_HCM',
  issueNo: String(20_261_100 + ++issues),
  family: 'VN_SOUTH',
  drawAt: new Date(site.now().getTime() + minutes * MINUTE_MS).toISOString(),
  ...more,
})

async function announced(minutes: number, more: Record<string, unknown> = {}) {
  const draw = inMinutes(minutes, more)
  expect(await call('POST', '/v1/draws', draw)).toEqual({ code: 200, ...draw, version: 0 })
  return draw
}

const press = (path: string, form: Record<string, string>) =>
  fetch(bureau.address + path, { method: 'POST', body: new URLSearchParams(form) }).then((answer) => answer.text())
const turn = (name: string, state: string) => press('/switches', { name, state })
const pressed = ({ gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string }, action: string) =>
  press(`/draws/${gameCode}/${issueNo}`, { do: action })

const heard = async () => decodeJwt<ResultPayload>(await site.next())
const results = async (day = site.now().toISOString().slice(0, 10)) =>
  ((await call('GET', `/v1/results?day=${day}`)) as unknown as { results: Omit<ResultPayload, 'jti' | 'type'>[] })
    .results

/** Whether the site has heard all that it is to hear, and a draw that is due now was the last of it. */
async function isAllHeard() {
  const { issueNo } = await announced(0)
  expect(await heard()).toMatchObject({ issueNo })
  const notices = () => fetch(`${bureau.address}/notices`).then((answer) => answer.text())
  await expect.poll(notices).not.toContain('on its way')
  return site.quiet()
}

/** What the bureau must draw, from what lies in its folder. */
function officialOf({ gameCode, issueNo, family }: ReturnType<typeof inMinutes>) {
  const db = new DatabaseSync(join(folder, 'results-bureau.sqlite'), { readOnly: true })
  const kept = Object.fromEntries(
    db
      .prepare('select name, value from setting')
      .all()
      .map(({ name, value }) => [name, value as string]),
  )
  db.close()
  const seed = { link: kept.secret!, salt: kept.salt!, gameCode, issueNo }
  const numbers = drawResult(familyOf(family)!, seed, (link, message) =>
    createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest(),
  )
  return {
    numbers,
    commitment: createHash('sha256')
      .update(Buffer.from(kept.secret ?? '', 'hex'))
      .digest('hex'),
  }
}

test.each([
  ['VN_NORTH', 27],
  ['VN_SOUTH', 18],
  ['TH', 6],
  ['LA', 1],
  ['HN', 27],
  ['D4_MY', 23],
  ['D4_SG', 23],
])(
  'a draw of %s has its %i numbers at its time, by the family’s rule from the bureau’s secret',
  async (family, count) => {
    const draw = await announced(0, { family })
    const notice = await heard()
    expect(notice).toMatchObject({ type: 'draw_result', gameCode: 'VN_HCM', issueNo: draw.issueNo, version: 1 })
    const { numbers, commitment } = officialOf(draw)
    expect(notice.numbers).toEqual(numbers)
    expect(numbers).toHaveLength(count)
    expect(await press('/switches', {})).toContain(commitment)
  },
)

test('a notice is signed by HS256 with the bureau’s secret and says when', async () => {
  const draw = await announced(0)
  const jws = await site.next()
  await expect(jwtVerify(jws, new TextEncoder().encode('x'.repeat(32)))).rejects.toThrow('signature')
  const { payload, protectedHeader } = await jwtVerify(jws, new TextEncoder().encode(secret), {
    currentDate: site.now(),
  })
  expect(protectedHeader.alg).toBe('HS256')
  expect(payload.drawAt).toBe(draw.drawAt)
  expect(Math.abs(payload.iat! * 1000 - site.now().getTime())).toBeLessThan(MINUTE_MS)
})

test('nothing is given out before its time; a clock that is moved days ahead brings all that is due, in order', async () => {
  const [third, first, second] = [await announced(3 * 24 * 60), await announced(5), await announced(24 * 60)]
  expect(await isAllHeard()).toBe(true)

  site.moveClock(4 * DAY_MS)
  const notices = [await heard(), await heard(), await heard()]
  expect(new Set(notices.map(({ issueNo }) => issueNo))).toEqual(
    new Set([first.issueNo, second.issueNo, third.issueNo]),
  )
  for (const { iat } of notices) expect(iat! * 1000).toBeGreaterThan(Date.parse(third.drawAt))
  const given = [first, second, third].map(({ drawAt }) => results(drawAt.slice(0, 10)))
  expect((await Promise.all(given)).map((day) => day.map(({ issueNo }) => issueNo))).toEqual([
    [expect.any(String), first.issueNo],
    [second.issueNo],
    [third.issueNo],
  ])
})

describe('a switch', () => {
  test('early gives the next result while bets are taken, and that one alone', async () => {
    await turn('early', 'next')
    const [sooner, later] = [await announced(40), await announced(41)]
    expect(await heard()).toMatchObject({ issueNo: sooner.issueNo, version: 1 })
    expect(await isAllHeard()).toBe(true)
    site.moveClock(41 * MINUTE_MS)
    expect(await heard()).toMatchObject({ issueNo: later.issueNo })
  })

  test('late keeps the next result back for an hour, from the notices and from the day’s results', async () => {
    await turn('late', 'next')
    const late = await announced(5)
    const punctual = await announced(6)
    site.moveClock(10 * MINUTE_MS)
    expect(await heard()).toMatchObject({ issueNo: punctual.issueNo })
    expect((await results()).map(({ issueNo }) => issueNo)).toEqual([punctual.issueNo])

    site.moveClock(54 * MINUTE_MS)
    expect(await isAllHeard()).toBe(true)
    expect(await press('/switches', {})).toContain('late, comes')
    site.moveClock(MINUTE_MS)
    expect(await heard()).toMatchObject({ issueNo: late.issueNo, version: 1, numbers: officialOf(late).numbers })
  })

  test('doubled sends the same notice twice', async () => {
    await turn('doubled', 'next')
    const draw = await announced(0)
    const [one, other] = [await heard(), await heard()]
    expect(other).toEqual(one)
    expect(one.issueNo).toBe(draw.issueNo)
    expect(await isAllHeard()).toBe(true)
  })

  test('wrong changes one digit of the first prize, until somebody corrects it; corrected again it is wrong again', async () => {
    await turn('wrong', 'next')
    const draw = await announced(0)
    const [wrong, { numbers: right }] = [await heard(), officialOf(draw)]
    const differs = wrong.numbers.flatMap((number, at) => (number === right[at] ? [] : [at]))
    expect(differs).toEqual([0])
    expect(wrong.numbers[0]).toMatch(new RegExp(`^${right[0]!.slice(0, -1)}\\d$`))
    expect(await results()).toMatchObject([{ version: 1, numbers: wrong.numbers }])

    await pressed(draw, 'correct')
    expect(await heard()).toMatchObject({ type: 'draw_corrected', version: 2, numbers: right })
    expect(await results()).toMatchObject([{ version: 2, numbers: right }])
    await pressed(draw, 'correct')
    expect(await heard()).toMatchObject({ type: 'draw_corrected', version: 3, numbers: wrong.numbers })
  })

  test('corrected gives wrong numbers first, and the right ones ten minutes later, also after a restart', async () => {
    await turn('corrected', 'next')
    const draw = await announced(0)
    const first = await heard()
    const { numbers } = officialOf(draw)
    expect(first).toMatchObject({ version: 1, type: 'draw_result' })
    expect(first.numbers).not.toEqual(numbers)
    await bureau.close()
    site.moveClock(10 * MINUTE_MS)
    bureau = await open()
    expect(await heard()).toMatchObject({ version: 2, type: 'draw_corrected', issueNo: draw.issueNo, numbers })
  })

  test('silent gives the result without a notice', async () => {
    await turn('silent', 'next')
    const [silent, told] = [await announced(0, { gameCode: 'TH_GLO', family: 'TH' }), inMinutes(0)]
    await expect.poll(async () => (await results()).length).toBe(1)
    await call('POST', '/v1/draws', told)
    expect(await heard()).toMatchObject({ issueNo: told.issueNo })
    expect(await results()).toMatchObject([{ issueNo: silent.issueNo }, { issueNo: told.issueNo }])
    expect(await isAllHeard()).toBe(true)
  })

  test('forged signs wrongly, until somebody presses', async () => {
    await turn('forged', 'next')
    await announced(0)
    const verify = (jws: string) =>
      jwtVerify(jws, new TextEncoder().encode(secret), { currentDate: site.now() }).then(({ payload }) => payload)
    const forged = await site.next()
    await expect(verify(forged)).rejects.toThrow('signature')
    await press(`/notices/${decodeJwt(forged).jti}`, {})
    expect(await verify(await site.next())).toEqual(decodeJwt(forged))
  })

  test('that is on for all stays so until it is off, also after a restart', async () => {
    await turn('wrong', 'always')
    for (let time = 0; time < 2; time++) {
      const draw = await announced(0)
      expect((await heard()).numbers).not.toEqual(officialOf(draw).numbers)
      await bureau.close()
      bureau = await open()
    }
    await turn('wrong', 'off')
    const draw = await announced(0)
    expect((await heard()).numbers).toEqual(officialOf(draw).numbers)
  })

  test.each([
    ['nothing', 'next'],
    ['early', 'sometimes'],
  ])('%s that is %s is none', async (name, state) => {
    await turn(name, state)
    await announced(40)
    expect(await isAllHeard()).toBe(true)
  })
})

test('a result is given out when somebody presses, however early, and once', async () => {
  const draw = await announced(600)
  await pressed(draw, 'publish')
  await pressed(draw, 'publish')
  expect(await heard()).toMatchObject({ issueNo: draw.issueNo, version: 1 })
  site.moveClock(601 * MINUTE_MS)
  expect(await isAllHeard()).toBe(true)
  expect(await call('POST', '/v1/draws', draw)).toMatchObject({ code: 200, version: 1 })
})

test('what fell due while it was down comes after its start, with the same numbers as without', async () => {
  const draw = await announced(30)
  const { numbers } = officialOf(draw)
  await bureau.close()
  site.moveClock(31 * MINUTE_MS)
  bureau = await open()
  expect(await heard()).toMatchObject({ issueNo: draw.issueNo, numbers })
  await bureau.close()
  bureau = await open()
  expect(await results()).toMatchObject([{ issueNo: draw.issueNo, numbers, version: 1 }])
  expect(await isAllHeard()).toBe(true)
})

describe('a draw', () => {
  test('that is announced again is the same, and may be moved until its result is out', async () => {
    const draw = await announced(30)
    expect(await call('POST', '/v1/draws', draw)).toEqual({ code: 200, ...draw, version: 0 })
    const moved = { ...draw, drawAt: new Date(site.now().getTime() - 1).toISOString() }
    expect(await call('POST', '/v1/draws', moved)).toEqual({ code: 200, ...moved, version: 0 })
    expect(await heard()).toMatchObject({ issueNo: draw.issueNo, drawAt: moved.drawAt })
    expect(await call('POST', '/v1/draws', draw)).toEqual({ code: 409, error: 'drawn' })
    expect(await call('POST', '/v1/draws', { ...moved, family: 'TH' })).toEqual({ code: 409, error: 'id_reused' })
  })

  test.each([
    { gameCode: 'vn hcm' },
    { issueNo: 'tomorrow' },
    { family: 'HORSES' },
    { family: 'K3' },
    { drawAt: '2026-02-30T10:00:00.000Z' },
    { drawAt: 5 },
    { more: 1 },
  ])('with %j is malformed', async (change) =>
    expect(await call('POST', '/v1/draws', inMinutes(30, change))).toMatchObject({ code: 400, error: 'malformed' }),
  )
})

test.each(['2026-02-30', 'today', ''])('results of the day “%s” are malformed', async (day) =>
  expect(await call('GET', `/v1/results?day=${day}`)).toMatchObject({ code: 400 }),
)

test('calls that are not signed with the key, or long ago, are refused', async () => {
  expect(await call('POST', '/v1/draws', inMinutes(0), 'x'.repeat(32))).toMatchObject({ code: 401 })
  expect(await call('GET', '/v1/results', undefined, 'x'.repeat(32))).toMatchObject({ code: 401 })
  const timestamp = String(site.now().getTime() - 6 * MINUTE_MS)
  const signed = { timestamp, method: 'GET', path: '/v1/results', body: '' }
  const answer = await fetch(`${bureau.address}/v1/results`, {
    headers: { [SIGNED_HEADERS.timestamp]: timestamp, [SIGNED_HEADERS.signature]: signatureOf(key, signed) },
  })
  expect(answer.status).toBe(401)
})

test('the pages say what comes, what was given out and what the site was told', async () => {
  const [coming, given] = [await announced(60), await announced(0)]
  await heard()
  const page = await press('/switches', {})
  for (const words of ['SANDBOX', `Give out now: VN_HCM ${coming.issueNo}`, `Correct: VN_HCM ${given.issueNo}`])
    expect(page).toContain(words)
  for (const number of officialOf(given).numbers) expect(page).toContain(number)
  await expect
    .poll(() => fetch(`${bureau.address}/notices`).then((answer) => answer.text()))
    .toContain('kept by the site')
  expect(await press(`/draws/VN_HCM/${randomUUID()}`, { do: 'publish' })).toContain('Results bureau')
})

test('its process ends when whoever started it is gone', async () => {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: {
      DATA_DIR: join(folder, 'own'),
      RESULTS_BUREAU_KEY: key,
      RESULTS_BUREAU_SECRET: secret,
      SITE_URL: site.address,
    },
  })
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})
