import { describe, expect, test } from 'vitest'
import { slipWorld } from '../../../../test/slips.ts'
import { decideDeposit } from './decide-deposit.ts'

const { want, deps, moneyOf, clock, stateOf, transferred } = await slipWorld()
const found = { by: 'operator:anna', reason: 'Seen on the statement' }

describe('a person', () => {
  test('credits what has arrived, less than was asked for too; more needs two people', async () => {
    const { one, id } = await transferred()
    await expect(decideDeposit(deps, { id, arrived: 7_000_001n, ...found })).rejects.toMatchObject({
      code: 'second_person_asked',
    })
    await decideDeposit(deps, { id, arrived: 6_995_000n, ...found })
    expect(await stateOf(one, id)).toMatchObject({ state: 'credited', amount: '700.00', credited: '699.50' })
    expect(await moneyOf(one)).toEqual({ free: '1699.50', held: '0.00' })
  })

  test('refuses, and the member reads why', async () => {
    const { one, id } = await transferred()
    await decideDeposit(deps, { id, arrived: undefined, ...found, reason: 'No such transfer' })
    expect(await stateOf(one, id)).toMatchObject({ state: 'refused', reason: 'No such transfer' })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
    clock.move(1000)
    expect((await want(one, '700', { channel: 'BANK' })).status).toBe(200)
  })

  test('decides once, of two at once too, and not on what nobody looks at', async () => {
    const { one, id } = await transferred()
    const answers = await Promise.allSettled([
      decideDeposit(deps, { id, arrived: 7_000_000n, ...found }),
      decideDeposit(deps, { id, arrived: undefined, ...found }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(['1000.00', '1700.00']).toContain((await moneyOf(one)).free)
    const waiting = await want(one, '700')
    await expect(decideDeposit(deps, { id: waiting.value.id, arrived: 1n, ...found })).rejects.toMatchObject({
      code: 'deposit_not_open',
    })
  })
})
