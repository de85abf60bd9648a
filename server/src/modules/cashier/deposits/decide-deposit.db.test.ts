import { describe, expect, test } from 'vitest'
import { slipWorld } from '../../../../test/slips.ts'
import { decideDeposit } from './decide-deposit.ts'

const { want, deps, moneyOf, clock, stateOf, transferred } = await slipWorld()
const found = { by: 'operator:anna', reason: 'Seen on the statement' }

describe('a person', () => {
  test('credits nothing that no line of the bank speaks of: that takes two people, in the console', async () => {
    const { one, id } = await transferred()
    for (const arrived of [6_995_000n, 7_000_000n, 7_000_001n])
      await expect(decideDeposit(deps, { id, arrived, ...found })).rejects.toMatchObject({
        code: 'second_person_asked',
      })
    expect(await stateOf(one, id)).toMatchObject({ state: 'review', credited: null })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
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
    const refuse = () => decideDeposit(deps, { id, arrived: undefined, ...found })
    const answers = await Promise.allSettled([refuse(), refuse()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await moneyOf(one)).free).toBe('1000.00')
    const waiting = await want(one, '700')
    await expect(decideDeposit(deps, { id: waiting.value.id, arrived: 1n, ...found })).rejects.toMatchObject({
      code: 'deposit_not_open',
    })
  })
})
