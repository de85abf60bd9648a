import { randomUUID } from 'node:crypto'
import { chase as readChase, chases } from '@croupier/contract/lottery-chases.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { type TestMember, world } from '../../../../test/world.ts'

const here = await world()
const { ask, member } = here
const { chase, chaseOf, cancelChase } = await lotteryPlay(here, 'SSC_1M')

const money = async ({ token }: TestMember) => (await ask(balance, { token })).value.sumBalance
/** Five digits in their order. */
const never = digitLine('ZX5', '0|0|0|0|0', 1)

test('issues are taken back one by one or all, stake and rebate as one, the same twice once', async () => {
  const one = await member()
  const line = digitLine('DWD', '1||||', 1, { mode: 1800 })
  const { value } = await chase(one, [line], { multiples: [10, 20, 30] })
  const { items } = await chaseOf(one, value.orderId)
  const [id, second] = [randomUUID(), items[1]?.issueNo ?? '']
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => cancelChase(one, value.orderId, { id, issueNos: [second] })),
  )
  expect(new Set(answers.map(({ value: said }) => JSON.stringify(said)))).toEqual(
    new Set([JSON.stringify(answers[0]?.value)]),
  )
  // 40.00 less the 3.20 that came with it.
  expect(answers[0]?.value).toMatchObject({ issueNos: [second], returned: '36.80' })
  expect((await cancelChase(one, value.orderId, { id })).errorCode).toBe('id_reused')
  expect((await cancelChase(one, value.orderId, { issueNos: ['209901010001'] })).errorCode).toBe('invalid_request')
  expect((await chaseOf(one, value.orderId)).state).toBe('running')
  expect((await cancelChase(one, value.orderId)).value.issueNos).toHaveLength(2)
  expect(await chaseOf(one, value.orderId)).toMatchObject({ state: 'cancelled', amount: '0.00', rebate: '0.00' })
  expect(await money(one)).toBe('1000.00')
  expect((await cancelChase(one, value.orderId)).errorCode).toBe('bets_closed')
})

test('a stranger neither sees nor cancels a chase, and its id is not found', async () => {
  const [one, stranger] = [await member(), await member()]
  const { value } = await chase(one, [never], { multiples: [1, 1] })
  const asked = { token: stranger.token, params: { chaseId: value.orderId } }
  expect((await ask(readChase, asked)).errorCode).toBe('not_found')
  expect((await cancelChase(stranger, value.orderId)).errorCode).toBe('not_found')
  expect((await ask(chases, { token: stranger.token })).value.total).toBe(0)
  expect((await ask(chases, { token: one.token, query: { state: 'running' } })).value.total).toBe(1)
  expect((await ask(chases, { token: one.token, query: { state: 'ended' } })).value.total).toBe(0)
})
