import { vendorAccess, vendorAccesses } from '@croupier/contract/console-vendor-access.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { cutOff } from '../../../../test/invalid-transfers.ts'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { purgeExpired } from './purge-expired.ts'
import { writeCallStats } from './write-call-stats.ts'

const it = await callersWorld()
const [caller] = it.callers as [(typeof it.callers)[number]]
const token = await operatorIn(it)
const heard = async () => (await it.ask(vendorAccess, { token, params: { code: caller.vendor } })).value.heard
const listed = async () =>
  (await it.ask(vendorAccesses, { token })).value.list.find(({ code }) => code === caller.vendor)

test('operators see how a vendor’s calls were answered, refusals by name, and from where', async () => {
  const seat = await it.sitDown(caller)
  const bet = { ...seat.who, token: seat.token, amount: '1.00', roundId: 'r1', transactionId: 't1' }
  await caller.send('bet', bet)
  await caller.send('bet', bet)
  await caller.send('balance', seat.who, { key: 'another', ip: '203.0.113.9' })
  await writeCallStats(it.deps)
  await caller.send('balance', seat.who, { vendor: 'NOBODY' })
  await caller.send('bet', bet)
  await writeCallStats(it.deps)

  expect(await heard()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ call: 'authenticate', code: 'OK' }),
      expect.objectContaining({ call: 'bet', code: 'OK', reason: '' }),
      expect.objectContaining({
        call: 'balance',
        code: 'INVALID_SIGNATURE',
        reason: 'wrong_signature',
        calls: 1,
        lastIp: '203.0.113.9',
      }),
    ]),
  )
  expect(await listed()).toMatchObject({ refused: 1, lastAt: it.clock.now().toISOString() })
})

test('a day later the calls are not shown, a month later they are forgotten', async () => {
  expect(await heard()).not.toEqual([])
  it.clock.move(2 * 86_400_000)
  expect(
    (await it.ask(vendorAccess, { token: await operatorIn(it), params: { code: caller.vendor } })).value.heard,
  ).toEqual([])
  it.clock.move(30 * 86_400_000)
  await purgeExpired(it.deps)
  expect(await writeCallStats(it.deps)).toBeGreaterThan(0)
})

test('calls that cannot be counted are dropped, and the others are counted, once', async () => {
  const seat = await it.sitDown(caller)
  await writeCallStats(it.deps)
  const fresh = await operatorIn(it)
  const calls = async () => {
    const { value } = await it.ask(vendorAccess, { token: fresh, params: { code: caller.vendor } })
    return value.heard.find(({ call, code }) => call === 'authenticate' && code === 'OK')?.calls ?? 0
  }
  const before = await calls()
  const mend = await cutOff(it, 'catalogue.vendor_call_stats', `reason <> 'wrong_signature'`)
  await caller.send('balance', seat.who, { key: 'another' })
  await it.sitDown(caller)
  await writeCallStats(it.deps)
  expect(await calls()).toBe(before + 1)
  await mend()
  await writeCallStats(it.deps)
  expect(await calls()).toBe(before + 1)
})
