import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { LANES } from './lane.ts'
import { printable } from './printable.ts'

test('with nothing said the product runs as a sandbox on this machine', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'sandbox',
    host: '127.0.0.1',
    port: 3000,
    dataDir: '.data',
    role: 'all',
    databaseUrl: undefined,
    logLevel: 'info',
    trustedProxies: [],
  })
})

test('empty settings are as good as none, others are none of ours', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', HOME: '/root' }).port).toBe(3000)
})

test('every wrong setting is named, in one line', () => {
  expect(() => readConfig({ PORT: 'eighty', MODE: 'test', DATABASE_URL: 'mysql://x' })).toThrow(ConfigError)
  expect(() => readConfig({ PORT: 'eighty', MODE: 'test', DATABASE_URL: 'mysql://x' })).toThrow(
    /^Wrong settings: MODE: [^\n]+; PORT: [^\n]+; DATABASE_URL: [^\n]+$/,
  )
})

test('proxies are a list', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1,' }).trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1'])
})

test('what is printed has no password', () => {
  const shown = JSON.stringify(printable(readConfig({ DATABASE_URL: 'postgres://croupier:hush@db.example/croupier' })))
  expect(shown).not.toContain('hush')
  expect(shown).toContain('croupier:***@db.example')
  expect(printable(readConfig({})).databaseUrl).toBe('embedded')
})

test('a payment gateway has an address, a key and a secret, or there is none', () => {
  const key = 'k'.repeat(16)
  const secret = 's'.repeat(32)
  const all = { PAYMENT_GATEWAY_URL: 'https://pay.example/', PAYMENT_GATEWAY_KEY: key, PAYMENT_GATEWAY_SECRET: secret }
  expect(readConfig({}).paymentGateway).toBeUndefined()
  expect(readConfig(all).paymentGateway).toEqual({ url: 'https://pay.example', key, secret })
  expect(() => readConfig({ ...all, PAYMENT_GATEWAY_SECRET: '' })).toThrow(/go together$/)
  expect(printable(readConfig(all)).paymentGateway).toBe('https://pay.example/')
  expect(JSON.stringify(printable(readConfig(all)))).not.toMatch(/kkkk|ssss/)
})

test('vendors with wallets of their own have an address and a key, or there are none', () => {
  const all = { VENDOR_WALLET_URL: 'https://vendors.example/', VENDOR_WALLET_KEY: 'k'.repeat(32) }
  expect(readConfig({}).vendorWallets).toBeUndefined()
  expect(readConfig(all).vendorWallets).toEqual({ url: 'https://vendors.example', key: 'k'.repeat(32) })
  expect(() => readConfig({ ...all, VENDOR_WALLET_KEY: '' })).toThrow(/go together$/)
  expect(JSON.stringify(printable(readConfig(all)))).not.toContain('kkkk')
})

test('a results bureau has an address, a key and a secret, or there is none', () => {
  const [key, secret] = ['k'.repeat(32), 's'.repeat(32)]
  const all = {
    RESULTS_BUREAU_URL: 'https://results.example/',
    RESULTS_BUREAU_KEY: key,
    RESULTS_BUREAU_SECRET: secret,
  }
  expect(readConfig({}).resultsBureau).toBeUndefined()
  expect(readConfig(all).resultsBureau).toEqual({ url: 'https://results.example', key, secret })
  for (const name of Object.keys(all)) expect(() => readConfig({ ...all, [name]: '' })).toThrow(/go together$/)
  expect(printable(readConfig(all)).resultsBureau).toBe('https://results.example/')
  expect(JSON.stringify(printable(readConfig(all)))).not.toMatch(/kkkk|ssss/)
})

test('a caller waits less than two seconds for sessions, connections and locks together', () => {
  const { databaseShares: shares } = readConfig({})
  const waits = (lane: (typeof LANES)[number]) => shares[lane].waitMs + shares[lane].lockMs
  for (const lane of ['money', 'site', 'console'] as const) expect(waits('door') + waits(lane)).toBeLessThan(2000)
  expect(waits('health')).toBeLessThan(1000)
})

test('two nodes fit into the hundred connections that PostgreSQL allows by itself', () => {
  const { databaseShares: shares } = readConfig({})
  const own = LANES.reduce((sum, lane) => sum + shares[lane].connections, 0)
  // Six of the job queue, and four that stand.
  expect(2 * (own + 10)).toBeLessThan(97)
})
