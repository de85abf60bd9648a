import { randomUUID } from 'node:crypto'
import { round } from '@croupier/contract/betting.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { MOMENT } from '../../../test/bet-books.ts'
import { checkBooks } from '../../../test/books.ts'
import { plainBet, plainRound } from '../../../test/plain-bet.ts'
import { world } from '../../../test/world.ts'
import { accountOf, houseAccount, transfer } from '../wallet/wallet.ts'
import { placeBets, settleBets } from './betting.ts'
import { cashOutParts } from './cash-outs/cash-outs.ts'
import { acceptBets, holdBets, refuseBets } from './pending/pending.ts'
import { reopenBets } from './reopening/reopening.ts'
import { findBetsOfRound } from './store.ts'

const { deps, ask, member } = await world()
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(deps.db, work)
const now = MOMENT.now

test('a round’s detail has every transfer of its bets: held, moved, released, and what the house stood in for', async () => {
  const one = await member()
  const roundId = randomUUID()
  const [bet, refused] = [plainBet(one.id, 1_000_000n, { roundId }), plainBet(one.id, 20_000n, { roundId })]
  const money = async () => (await ask(round, { token: one.token, params: { roundId } })).value
  await run((tx) => holdBets(tx, [bet, refused], [plainRound(bet)], MOMENT))
  expect((await money()).together).toEqual({ status: 'pending', result: '0.00', validTurnover: '0.00' })
  await run((tx) => refuseBets(tx, [refused.id], now))
  await run((tx) => acceptBets(tx, [bet.id], now))
  await run((tx) => cashOutParts(tx, [{ id: randomUUID(), betId: bet.id, stake: 400_000n, paid: 550_000n }], now))
  await run((tx) => settleBets(tx, [{ betId: bet.id, payout: 1_200_000n, status: 'won' }], now))
  // All that is there goes elsewhere, so that nothing can be given back.
  const cash = accountOf(one.id, 'PHP')
  const { rows } = await sql<{
    balance: bigint
  }>`select balance from wallet.balance where account_id = ${cash}`.execute(deps.db)
  const out = { id: randomUUID(), kind: 'adjustment', debit: cash, credit: houseAccount(1, 'demo', 'PHP') }
  await run((tx) => transfer(tx, [{ ...out, amount: rows[0]?.balance ?? 0n }], now))
  await run((tx) => reopenBets(tx, [{ id: randomUUID(), betId: bet.id, reason: 'rolled back' }], now))

  const { transfers, payout, together } = await money()
  expect(transfers.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
    ['stake', 'pending', '-100.00'],
    ['stake', 'pending', '-2.00'],
    ['stake', 'voided', '-2.00'],
    ['stake', 'posted', '-100.00'],
    ['cash_out', 'posted', '55.00'],
    ['payout', 'posted', '120.00'],
    ['shortfall', 'posted', '120.00'],
  ])
  expect(transfers.at(-1)?.after).toBeNull()
  expect([payout, together.status]).toEqual(['55.00', 'open'])
  await checkBooks(deps.db)
})

test('of a round that many share a member is shown only what is theirs', async () => {
  const [one, other] = [await member(), await member()]
  const roundId = randomUUID()
  const [mine, theirs] = [plainBet(one.id, 10_000n, { roundId }), plainBet(other.id, 30_000n, { roundId })]
  await run((tx) => placeBets(tx, [mine, theirs], [plainRound(mine)], MOMENT))
  const { value } = await ask(round, { token: one.token, params: { roundId } })
  expect([value.bets.map(({ id }) => id), value.transfers.map(({ id }) => id)]).toEqual([[mine.id], [mine.id]])
})

test('a member’s own bets of a round are found by the index of both, however many others and how many other bets there are', async () => {
  const [one, other] = [await member(), await member()]
  const [shared, own] = [plainBet(other.id, 10_000n), plainBet(one.id, 10_000n)]
  const mine = plainBet(one.id, 10_000n, { roundId: shared.roundId })
  await run((tx) => placeBets(tx, [shared, own, mine], [shared, own].map(plainRound), MOMENT))
  await sql`
    insert into betting.bet (id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, status, content, balance_before,
                             balance_after, placed_at)
    select gen_random_uuid(), round_id, brand_id, case when bet.id = ${own.id} then member_id else gen_random_uuid() end, category, vendor,
           game_code, asset, stake, 'refused', content, 0, 0, placed_at
    from betting.bet, generate_series(1, 5000) where bet.id in (${shared.id}, ${own.id})`.execute(deps.db)
  await sql`analyze betting.bet`.execute(deps.db)
  const { found, read } = await run(async (tx) => ({
    found: await findBetsOfRound(tx, shared.roundId, one.id),
    read: await sql<{ rows: number }>`
      select pg_stat_get_xact_tuples_returned('betting.bet_of_round'::regclass)::int as rows`.execute(tx),
  }))
  expect([found.map(({ id }) => id), read.rows]).toEqual([[mine.id], [{ rows: 1 }]])
  const { value } = await ask(round, { token: one.token, params: { roundId: shared.roundId } })
  expect(value.bets.map(({ id }) => id)).toEqual([mine.id])
})
