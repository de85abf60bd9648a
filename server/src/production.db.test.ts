import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CALLS } from '@croupier/contract/contract.ts'
import { login } from '@croupier/contract/identity.ts'
import { describe, expect, test } from 'vitest'
import { lucky } from '../seed/brand-lucky.ts'
import { luckyCashier } from '../seed/cashier-lucky.ts'
import { sandboxAccess, sandboxVendor } from '../seed/sandbox-titles.ts'
import { seedStaff } from '../seed/staff.ts'
import { freshDatabase } from '../test/database.ts'
import { LUCKY, setPolicy } from '../test/policy.ts'
import { world } from '../test/world.ts'
import { readConfig } from '#kernel/config.ts'
import { inTransaction } from '#kernel/database.ts'
import { makeBrand } from '#modules/brand/make-brand.ts'
import { listGames } from '#modules/catalogue/catalogue.ts'
import { saveAccess } from '#modules/catalogue/vendor/store.ts'
import { demoData, missingSettings, refuse } from './production.ts'
import { sandboxMarks } from './sandbox-marks.ts'

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

const ANEW = 'begin with an empty database and a DATA_DIR of its own, and make brands by npm run brands'
const MARKS = [
  `the sandbox has made LUCKY and SAMPA and SEN: ${ANEW}`,
  'the channel CRYPTO of LUCKY takes coins of the sandbox: set cashier.channels',
]

test('people and passwords of the demo world are named', async () => {
  expect(await demoData(it.deps)).toEqual([
    'the default password of LUCKY is a published one: set defaultPassword',
    'the default password of SAMPA is a published one: set defaultPassword',
    'the default password of SEN is a published one: set defaultPassword',
    ...MARKS,
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

describe('marks of the sandbox', () => {
  const marks = () => sandboxMarks(it.deps)

  test('are its brands, whatever was changed of them since', async () => {
    expect(await marks()).toEqual(MARKS)
    const channels = luckyCashier.channels!.filter(({ code }) => code !== 'CRYPTO')
    await setPolicy(it.deps, LUCKY, { defaultPassword: null, cashier: { ...luckyCashier, channels } })
    expect(await marks()).toEqual(MARKS.slice(0, 1))
  })

  test('are its vendor, and vendors whose games open on this machine', async () => {
    const vendor = { code: 'ACME', displayName: 'Acme', mark: 'croupier' }
    await inTransaction(it.deps.db, async (tx) => {
      await listGames(tx, { vendors: [sandboxVendor, vendor], games: [] })
      await saveAccess(tx, { ...sandboxAccess, vendorCode: 'ACME', launchUrl: 'http://localhost:4100/play' })
    })
    expect((await marks()).slice(1)).toEqual([
      `the sandbox’s vendor SANDBOX is in the catalogue: ${ANEW}`,
      'games of ACME open on this machine, at http://localhost:4100/play: npm run vendors -- save ACME --launch …',
    ])
    await inTransaction(it.deps.db, (tx) =>
      saveAccess(tx, { ...sandboxAccess, vendorCode: 'ACME', launchUrl: 'https://games.example/play' }),
    )
    expect((await marks()).slice(2)).toEqual([])
  })

  test('are providers of accounts and phone codes on this machine', async () => {
    const google = { issuer: 'http://127.0.0.1:9000', clientId: 'lucky', returnTo: 'https://play.example/back' }
    const phone = { issuer: 'https://issuer.example', audience: 'a', keysUrl: 'http://localhost:1/keys', apiKey: 'k' }
    const phoneProvider = { ...phone, restUrl: 'https://identity.example/v1' }
    await setPolicy(it.deps, LUCKY, { thirdParty: { google }, phoneProvider })
    expect((await marks()).slice(2)).toEqual([
      'the provider google of LUCKY is on this machine: set thirdParty.google',
      'the phone-code provider of LUCKY is on this machine: set phoneProvider',
    ])
    const elsewhere = { ...google, issuer: 'https://accounts.example' }
    await setPolicy(it.deps, LUCKY, { thirdParty: { google: elsewhere }, phoneProvider: null })
    expect((await marks()).slice(2)).toEqual([])
  })

  test('are what its third parties remember in the data folder', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'marks-'))
    const deps = { ...it.deps, config: { ...it.deps.config, dataDir } }
    for (const name of ['gateway.sqlite', 'results-bureau.sqlite']) writeFileSync(join(dataDir, name), '')
    expect((await sandboxMarks(deps)).slice(2)).toEqual([
      'DATA_DIR has been the sandbox’s (gateway.sqlite, results-bureau.sqlite): name a folder of its own',
    ])
    rmSync(dataDir, { recursive: true })
  })

  test('are none of a brand that was made by command', async () => {
    const fresh = await freshDatabase()
    const deps = { ...it.deps, db: fresh.db, config: { ...it.deps.config, dataDir: tmpdir() } }
    const { merchant: _merchant, id: _id, decimals: _decimals, ...more } = lucky
    const hosts = [{ host: 'play.example', kind: 'member' }] as const
    const order = {
      ...more,
      currency: 'PHP',
      merchant: 'NEW',
      minimumAge: 18,
      hosts,
      by: 'ana',
      reason: 'opening',
    } as const
    await makeBrand(deps, order)
    expect(await demoData(deps)).toEqual([])
    await fresh.drop()
  })
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
  '/dev/account-provider/google/.well-known/openid-configuration',
  '/dev/account-provider/facebook/auth',
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
