import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, member } = here
const { place, onSale, toDraw, orderOf } = await lotteryPlay(here, 'SSC_10M')

test('a draw pays each line what its numbers say, and the record shows it with hits', async () => {
  const one = await member()
  const { issueNo } = await onSale()
  // Every digit at the last place, and one in ten of them wins.
  const { value } = await place(one, [
    digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10),
    digitLine('ZX5', '0|0|0|0|0', 1),
  ])
  const drawn = await toDraw(issueNo)
  expect(drawn).toMatchObject({ status: 'settled', seal: { lines: 2, stakes: [{ currency: 'PHP', amount: '22.00' }] } })
  const { items, state, numbers, prize } = await orderOf(one, value.orderId)
  expect(numbers).toEqual(drawn.numbers)
  expect([state, prize]).toEqual(['won', items[0]?.prize])
  // 9.8 times what the one winning ticket cost.
  expect(items[0]).toMatchObject({ state: 'won', prize: '19.60', hits: [{ tier: 'WIN', tickets: 1 }] })
  const isZero = numbers?.every((digit) => digit === '0')
  expect(items[1]?.state).toBe(isZero ? 'won' : 'lost')
  expect((await ask(balance, { token: one.token })).value.sumBalance).toBe(isZero ? '196997.60' : '997.60')
})
