import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestBureau, type TestBureau } from '../../../../test/results-bureau.ts'
import { announceDraw, type OfficialDraw, pullResults, readResultNotice } from './bureau.ts'

let bureau: TestBureau
beforeAll(async () => {
  bureau = await openTestBureau()
})
afterAll(() => bureau.close())

const MINUTE_MS = 60_000
const later = (ms: number) => new Date(Date.now() + ms)

let issues = 0
const drawIn = (ms: number, more: Partial<OfficialDraw> = {}): OfficialDraw => ({
  gameCode: 'VN_MB',
  issueNo: String(20_260_000 + ++issues),
  family: 'VN_NORTH',
  drawAt: later(ms),
  ...more,
})
const announced = async (ms: number, more: Partial<OfficialDraw> = {}) => {
  const draw = drawIn(ms, more)
  await announceDraw(bureau.config, draw, new Date())
  return draw
}

/** What the next notice says, as the site reads it. */
async function heard(now = new Date()) {
  const read = await readResultNotice(bureau.config, await bureau.nextNotice(), now)
  if (!read.ok) throw new Error(read.code)
  return read.value
}

const dayOf = ({ drawAt }: OfficialDraw) => drawAt.toISOString().slice(0, 10)
const pulled = async (draw: OfficialDraw, now = new Date()) => {
  const results = await pullResults(bureau.config, dayOf(draw), now)
  return results.find(({ issueNo }) => issueNo === draw.issueNo)
}

describe('a draw', () => {
  test.each(['VN_NORTH', 'VN_SOUTH', 'TH', 'LA', 'HN', 'D4_MY', 'D4_SG'])(
    'of %s that was announced is told with all its prizes, and stands in its day as it was told',
    async (family) => {
      const draw = await announced(-1000, { family })
      const { eventId, ...result } = await heard()
      const { drawAt, issueNo, gameCode } = draw
      expect(result).toMatchObject({ gameCode, issueNo, drawAt, version: 1 })
      const digits = familyOf(family)!.prizes.flatMap((prize) => Array<number>(prize.count).fill(prize.digits))
      expect(result.numbers.map(({ length }) => length)).toEqual(digits)
      expect(eventId).not.toBe('')
      expect(await pulled(draw)).toEqual(result)
    },
  )

  test('that is announced again is told once; one of another family under its name is not taken', async () => {
    const draw = await announced(-1000)
    await announceDraw(bureau.config, draw, new Date())
    expect(await heard()).toMatchObject({ issueNo: draw.issueNo })
    await expect(announceDraw(bureau.config, { ...draw, family: 'TH' }, new Date())).rejects.toThrow('409')
    const next = await announced(-1000)
    expect(await heard()).toMatchObject({ issueNo: next.issueNo })
  })

  test('of no official lottery is not taken', async () => {
    await expect(announceDraw(bureau.config, drawIn(0, { family: 'PK10' }), new Date())).rejects.toThrow('400')
  })

  test('is told by the site’s clock, and read by it', async () => {
    const draw = await announced(2 * 3_600_000)
    const moved = () => later(3 * 3_600_000)
    bureau.setClock(moved)
    expect(await heard(moved())).toMatchObject({ issueNo: draw.issueNo })
    expect(await pulled(draw, moved())).toMatchObject({ version: 1 })
    bureau.setClock(() => new Date())
    await expect.poll(() => announced(-1000).then(() => 'taken')).toBe('taken')
    await heard()
  })
})

describe('a result', () => {
  test('may be early, and late', async () => {
    await bureau.turn('early', 'next')
    const early = await announced(30 * MINUTE_MS)
    expect((await heard()).issueNo).toBe(early.issueNo)

    await bureau.turn('late', 'next')
    const [late, punctual] = [await announced(-2000), await announced(-1000)]
    expect((await heard()).issueNo).toBe(punctual.issueNo)
    expect(await pulled(late)).toBeUndefined()
    await bureau.press(late, 'publish')
    expect((await heard()).issueNo).toBe(late.issueNo)
  })

  test('that came twice says the same twice, so that it can be told', async () => {
    await bureau.turn('doubled', 'next')
    await announced(-1000)
    expect(await heard()).toEqual(await heard())
  })

  test('that is wrong is corrected under a higher version, in notice and pull', async () => {
    await bureau.turn('wrong', 'next')
    const draw = await announced(-1000)
    const wrong = await heard()
    await bureau.press(draw, 'correct')
    const right = await heard()
    expect([wrong.version, right.version]).toEqual([1, 2])
    expect(right.eventId).not.toBe(wrong.eventId)
    expect(right.numbers[0]).not.toBe(wrong.numbers[0])
    expect(right.numbers.slice(1)).toEqual(wrong.numbers.slice(1))
    expect(await pulled(draw)).toMatchObject({ version: 2, numbers: right.numbers })
  })

  test('that is not told by a notice is found by asking for its day', async () => {
    await bureau.turn('silent', 'next')
    const draw = await announced(-1000)
    await expect.poll(() => pulled(draw)).toMatchObject({ version: 1 })
  })
})

describe('a notice', () => {
  const told = async () => {
    await announced(-1000)
    return bureau.nextNotice()
  }
  const key = () => new TextEncoder().encode(bureau.config.resultsBureau.secret)
  const signedAnew = (payload: object) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().sign(key())

  test('with a wrong signature is refused', async () => {
    await bureau.turn('forged', 'next')
    expect(await readResultNotice(bureau.config, await told(), new Date())).toMatchObject({ code: 'notice_signature' })
  })

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each([
    ['changed on the way', (jws: string) => jws.replace(/\.[^.]+\./, `.${base64({ iat: Date.now() / 1000 })}.`)],
    ['without a signature', (jws: string) => `${jws.split('.').slice(0, 2).join('.')}.`],
    ['that says it needs none', (jws: string) => [base64({ alg: 'none' }), jws.split('.')[1], ''].join('.')],
    ['that is none', () => 'hello'],
    ['of a megabyte', (jws: string) => jws + 'A'.repeat(1_000_000)],
  ])('%s is refused', async (_, change) => {
    const notice = change(await told())
    expect(await readResultNotice(bureau.config, notice, new Date())).toMatchObject({ code: 'notice_signature' })
  })

  test('that was signed long ago, or will be, is refused', async () => {
    const notice = await told()
    for (const now of [later(6 * MINUTE_MS), later(-6 * MINUTE_MS)])
      expect(await readResultNotice(bureau.config, notice, now)).toMatchObject({ code: 'notice_expired' })
    expect(await readResultNotice(bureau.config, notice, later(4 * MINUTE_MS))).toMatchObject({ ok: true })
  })

  test('that does not say when it was signed is refused', async () => {
    const notice = await new SignJWT({ jti: 'a' }).setProtectedHeader({ alg: 'HS256' }).sign(key())
    expect(await readResultNotice(bureau.config, notice, new Date())).toMatchObject({ code: 'notice_expired' })
  })

  test.each([
    { type: 'draw_lost' },
    { type: 'draw_corrected' },
    { version: 0 },
    { version: 2 },
    { gameCode: 'VN MB' },
    { issueNo: '' },
    { numbers: [] },
    { numbers: ['12345', 'x'] },
    { numbers: [12345] },
    { numbers: Array<string>(51).fill('1') },
    { drawAt: 'yesterday' },
    { jti: '' },
  ])('that is rightly signed and says %j is malformed', async (change) => {
    const { iat: _, ...payload } = decodeJwt(await told())
    expect(await readResultNotice(bureau.config, await signedAnew(payload), new Date())).toMatchObject({ ok: true })
    const changed = await signedAnew({ ...payload, ...change })
    expect(await readResultNotice(bureau.config, changed, new Date())).toMatchObject({ code: 'invalid_request' })
  })

  test('that was not kept comes again, signed anew, also after the bureau was started again', async () => {
    bureau.fail(2)
    await announced(-1000)
    const first = await heard()
    expect(await heard()).toEqual(first)
    await bureau.restart()
    expect(await heard()).toEqual(first)
  })
})

test('without a bureau nothing is announced or asked for, and nobody can have signed', async () => {
  const none = { resultsBureau: undefined }
  await expect(announceDraw(none, drawIn(0), new Date())).rejects.toThrow('RESULTS_BUREAU_URL')
  await expect(pullResults(none, '2026-11-28', new Date())).rejects.toThrow('RESULTS_BUREAU_URL')
  expect(await readResultNotice(none, 'a.b.c', new Date())).toMatchObject({ code: 'notice_signature' })
})

test('another key is not taken', async () => {
  const wrong = { resultsBureau: { ...bureau.config.resultsBureau, key: 'another key that is as long as it' } }
  await expect(pullResults(wrong, '2026-11-28', new Date())).rejects.toThrow('401')
})

describe('what answers in the bureau’s place', () => {
  const answering = async (answer: (response: ServerResponse) => void) => {
    const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const pull = pullResults({ resultsBureau: { ...bureau.config.resultsBureau, url } }, '2026-11-28', new Date())
    return pull.finally(() => {
      server.closeAllConnections()
      server.close()
    })
  }
  const result = {
    gameCode: 'VN_MB',
    issueNo: '20261128',
    drawAt: '2026-11-28T11:15:00.000Z',
    version: 1,
    numbers: ['12345'],
    at: '2026-11-28T11:20:00.000Z',
  }

  test('may say more than is asked for, which is left out', async () => {
    const [read] = await answering((response) => response.end(JSON.stringify({ results: [{ ...result, more: 1 }] })))
    expect(read).toEqual({ ...result, drawAt: new Date(result.drawAt), at: new Date(result.at) })
  })

  test.each([
    ['too much', (response: ServerResponse) => response.end('x'.repeat(1_100_000)), 'more than 1000000 bytes'],
    ['no JSON', (response: ServerResponse) => response.end('<html>'), 'JSON'],
    ['no results', (response: ServerResponse) => response.end('{}'), 'results'],
    [
      'odd numbers',
      (response: ServerResponse) => response.end(JSON.stringify({ results: [{ ...result, numbers: ['1e5'] }] })),
      'numbers',
    ],
    [
      'that it is elsewhere',
      (response: ServerResponse) => response.writeHead(302, { location: '/' }).end(),
      'fetch failed',
    ],
    ['a failure', (response: ServerResponse) => response.writeHead(503).end('down'), '503'],
  ])('with %s is not believed', async (_, answer, says) => {
    await expect(answering(answer)).rejects.toThrow(says)
  })
})
