import { takeTimeOut } from '@croupier/contract/limits.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { endChases, endChasesOfBarred } from './end-chases.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
const play = await lotteryPlay(here, 'SSC_1M')
const { chase, chaseOf, drawAll, onSale } = play

const money = async ({ token }: TestMember) => (await ask(balance, { token })).value.sumBalance
/** Every digit at the last place: one of ten tickets wins 9.80 times its price of 2.00. */
const sure = digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10)
/** Five digits in their order. */
const never = digitLine('ZX5', '0|0|0|0|0', 1)

test('a win gives back what is not closed, and what was played stands', async () => {
  const one = await member()
  const { value } = await chase(one, [sure], { multiples: [1, 1, 5] })
  expect(await money(one)).toBe('860.00')
  const { items } = await chaseOf(one, value.orderId)
  clock.set(items[0]?.drawAt ?? '')
  await drawAll()
  await here.hear()
  const after = await chaseOf(one, value.orderId)
  expect(after.items.map(({ state }) => state)).toEqual(['won', 'cancelled', 'cancelled'])
  expect(after).toMatchObject({ state: 'stopped', endedIssues: 3, amount: '20.00', played: '20.00', prize: '19.60' })
  expect(await money(one)).toBe('999.60')
  await Promise.all([endChases(deps), endChases(deps)])
  expect(await money(one)).toBe('999.60')
})

test('who takes a break has back what is not closed', async () => {
  const one = await member()
  const { value } = await chase(one, [never], { multiples: [1, 1, 1] })
  const { closeAt } = await onSale()
  clock.set(closeAt)
  await play.draws()
  await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
  await endChasesOfBarred(deps, { topic: 'member_changed', brandId: 1, keys: [one.id] })
  const token = await logIn(one.account, one.password)
  const after = await chaseOf({ ...one, token }, value.orderId)
  expect([after.state, after.items.map(({ state }) => state)]).toEqual([
    'cancelled',
    ['open', 'cancelled', 'cancelled'],
  ])
  expect(await money({ ...one, token })).toBe('998.00')
})

test('a chase that was ended and not given back by a kill is given back by the next pass', async () => {
  const one = await member()
  const { value } = await chase(one, [never], { multiples: [1, 1] })
  await sql`update lottery.chase set ended_by = 'win' where id = ${value.orderId}::uuid`.execute(deps.db)
  await Promise.all([endChases(deps), endChases(deps), endChases(deps)])
  expect(await money(one)).toBe('1000.00')
  expect((await chaseOf(one, value.orderId)).items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})
