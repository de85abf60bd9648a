import { describe, expect, test } from 'vitest'
import { houseBalancesOf } from '#modules/wallet/balances/balances.ts'
import { slipWorld } from '../../../../test/slips.ts'
import { reconcileDay } from '../../../../test/reconciling.ts'
import { decideDeposit } from './decide-deposit.ts'

const { want, deps, moneyOf, clock, payments, stateOf, transferred } = await slipWorld()
const found = { by: 'operator:anna', reason: 'Seen on the statement' }

/** The company's statement speaks of the transfer: what has arrived stands in suspense for its deposit. */
async function lineOf(id: string, amount: string): Promise<void> {
  const day = deps.now().toISOString().slice(0, 10)
  payments.statement(day, [[deps.now().toISOString(), 'payment', id, 'DEP0041', amount, 'PHP', 'paid'].join(',')])
  await reconcileDay(deps, day)
}
const suspended = async () =>
  (await houseBalancesOf(deps.db, 'suspense')).reduce((sum, { balance }) => sum + balance, 0n)

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

  test.each([[['credit', 'refuse']], [['refuse', 'credit']]] as const)(
    'of a credit that a line of the bank backs and a refusal at once exactly one is done, and the books agree: %j',
    async (order) => {
      const { one, id } = await transferred()
      await lineOf(id, '700')
      const before = await suspended()
      const asked = [...order, ...order, ...order]
      const said = await Promise.allSettled(
        asked.map((what) => decideDeposit(deps, { id, arrived: what === 'credit' ? 7_000_000n : undefined, ...found })),
      )
      expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const refused = said.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
      expect(refused).toEqual(Array(5).fill('deposit_not_open'))

      const isCredited = asked[said.findIndex(({ status }) => status === 'fulfilled')] === 'credit'
      const { state, credited } = await stateOf(one, id)
      expect([state, credited]).toEqual(isCredited ? ['credited', '700.00'] : ['refused', null])
      expect((await moneyOf(one)).free).toBe(isCredited ? '1700.00' : '1000.00')
      // What was not credited still stands in suspense, for somebody to decide on.
      expect(await suspended()).toBe(isCredited ? before - 7_000_000n : before)
    },
  )
})
