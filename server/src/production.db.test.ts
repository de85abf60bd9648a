import { CALLS } from '@croupier/contract/contract.ts'
import { login } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { seedStaff } from '../seed/staff.ts'
import { world } from '../test/world.ts'
import { readConfig } from '#kernel/config.ts'
import { demoData, missingSettings, refuse } from './production.ts'

const whole = {
  MODE: 'production',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_ORIGIN: 'https://play.example',
  METRICS_TOKEN: 'm'.repeat(16),
}

test('a whole set of settings is taken', () => expect(missingSettings(readConfig(whole))).toEqual([]))

test('a proxy that ends TLS stands for the origin', () => {
  const proxied = { ...whole, PUBLIC_ORIGIN: '', TRUSTED_PROXIES: '10.0.0.0/8' }
  expect(missingSettings(readConfig(proxied))).toEqual([])
})

test.each([
  ['SMTP_URL', ''],
  ['PUBLIC_ORIGIN', ''],
  ['PUBLIC_ORIGIN', 'http://play.example'],
  ['METRICS_TOKEN', ''],
])('without %s (%j) production is refused by name', (name, value) => {
  const missing = missingSettings(readConfig({ ...whole, [name]: value }))
  expect(missing).toHaveLength(1)
  expect(missing[0]).toMatch(new RegExp(`^${name} `))
})

test('everything that is missing is named, each in a line', () => {
  const { message } = (() => {
    try {
      return { message: String(refuse(missingSettings(readConfig({ MODE: 'production' })))) }
    } catch (error) {
      return error as Error
    }
  })()
  expect(message.split('\n')).toHaveLength(3)
  expect(message.split('\n').every((line) => line.startsWith('MODE=production: '))).toBe(true)
})

const it = await world({ config: { mode: 'production', docs: 'closed' } })

test('people and passwords of the demo world are named', async () => {
  expect(await demoData(it.deps)).toEqual([
    'the default password of LUCKY is a published one: set defaultPassword',
    'the default password of SAMPA is a published one: set defaultPassword',
  ])
  await it.member('member01')
  await seedStaff(it.deps)
  const reasons = await demoData(it.deps)
  expect(reasons).toContain('LUCKY has members of the demo world: member01')
  expect(reasons.filter((reason) => reason.includes('operators'))).toEqual([
    'there are operators of the demo world: operator01, operator02, operator03, operator04, operator05',
    'operators have published passwords: operator01, operator02, operator03, operator04, operator05',
  ])
})

test('cookies travel by https alone', async () => {
  const { account, password } = await it.member()
  const { cookies } = await it.ask(login, {
    body: { type: 'username', username: account, password, rememberMe: true, challenge: await it.solved() },
  })
  expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['remember', true],
    ['device', true],
  ])
})

test.each([
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/phone-provider/v1/keys',
  '/dev/phone-provider/v1/captcha.js',
  '/docs',
  '/openapi.json',
])('%s is nothing in production', async (url) => {
  expect((await it.app.http.inject({ url })).statusCode).toBe(404)
})

test('every address that is registered belongs to a call, to files or to machines', async () => {
  const known = new Set(
    Object.values(CALLS)
      .flat()
      .map(({ path }) => path.replaceAll(/\{\w+\}/g, ':')),
  )
  const machines =
    /^\/(healthz|readyz|metrics|wps\/live|wps\/files\/.*|phone-captcha(\.js)?|vendor\/(v1|aggregator|form)\/[\w/-]+)$/
  const strange = registered(it.app.http.printRoutes({ commonPrefix: false })).filter(
    (url) => !known.has(url.replaceAll(/:[\w|:]+/g, ':')) && !machines.test(url),
  )
  expect(strange).toEqual([])
})

/** The addresses of a printed tree of routes: each line goes on from the one it is indented below. */
function registered(tree: string): readonly string[] {
  const path: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─\s]*)(\S+)(\s\(.*\))?$/.exec(line) ?? []
    const depth = Math.floor(indent.length / 4)
    path.length = Math.max(0, depth)
    path[depth] = part
    return methods === undefined || part === '' ? [] : [path.join('').replaceAll('//', '/')]
  })
}
