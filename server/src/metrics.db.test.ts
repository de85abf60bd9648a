import { login } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { setPolicy, HASTE, LUCKY } from '../test/policy.ts'
import { world } from '../test/world.ts'
import { inTransaction, ConcurrentChangeError } from '#kernel/database.ts'
import { inTurn } from '#modules/identity/password/password.ts'

const TOKEN = 'read-by-the-collector-alone'
const { app, ask, deps, member } = await world({ config: { metricsToken: TOKEN } })
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

const read = (options: { readonly remoteAddress?: string; readonly headers?: Record<string, string> } = {}) =>
  app.http.inject({ url: '/metrics', ...options })

/** What one line of the metrics says; zero where there is none yet. */
async function valueOf(line: string): Promise<number> {
  const { body } = await read()
  const found = body.split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? 0)
}

test('a login is counted by its call and status, and so is the hash that it took', async () => {
  const { account, password } = await member()
  const call = (status: string) => `croupier_request_seconds_count{call="POST /wps/session/login",status="${status}"}`
  const before = { good: await valueOf(call('2xx')), bad: await valueOf(call('4xx')) }
  const hashed = await valueOf('croupier_password_hash_seconds_count')
  for (const typed of [password, 'Wrong2026pass'])
    await ask(login, { body: { type: 'username', username: account, password: typed } })

  expect(await valueOf(call('2xx'))).toBe(before.good + 1)
  expect(await valueOf(call('4xx'))).toBe(before.bad + 1)
  expect(await valueOf('croupier_password_hash_seconds_count')).toBe(hashed + 2)
  expect(await valueOf('croupier_password_hash_seconds_sum')).toBeGreaterThan(0)
  expect(await valueOf('croupier_password_lanes')).toBeGreaterThan(0)
})

test('who waits to be hashed is counted, and nobody when all is done', async () => {
  const lanes = await valueOf('croupier_password_lanes')
  const { promise, resolve } = Promise.withResolvers<void>()
  const all = Array.from({ length: lanes + 2 }, () => inTurn(deps, () => promise))
  expect(await valueOf('croupier_password_waiting')).toBe(2)
  resolve()
  await Promise.all(all)
  expect(await valueOf('croupier_password_waiting')).toBe(0)
})

test('a transaction that is tried again is counted by its reason', async () => {
  const line = 'croupier_transactions_retried_total{state="40001"}'
  const before = await valueOf(line)
  let attempts = 0
  await inTransaction(deps.db, async () => {
    attempts++
    if (attempts < 3) throw new ConcurrentChangeError('somebody was quicker')
  })
  expect(await valueOf(line)).toBe(before + 2)
})

test('addresses that nobody serves are one line, and no id stands in any', async () => {
  const before = await valueOf('croupier_request_seconds_count{call="none",status="4xx"}')
  for (const url of ['/wps/nowhere/1', '/wps/nowhere/2']) await app.http.inject({ url })
  expect(await valueOf('croupier_request_seconds_count{call="none",status="4xx"}')).toBe(before + 2)
  expect((await read()).body).not.toContain('nowhere')
})

test('the figures are for this machine and for who has the token; for all others there is nothing here', async () => {
  const stranger = '203.0.113.7'
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  expect((await read()).headers['content-type']).toMatch(/^text\/plain/)
  expect((await read()).body).toContain('process_cpu_user_seconds_total')
  expect((await read({ remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
  expect((await read({ remoteAddress: stranger, headers: bearer(TOKEN) })).statusCode).toBe(200)

  expect((await read({ remoteAddress: stranger })).statusCode).toBe(404)
  expect((await read({ remoteAddress: stranger, headers: bearer('another-token-altogether') })).statusCode).toBe(404)
  expect((await read({ headers: { 'x-forwarded-for': stranger } })).statusCode).toBe(404)
  expect((await read({ headers: { 'x-forwarded-for': stranger } })).json().errorCode).toBe('not_found')
})
