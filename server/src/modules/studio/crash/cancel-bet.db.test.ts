import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { crashPlay } from '../../../../test/crash.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { member } = here
const { pass, roundThat, bet, cancel, table, units } = await crashPlay(here)

test('a bet is taken back before the start: the stake returns once, however often it is asked, and another may be placed', async () => {
  const one = await member()
  const start = await units(one)
  const round = await roundThat((point) => point > 200n)
  const { value } = await bet(one, round.id)
  await bet(one, round.id, '1.00')
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(one, value.betId)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1)
  expect(answers[0]?.value).toMatchObject({ state: 'cancelled', payout: '10.00' })
  expect(await units(one)).toBe(start - 1_0000n)
  expect((await table()).round).toMatchObject({ players: 1, staked: '1.00' })
  expect(await bet(one, round.id, '2.00')).toMatchObject({ status: 200 })
})

test('after the start it is too late, and another member’s bet is not found', async () => {
  const [one, stranger] = [await member(), await member()]
  const round = await roundThat((point) => point > 200n)
  const { value } = await bet(one, round.id)
  expect(await cancel(stranger, value.betId)).toMatchObject({ status: 404, errorCode: 'not_found' })
  expect(await cancel(one, randomUUID())).toMatchObject({ status: 404, errorCode: 'not_found' })
  const left = await units(one)
  await pass(7000)
  expect(await cancel(one, value.betId)).toMatchObject({ status: 409, errorCode: 'bets_closed' })
  expect(await units(one)).toBe(left)
})
