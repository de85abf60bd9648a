import { randomUUID } from 'node:crypto'
import { members } from '@croupier/contract/console-members.ts'
import { expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import { adjustBets, placeBets, settleBets } from '#modules/betting/betting.ts'
import { cashOutParts } from '#modules/betting/cash-outs/cash-outs.ts'
import { accountOf, houseAccount, type Move, transfer } from '#modules/wallet/wallet.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { shortfallsIn } from '../../../../test/shortfalls.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { refreshPeople } from './refresh-people.ts'

const it = await world()
const { clock, deps } = it
const { debtor, give } = shortfallsIn(it)
const token = await operatorIn(it)
const rules = { timeZone: 'UTC', checked: false, verifiedFrom: null }
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(deps.db, work)
const move = (moves: readonly Move[]) =>
  run(async (tx) => (await transfer(tx, moves, clock.now())).map((verdict) => must(verdict)))

const game = houseAccount(LUCKY, 'game:BACCARAT', 'PHP')
const adjustments = houseAccount(LUCKY, 'adjustments', 'PHP')
const between = (debit: string, credit: string, kind: string, amount: bigint): Move => ({
  id: randomUUID(),
  kind,
  debit,
  credit,
  amount,
})

/** What the list says that a member has won or lost, once their lines are counted and they are written down. */
async function resultOf({ id, account }: TestMember) {
  await it.hear()
  await refreshPeople(deps, { brandId: LUCKY, keys: [id] })
  return (await it.ask(members, { token, query: { search: account } })).value.list[0]?.result
}

test('a part that was cashed out and a correction of a bet count as won or lost, an adjustment by an operator does not', async () => {
  const player = await it.member()
  const bet = plainBet(player.id, 100_0000n)
  const cashOut = { id: randomUUID(), betId: bet.id, stake: 50_0000n, paid: 70_0000n }
  await run((tx) => placeBets(tx, [bet], [plainRound(bet)], { now: clock.now(), rules }))
  await run((tx) => cashOutParts(tx, [cashOut], clock.now()))
  expect(await resultOf(player)).toBe('-30.00')
  await run((tx) => settleBets(tx, [{ betId: bet.id, payout: 0n, status: 'lost' }], clock.now()))
  const won = { id: randomUUID(), betId: bet.id, payout: 50_0000n, status: 'won', reason: 'wrong result' } as const
  await run((tx) => adjustBets(tx, [won], clock.now()))
  expect(await resultOf(player)).toBe('20.00')
  await move([between(adjustments, accountOf(player.id, 'PHP'), 'adjustment', 500_0000n)])
  expect(await resultOf(player)).toBe('20.00')
})

test('of a corrected bet counts what was taken back; what is owed counts once it is collected', async () => {
  // 1,000.00 at sign-up and 100.00 given, all of it played away.
  const owes = await debtor()
  expect(await resultOf(owes)).toBe('-1100.00')
  await give(owes.id, 60_0000n)
  const [from, to] = [accountOf(owes.id, 'PHP'), houseAccount(LUCKY, 'shortfall', 'PHP')]
  await move([between(from, to, 'shortfall_collected', 60_0000n)])
  expect(await resultOf(owes)).toBe('-1160.00')
})

test('it is the same of a record so long that its lines are counted in blocks', async () => {
  const player = await it.member()
  const own = accountOf(player.id, 'PHP')
  const rare = [
    between(game, own, 'adjustment', 3_0000n),
    between(own, game, 'adjustment', 1_0000n),
    between(adjustments, own, 'adjustment', 700_0000n),
    between(own, adjustments, 'adjustment', 5_0000n),
    between(game, own, 'cash_out', 8_0000n),
    between(game, own, 'award', 9_0000n),
  ]
  const stakes = Array.from({ length: 500 }, () => between(own, game, 'stake', 1_0000n))
  await move([...rare, ...stakes])
  expect(await resultOf(player)).toBe('-481.00')
  await move(rare.map((one) => ({ ...one, id: randomUUID() })))
  expect(await resultOf(player)).toBe('-462.00')
})
