import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { forgetAccesses } from './access.ts'
import { changeAccess, rotateKey } from './change-access.ts'

const { clock, deps, callers, keys } = await callersWorld()
const HOUR = 3_600_000

/** What a call by this key is answered: the token is nobody's, so it is heard where that is said. */
const heard = async (caller: (typeof callers)[number], key: string) =>
  (await caller.send('authenticate', { token: 'nobody’s' }, { key })).code === 'INVALID_TOKEN'

test.each(callers.filter(({ dialect }) => dialect !== 'aggregator').map((caller) => [caller.dialect, caller] as const))(
  'keys of %s change with an overlap: both are good, then the new one alone',
  async (dialect, caller) => {
    const next = await rotateKey(deps, { vendorCode: caller.vendor, overlapMs: 24 * HOUR })
    expect([await heard(caller, keys[dialect]), await heard(caller, next)]).toEqual([true, true])
    clock.move(24 * HOUR)
    forgetAccesses(deps)
    expect([await heard(caller, keys[dialect]), await heard(caller, next)]).toEqual([false, true])
    const last = await rotateKey(deps, { vendorCode: caller.vendor, overlapMs: 0 })
    expect([await heard(caller, next), await heard(caller, last)]).toEqual([false, true])
  },
)

test('a vendor that signs by RSA brings the public half of its own', async () => {
  const caller = callers.find(({ dialect }) => dialect === 'aggregator')!
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  expect(await heard(caller, pair.privateKey)).toBe(false)
  await rotateKey(deps, { vendorCode: caller.vendor, overlapMs: HOUR, publicKey: pair.publicKey })
  expect([await heard(caller, keys.aggregator), await heard(caller, pair.privateKey)]).toEqual([true, true])
  const other = rotateKey(deps, { vendorCode: caller.vendor, overlapMs: HOUR, publicKey: 'no key at all' })
  await expect(other).rejects.toThrow(/unsupported|PEM|DECODER/i)
})

test('a key lies in the database locked up, and who has no way in gets none', async () => {
  const [caller] = callers as [(typeof callers)[number]]
  const key = await rotateKey(deps, { vendorCode: caller.vendor, overlapMs: HOUR })
  const { rows } = await sql<{ sealed: string }>`select sealed from catalogue.vendor_key`.execute(deps.db)
  expect(rows.filter(({ sealed }) => sealed.includes(key))).toEqual([])
  await expect(rotateKey(deps, { vendorCode: 'CROUPIER', overlapMs: 0 })).rejects.toThrow('not_found')
})

test('a vendor that is closed takes no new bets, and hears what is due', async () => {
  const [caller] = callers as [(typeof callers)[number]]
  const row = { vendorCode: caller.vendor, dialect: caller.dialect, wallet: 'seamless', addresses: [] } as const
  await changeAccess(deps, { ...row, launchUrl: 'https://native.games.example/play', open: false })
  const key = await rotateKey(deps, { vendorCode: caller.vendor, overlapMs: 0 })
  expect(await heard(caller, key)).toBe(true)
})
