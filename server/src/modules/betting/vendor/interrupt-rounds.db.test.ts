import { launchGame } from '@croupier/contract/launch.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { interruptRounds } from './interrupt-rounds.ts'

const { ask, clock, deps, callers, sitDown, moneyOf } = await callersWorld()
const [caller] = callers as [(typeof callers)[number]]
const opened = (token: string) => ask(launchGame, { token, query: { gameId: caller.game } })

test('a round that its vendor left is interrupted, held and shown at the next launch, and resolved by its settle', async () => {
  const seat = await sitDown(caller)
  const round = { roundId: 'left', ...seat.who }
  await caller.send('bet', { transactionId: 'left-bet', ...round, token: seat.token, amount: '40.00' })
  clock.move(14 * 60_000)
  await interruptRounds(deps)
  const statusOf = async () =>
    (
      await sql<{ status: string }>`
        select round.status from betting.round join betting.bet on round_id = round.id where member_id = ${seat.member.id}`.execute(
        deps.db,
      )
    ).rows[0]?.status
  expect(await statusOf()).toBe('open')
  clock.move(2 * 60_000)
  await interruptRounds(deps)
  expect(await statusOf()).toBe('interrupted')
  expect((await opened(seat.member.token)).value.interrupted).toMatchObject([{ stake: '40.00' }])

  const win = { transactionId: 'left-win', ...round, betTransactionId: 'left-bet', amount: '90.00' }
  expect((await caller.send('settle', win)).code).toBe('OK')
  expect([await statusOf(), await moneyOf(seat.member)]).toEqual(['open', '1050.00'])
  expect((await opened(seat.member.token)).value.interrupted).toEqual([])
})

test('rounds of vendors that are the house are not interrupted, however long nothing is said of them', async () => {
  const seats = [await sitDown(caller), await sitDown(caller)]
  const rounds = await Promise.all(
    seats.map(async (seat) => {
      const transactionId = `weeks-${seat.member.id}`
      await caller.send('bet', {
        transactionId,
        roundId: transactionId,
        ...seat.who,
        token: seat.token,
        amount: '40.00',
      })
      const { rows } = await sql<{ id: string }>`
        select round_id as id from betting.bet where member_id = ${seat.member.id}`.execute(deps.db)
      return rows[0]?.id
    }),
  )
  const [own, other] = rounds
  await sql`update betting.round set vendor = 'TCG_SEA' where id = ${own}`.execute(deps.db)
  clock.move(30 * 86_400_000)
  await interruptRounds(deps)
  const { rows } = await sql<{ id: string }>`
    select id from betting.round where id in (${own}, ${other}) and status = 'interrupted'`.execute(deps.db)
  expect(rows).toEqual([{ id: other }])
})
