import { randomUUID } from 'node:crypto'
import { readLimits, setLimit } from '@croupier/contract/limits.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { world } from '../../../test/world.ts'
import { countDeposit, forgetDeposit, mayDeposit } from './limits.ts'

const { ask, clock, deps, member, logIn } = await world()
const brand = await brandOf(deps, 1)

const pay = (memberId: string, amount: bigint, id: string = randomUUID()) =>
  inTransaction(deps.db, async (tx) => {
    const verdict = await mayDeposit(tx, brand, { memberId, amount }, deps.now())
    if (verdict.ok) await countDeposit(tx, { id, brandId: brand.id, memberId, amount }, deps.now())
    return verdict.ok ? 'yes' : `${verdict.code} ${verdict.detail.value?.limit} ${verdict.detail.value?.period}`
  })
const limited = async (amount: string) => {
  const one = await member()
  await ask(setLimit, { token: one.token, body: { kind: 'deposit', period: 'day', amount } })
  return one
}

test('of twenty deposits at once exactly as many as fit are taken', async () => {
  const { id, token } = await limited('50.00')
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(id, 100_000n)))
  expect(answers.filter((answer) => answer === 'yes')).toHaveLength(5)
  expect(new Set(answers.filter((answer) => answer !== 'yes'))).toEqual(new Set(['limit_reached deposit day']))
  const { limits } = (await ask(readLimits, { token })).value
  expect(limits.find((one) => one.kind === 'deposit' && one.period === 'day')).toMatchObject({ used: '50.00' })
})

test('what was paid in before the limit counts, the same one again counts once, one that failed no longer', async () => {
  const { id, token } = await member()
  const deposit = randomUUID()
  await pay(id, 300_000n, deposit)
  await pay(id, 300_000n, deposit)
  await ask(setLimit, { token, body: { kind: 'deposit', period: 'week', amount: '40.00' } })
  expect(await pay(id, 100_001n)).toBe('limit_reached deposit week')
  expect(await pay(id, 100_000n)).toBe('yes')
  await inTransaction(deps.db, (tx) => forgetDeposit(tx, deposit))
  expect(await pay(id, 300_000n)).toBe('yes')
})

test('the next day begins from nothing', async () => {
  const one = await limited('50.00')
  expect(await pay(one.id, 500_000n)).toBe('yes')
  expect(await pay(one.id, 1n)).toBe('limit_reached deposit day')
  clock.set('2026-11-21T16:00:00.000Z')
  await logIn(one.account, one.password)
  expect(await pay(one.id, 500_000n)).toBe('yes')
})
