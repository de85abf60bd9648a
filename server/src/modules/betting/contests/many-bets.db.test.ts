import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { arrayOf } from '#kernel/array.ts'
import type { Tx } from '#kernel/database.ts'
import { betBooks, NOW } from '../../../../test/bet-books.ts'
import { settleBets } from '../betting.ts'
import { leaderboardOf, openContest, progressOf } from './contests.ts'

const { feed, run, member, openBet } = betBooks()
const BETS = 100_000
const PLAYERS = 7

/** How many rows of bets, and of what is counted of them, somebody reads. */
const rowsRead = (read: (tx: Tx) => Promise<unknown>) =>
  run(async (tx) => {
    const before = await readSoFar(tx)
    await read(tx)
    return (await readSoFar(tx)) - before
  })

async function readSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where schemaname = 'betting'`.execute(tx)
  return rows[0]?.read ?? 0
}

test('who asks who leads after 100,000 bets reads no more rows than there are players', async () => {
  const terms = { id: randomUUID(), brandId: 1, asset: 'PHP', category: null, games: [], stakeMin: 1n } as const
  const span = { from: NOW, to: new Date(NOW.getTime() + 1000) }
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => member()))
  const { id } = await openBet(players[0]!, 1n)
  await run((tx) => settleBets(tx, [{ betId: id, payout: 0n, status: 'lost' }], NOW))
  await feed()
  await run(async (tx) => {
    // As many bets are written without what each of them sets off.
    await sql`alter table betting.bet disable trigger user`.execute(tx)
    await sql`
      insert into betting.bet (id, member_id, round_id, brand_id, category, vendor, game_code, asset, stake, payout, valid_turnover, status,
                               content, balance_before, balance_after, placed_at, settled_at)
      select gen_random_uuid(), (${arrayOf(players)}::uuid[])[1 + number % ${PLAYERS}], round_id, brand_id, category, vendor, game_code,
             asset, stake, payout, valid_turnover, status, content, balance_before, balance_after, placed_at, settled_at
      from betting.bet cross join generate_series(1, ${BETS}) as number where id = ${id}`.execute(tx)
  })
  await run((tx) => openContest(tx, { ...terms, ...span, metric: 'turnover' }))
  await feed()

  const leaders = await run((tx) => leaderboardOf(tx, terms.id))
  expect(leaders).toHaveLength(PLAYERS)
  expect(leaders.reduce((sum, { score }) => sum + score, 0n)).toBe(BigInt(BETS) + 1n)
  expect(await rowsRead((tx) => leaderboardOf(tx, terms.id))).toBeLessThanOrEqual(PLAYERS)
  expect(await run((tx) => progressOf(tx, terms.id))).toEqual({ countedTo: NOW, waits: false })
  expect(await rowsRead((tx) => progressOf(tx, terms.id))).toBeLessThanOrEqual(PLAYERS)
})
