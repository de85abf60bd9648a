import { once } from 'node:events'
import { createDecipheriv } from 'node:crypto'
import { domainRoute, jwks, systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { hearResult } from '@croupier/contract/console-draws.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { operatorSelf } from '@croupier/contract/operator.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { operatorIn } from '../../../test/operators.ts'
import { LUCKY, SAMPA, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const PROXY = '10.9.0.1'
const MANILA = '112.198.1.1'
const CALIFORNIA = '8.8.8.8'

const it = await world({ config: { trustedProxies: ['10.9.0.0/24'] } })
const { app, ask, deps, member } = it

const nowhere = { countries: [], ranges: [] }
const OPEN = { maintenance: false, maintenanceUntil: null, region: { allow: nowhere, deny: nowhere } }

beforeEach(async () => {
  await setPolicy(deps, LUCKY, OPEN)
  await setPolicy(deps, SAMPA, OPEN)
})

interface CallerAddress {
  readonly remoteAddress: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A call by its path, from an address and with headers of one's choice. */
async function send(path: string, { remoteAddress, headers }: CallerAddress) {
  const response = await app.http.inject({ method: 'GET', url: path, remoteAddress, headers: { ...headers } })
  return { status: response.statusCode, ...response.json() }
}

const statusFrom = async (from: CallerAddress) =>
  (await send(systemStatus.path, { ...from, headers: { merchant: 'LUCKY', ...from.headers } })).value

const behindProxy = (forwarded: string): CallerAddress => ({
  remoteAddress: PROXY,
  headers: { 'x-forwarded-for': forwarded },
})

const CONSOLE = '/wps/operator/'

/** Of the site; the console has a door of its own. */
const everyCall = Object.values(CALLS)
  .flat()
  .filter(({ path }) => !path.startsWith(CONSOLE))
  .filter(({ method, path }) => app.http.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }))
const always = everyCall.filter((call) => call.always === true).map((call) => call.path)

/** What every call answers to a visitor, those that need more than headers too: the door is before all of that. */
async function codesFor({ remoteAddress, headers }: CallerAddress) {
  const answers = await Promise.all(
    everyCall.map(async ({ method, path }) => {
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      const response = await app.http.inject({ method, url, remoteAddress, headers: { merchant: 'LUCKY', ...headers } })
      return [path, `${response.statusCode} ${response.json().errorCode ?? ''}`] as const
    }),
  )
  return {
    closed: new Set(answers.filter(([path]) => !always.includes(path)).map(([, code]) => code)),
    open: new Set(answers.filter(([path]) => always.includes(path)).map(([, code]) => code)),
  }
}

describe('in maintenance', () => {
  test('every call is refused but those that the page with the news needs, with or without a token', async () => {
    const { token } = await member()
    await setPolicy(deps, LUCKY, { maintenance: true })
    expect(always.toSorted()).toEqual(
      [domainRoute.path, hearNotice.path, hearResult.path, jwks.path, systemStatus.path, whitelabel.path].toSorted(),
    )
    for (const headers of [{ authorization: '' }, { authorization: `Bearer ${token}` }]) {
      expect(await codesFor({ remoteAddress: '127.0.0.1', headers })).toEqual({
        closed: new Set(['503 system_maintenance']),
        // A notice is read, and this one is none.
        open: new Set(['200 ', '400 invalid_request']),
      })
    }
    expect((await ask(memberInfo, { token, headers: { language: 'VI' } })).message).toMatch(/bảo trì/)

    await setPolicy(deps, LUCKY, { maintenance: false })
    expect((await ask(memberInfo, { token })).status).toBe(200)
  })

  test('who runs the brand works on, or nobody could open it again', async () => {
    await setPolicy(deps, LUCKY, { maintenance: true })
    const token = await operatorIn(it)
    expect((await ask(operatorSelf, { token })).status).toBe(200)
    await setPolicy(deps, LUCKY, { maintenance: false })
  })

  test('it is said before anything about regions, with the time when it ends', async () => {
    const maintenanceUntil = '2026-11-21T21:30:00.000Z'
    const region = { allow: nowhere, deny: { countries: ['US'], ranges: [] } }
    await setPolicy(deps, LUCKY, { maintenance: true, maintenanceUntil, region })
    expect(await statusFrom({ remoteAddress: CALIFORNIA })).toMatchObject({ status: 1, maintenanceUntil })
  })

  test('the other brand stays open', async () => {
    await setPolicy(deps, LUCKY, { maintenance: true })
    expect((await ask(systemStatus, { headers: { merchant: 'SAMPA' } })).value.status).toBe(0)
  })
})

describe('a visitor from a region', () => {
  test('that is denied is refused every call, and told address and country', async () => {
    await setPolicy(deps, LUCKY, { region: { allow: nowhere, deny: { countries: ['US'], ranges: [] } } })
    expect(await codesFor({ remoteAddress: CALIFORNIA })).toEqual({
      closed: new Set(['403 region_restricted']),
      open: new Set(['200 ', '400 invalid_request']),
    })
    expect(await statusFrom({ remoteAddress: CALIFORNIA })).toMatchObject({
      status: 2,
      regionRestriction: true,
      location: { ip: CALIFORNIA, country: 'US' },
    })
    expect(await statusFrom({ remoteAddress: MANILA })).toMatchObject({
      status: 0,
      regionRestriction: false,
      location: { ip: MANILA, country: 'PH' },
    })
  })

  test('that is not among the allowed is refused, one’s own house is not', async () => {
    await setPolicy(deps, LUCKY, { region: { allow: { countries: ['PH'], ranges: [] }, deny: nowhere } })
    const statuses = [MANILA, CALIFORNIA, '192.168.0.7', '::1', `::ffff:${CALIFORNIA}`].map(async (remoteAddress) => [
      remoteAddress,
      (await statusFrom({ remoteAddress })).status,
    ])
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
      [MANILA]: 0,
      [CALIFORNIA]: 2,
      '192.168.0.7': 0,
      '::1': 0,
      [`::ffff:${CALIFORNIA}`]: 2,
    })
  })
})

describe('who the visitor is', () => {
  test('a trusted proxy may say, and only the last that it did not say itself counts', async () => {
    expect((await statusFrom(behindProxy(CALIFORNIA))).location).toEqual({ ip: CALIFORNIA, country: 'US' })
    expect((await statusFrom(behindProxy(`${CALIFORNIA}, ${MANILA}`))).location.ip).toBe(MANILA)
    expect((await statusFrom(behindProxy(`${CALIFORNIA}, ${MANILA}, 10.9.0.7`))).location.ip).toBe(MANILA)
  })

  test('a stranger may not', async () => {
    const from = {
      remoteAddress: CALIFORNIA,
      headers: { 'x-forwarded-for': MANILA, 'x-real-ip': MANILA, forwarded: `for=${MANILA}` },
    }
    expect((await statusFrom(from)).location).toEqual({ ip: CALIFORNIA, country: 'US' })
  })

  test('nonsense from a proxy is nobody in particular', async () => {
    await setPolicy(deps, LUCKY, { region: { allow: { countries: ['PH'], ranges: [] }, deny: nowhere } })
    expect((await statusFrom(behindProxy('unknown'))).status).toBe(2)
  })
})

describe('which brand is asked', () => {
  const brandAt = async (headers: Readonly<Record<string, string>>, remoteAddress = CALIFORNIA) => {
    const answer = await send(whitelabel.path, { remoteAddress, headers })
    return answer.value?.brand.merchant ?? `${answer.status} ${answer.errorCode}`
  }

  test.each([
    ['lucky.localhost', 'LUCKY'],
    ['sampa.localhost', 'SAMPA'],
    ['sampa.localhost:4180', 'SAMPA'],
    ['SAMPA.LocalHost', 'SAMPA'],
    ['sampa.localhost.', 'SAMPA'],
    ['sampa.localhost.:80', 'SAMPA'],
    ['localhost', 'LUCKY'],
    ['sampa.localhost.elsewhere.example', '404 invalid_url'],
    ['elsewhere.example', '404 invalid_url'],
    ['xsampa.localhost', '404 invalid_url'],
    ['sampa.localhost@lucky.localhost', '404 invalid_url'],
    ['lucky.localhost, sampa.localhost', '404 invalid_url'],
    ['127.0.0.2', '404 invalid_url'],
  ])('the host %s is %s', async (host, expected) => {
    expect(await brandAt({ host })).toBe(expected)
  })

  test('a stranger names no other host than the one they reached; a trusted proxy does', async () => {
    const headers = { host: 'lucky.localhost', 'x-forwarded-host': 'sampa.localhost' }
    expect(await brandAt(headers)).toBe('LUCKY')
    expect(await brandAt(headers, PROXY)).toBe('SAMPA')
  })

  test('a token of one brand opens nothing at the other, by header or host', async () => {
    const { token } = await member()
    const authorization = `Bearer ${token}`
    const places = [
      { host: 'sampa.localhost', merchant: '' },
      { host: 'lucky.localhost', merchant: 'SAMPA' },
    ]
    for (const headers of places)
      expect(
        await send(memberInfo.path, { remoteAddress: MANILA, headers: { ...headers, authorization } }),
      ).toMatchObject({
        status: 401,
        errorCode: 'not_logged_in',
      })
  })

  test('an unknown host is told so in the language of whoever asks', async () => {
    const answer = await send(whitelabel.path, {
      remoteAddress: MANILA,
      headers: { host: 'elsewhere.example', language: 'VI' },
    })
    expect(answer.message).toMatch(/URL không hợp lệ/)
  })
})

test('the way to customer service is sealed with the key beside it, anew for every answer', async () => {
  await setPolicy(deps, LUCKY, {
    site: { customerService: [{ csType: 'LIVECHAT', path: '/support', height: 500 }] },
  })
  const [one, other] = [(await ask(domainRoute)).value.version, (await ask(domainRoute)).value.version]
  const [way] = one.pathList
  expect(way).toMatchObject({ type: 3, csType: 'LIVECHAT', width: 440, height: 500 })
  expect(other.key).not.toBe(one.key)

  const sealed = Buffer.from(way!.path, 'base64url')
  const opener = createDecipheriv('aes-256-gcm', Buffer.from(one.key, 'base64url'), sealed.subarray(0, 12))
  opener.setAuthTag(sealed.subarray(-16))
  expect(Buffer.concat([opener.update(sealed.subarray(12, -16)), opener.final()]).toString()).toBe('/support')
})

describe('an open page', () => {
  let address = ''
  beforeAll(async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    await app.start()
    address = `ws://127.0.0.1:${(app.http.server.address() as { port: number }).port}/wps/live?merchant=LUCKY`
  })

  type AnswerBody = Readonly<Record<string, unknown>>

  /** A page that watches these topics; answers what it has been told and how to go on watching. */
  async function openPage() {
    const socket = new WebSocket(address)
    const told: AnswerBody[] = []
    socket.on('message', (bytes) => told.push(JSON.parse(String(bytes)) as AnswerBody))
    await once(socket, 'open')
    const watch = (...topics: string[]) => socket.send(JSON.stringify({ type: 'subscribe', topics }))
    const last = (topic: string) => told.findLast((said) => said.topic === topic)
    return { socket, watch, last }
  }

  test('hears within a moment that the doors close and open, and watches nothing else while they are closed', async () => {
    const page = await openPage()
    page.watch('status', 'pot:LUCKY_TWENTY')
    await expect.poll(() => page.last('pot:LUCKY_TWENTY')).toMatchObject({ snapshot: true })
    await expect.poll(() => page.last('status')).toMatchObject({ snapshot: true })
    const before = page.last('status')?.seq as number

    await setPolicy(deps, LUCKY, { maintenance: true })
    await expect.poll(() => page.last('status')?.seq).toBe(before + 1)
    await expect
      .poll(() => page.last('pot:LUCKY_TWENTY'))
      .toMatchObject({ type: 'refused', errorCode: 'system_maintenance' })
    page.watch('pot:LUCKY_TWENTY', 'balance')
    await expect.poll(() => page.last('balance')).toMatchObject({ type: 'refused', errorCode: 'system_maintenance' })

    await setPolicy(deps, LUCKY, { maintenance: false })
    await expect.poll(() => page.last('status')?.seq).toBe(before + 2)
    page.watch('pot:LUCKY_TWENTY')
    await expect.poll(() => page.last('pot:LUCKY_TWENTY')).toMatchObject({ snapshot: true })
    page.socket.close()
  })

  test('of a region that is denied now watches nothing but the doors', async () => {
    const page = await openPage()
    page.watch('status', 'pot:LUCKY_TWENTY')
    await expect.poll(() => page.last('pot:LUCKY_TWENTY')).toMatchObject({ snapshot: true })
    await setPolicy(deps, LUCKY, { region: { allow: nowhere, deny: { countries: [], ranges: ['127.0.0.0/8'] } } })
    await expect.poll(() => page.last('pot:LUCKY_TWENTY')).toMatchObject({ errorCode: 'region_restricted' })
    page.socket.close()
  })
})
