import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainPlay } from '../../../../test/plain-play.ts'
import { world } from '../../../../test/world.ts'
import { leaderboardOf } from './leaderboard.ts'

const { deps, clock } = await world()
const { member, play, cancel, place } = plainPlay(deps)

interface ScoredBet {
  readonly memberId: string
  readonly stake: bigint
  readonly payout: bigint
  readonly valid: bigint
  readonly at: Date
}

/** Who leads, by going through the bets one after the other. */
function ranked(bets: readonly ScoredBet[], metric: 'turnover' | 'multiplier') {
  const best = new Map<string, { score: bigint; at: Date }>()
  for (const { memberId, stake, payout, valid, at } of bets) {
    const before = best.get(memberId)
    const multiplier = (payout * 10_000n) / stake
    if (metric === 'turnover') best.set(memberId, { score: (before?.score ?? 0n) + valid, at })
    else if (payout > 0n && (!before || multiplier > before.score)) best.set(memberId, { score: multiplier, at })
  }
  return [...best]
    .map(([memberId, one]) => ({ memberId, ...one }))
    .toSorted(
      (one, other) =>
        Number(other.score - one.score) || +one.at - +other.at || (one.memberId < other.memberId ? -1 : 1),
    )
    .map(({ memberId, score }) => ({ memberId, score }))
}

test('who leads is who leads when bets are gone through one by one, of equal scores who was first', async () => {
  const from = clock.now()
  const players = await Promise.all(Array.from({ length: 6 }, () => member()))
  const player = () => players[randomInt(players.length)]!
  for (let bet = 0; bet < 60; bet++) {
    await play(player(), BigInt(randomInt(1, 5)), BigInt(randomInt(0, 12)))
    if (bet % 10 === 0) await cancel(await place(player(), 3n))
    if (bet % 3 > 0) clock.move(1000)
  }
  // Ten thousand times as much does not fit into the whole numbers of the database.
  await play(player(), 3n, 950_000_000_000_000n)
  clock.move(1000)
  const { rows } = await sql<ScoredBet>`
    select member_id as "memberId", stake, payout, valid_turnover as valid, placed_at as at from betting.bet
    where valid_turnover > 0 and stake >= 2 order by placed_at, id`.execute(deps.db)
  const contest = { brandId: 1, asset: 'PHP', from, to: clock.now(), category: null, games: [], stakeMin: 2n }
  for (const metric of ['turnover', 'multiplier'] as const)
    expect(await leaderboardOf(deps.db, { ...contest, metric })).toEqual(ranked(rows, metric))
})
