import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { v5 } from 'uuid'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { plainPlay } from '../../../../test/plain-play.ts'
import { world } from '../../../../test/world.ts'
import { cashOutParts } from '../cash-outs/cash-outs.ts'
import { feedFigures } from '../figures/counting/feed-figures.ts'
import { recountFigures } from '../figures/counting/recount-figures.ts'
import { proveFigures } from '../figures/proof/prove-figures.ts'
import { acceptBets, holdBets, refuseBets } from '../pending/pending.ts'
import { reopenBets } from '../reopening/reopening.ts'
import { closeContest, type Contest, leaderboardOf, openContest, progressOf } from './contests.ts'

const { deps, clock } = await world()
const { member, play, cancel, place, settle, correct } = plainPlay(deps)
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(deps.db, work)
const METRICS = ['turnover', 'multiplier'] as const

/** A contest of each metric over the bets of the next day. */
async function opened(more: Partial<Contest> = {}): Promise<readonly Contest[]> {
  clock.move(1000)
  const from = clock.now()
  const terms = { brandId: 1, asset: 'PHP', from, to: new Date(from.getTime() + 86_400_000), category: null, games: [] }
  const contests = METRICS.map((metric) => ({ ...terms, stakeMin: 2n, ...more, id: randomUUID(), metric }))
  for (const contest of contests) await run((tx) => openContest(tx, contest))
  return contests
}

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

async function scanned({ from, to, stakeMin, metric }: Contest) {
  const { rows } = await sql<ScoredBet>`
    select member_id as "memberId", stake, payout, valid_turnover as valid, placed_at as at from betting.bet
    where settled_at is not null and valid_turnover > 0 and stake >= ${stakeMin}::int8 and placed_at >= ${from} and placed_at < ${to}
    order by placed_at, id`.execute(deps.db)
  return ranked(rows, metric)
}

const standingsOf = (contests: readonly Contest[]) => Promise.all(contests.map(({ id }) => leaderboardOf(deps.db, id)))

const countedOf = (contests: readonly Contest[]) => Promise.all(contests.map(scanned))

const kept = async () =>
  (await sql`select * from betting.contest_score where bets <> 0 order by contest_id, member_id`.execute(deps.db)).rows

/** However they were fed, standings are what counting from nothing makes them. */
afterEach(async () => {
  await feedFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
  const fed = await kept()
  await recountFigures(deps)
  expect(await kept()).toEqual(fed)
})

const reopen = (betId: string) =>
  run((tx) => reopenBets(tx, [{ id: v5('reopened', betId), betId, reason: 'test' }], deps.now()))

test('who leads is who leads when bets are gone through one by one, of equal scores who was first', async () => {
  const contests = await opened()
  const players = await Promise.all(Array.from({ length: 6 }, () => member()))
  const player = () => players[randomInt(players.length)]!
  for (let bet = 0; bet < 60; bet++) {
    await play(player(), BigInt(randomInt(1, 5)), BigInt(randomInt(0, 12)))
    if (bet % 10 === 0) await cancel(await place(player(), 3n))
    if (bet % 3 > 0) clock.move(1000)
    if (bet % 7 === 0) await feedFigures(deps)
  }
  // Ten thousand times as much does not fit into the whole numbers of the database.
  await play(player(), 3n, 950_000_000_000_000n)
  clock.move(1000)
  await feedFigures(deps)
  expect(await standingsOf(contests)).toEqual(await countedOf(contests))
})

test('a correction, a void, a reopening and a part that is cashed out move who leads as if all were counted anew', async () => {
  const contests = await opened()
  const players = await Promise.all(Array.from({ length: 4 }, () => member()))
  const bets: string[] = []
  for (let bet = 0; bet < 40; bet++) {
    bets.push(await play(players[bet % 4]!, BigInt(randomInt(2, 9)), BigInt(randomInt(0, 40))))
    if (bet % 5 > 0) clock.move(1000)
  }
  const fed = async () => {
    if (randomInt(2) === 0) return
    await feedFigures(deps)
    expect(await standingsOf(contests)).toEqual(await countedOf(contests))
  }
  await fed()
  for (const [at, betId] of bets.entries()) {
    if (at % 4 === 0) await correct(betId, BigInt(randomInt(0, 80)), 'won')
    if (at % 4 === 1) await correct(betId, 2n, 'void')
    if (at % 4 === 2) {
      await reopen(betId)
      await fed()
      await settle(betId, BigInt(randomInt(0, 60)))
    }
    await fed()
  }
  const sold = await place(players[0]!, 1000n)
  await run((tx) => cashOutParts(tx, [{ id: randomUUID(), betId: sold, stake: 999n, paid: 5000n }], deps.now()))
  await feedFigures(deps)
  expect(await standingsOf(contests)).toEqual(await countedOf(contests))
  await settle(sold, 0n)
  await feedFigures(deps)
  expect(await standingsOf(contests)).toEqual(await countedOf(contests))
  // Whoever has no bet left that counts stands nowhere.
  const [alone] = [await member()]
  const only = await play(alone, 500n, 90_000n)
  await feedFigures(deps)
  await correct(only, 500n, 'void')
  await feedFigures(deps)
  expect(await standingsOf(contests)).toEqual(await countedOf(contests))
  for (const { id } of contests)
    expect((await leaderboardOf(deps.db, id)).map(({ memberId }) => memberId)).not.toContain(alone)
})

test('a bet that is gone may be noted after what took it away', async () => {
  const contests = await opened()
  await feedFigures(deps)
  const one = await member()
  await play(one, 10n, 30n)
  clock.move(1000)
  const gone = await play(one, 10n, 900n)
  await sql`create table betting.later as select * from betting.uncounted`.execute(deps.db)
  await sql`truncate betting.uncounted`.execute(deps.db)
  await correct(gone, 10n, 'void')
  await feedFigures(deps)
  await sql`insert into betting.uncounted select * from betting.later`.execute(deps.db)
  await sql`drop table betting.later`.execute(deps.db)
  await feedFigures(deps)
  expect(await standingsOf(contests)).toEqual(await countedOf(contests))
  for (const { id } of contests) expect(await leaderboardOf(deps.db, id)).toHaveLength(1)
})

test('a contest that is opened later has the bets of its span, counted or not, and one that is closed is forgotten', async () => {
  clock.move(1000)
  const from = clock.now()
  const players = await Promise.all(Array.from({ length: 3 }, () => member()))
  for (let bet = 0; bet < 12; bet++) {
    await play(players[bet % 3]!, 5n, BigInt(bet * 3))
    clock.move(1000)
    if (bet === 5) await feedFigures(deps)
  }
  const contests = await opened({ from })
  for (const { id } of contests) expect(await progressOf(deps.db, id)).toEqual({ countedTo: null, waits: false })
  await Promise.all([
    ...players.map((player) => play(player, 7n, 21n)),
    ...Array.from({ length: 3 }, () => feedFigures(deps)),
  ])
  await feedFigures(deps)
  expect(await standingsOf(contests)).toEqual(await countedOf(contests))

  for (const { id } of contests) await run((tx) => closeContest(tx, id))
  await feedFigures(deps)
  for (const { id } of contests) {
    expect(await leaderboardOf(deps.db, id)).toEqual([])
    expect(await progressOf(deps.db, id)).toEqual({ countedTo: null, waits: false })
  }
})

test('other games, categories, assets, brands and small stakes do not count, and are not waited for', async () => {
  const [contest] = await opened({ category: 'LIVE', games: ['BACCARAT'], stakeMin: 10n })
  const [one, other, trial] = [await member(), await member(2), await member(1, 'FUN')]
  for (const end of [(id: string) => settle(id, 50n), () => Promise.resolve()]) {
    await end(await place(one, 9n))
    await end(await place(one, 10n, { gameCode: 'ROULETTE' }))
    await end(await place(one, 10n, { category: 'INHOUSE' }))
    await end(await place(other, 10n, { brandId: 2 }))
    await end(await place(trial, 10n, { asset: 'FUN' }))
  }
  await feedFigures(deps)
  expect(await leaderboardOf(deps.db, contest!.id)).toEqual([])
  expect(await progressOf(deps.db, contest!.id)).toEqual({ countedTo: clock.now(), waits: false })
  await play(one, 10n, 0n)
  await feedFigures(deps)
  expect(await leaderboardOf(deps.db, contest!.id)).toEqual([{ memberId: one, score: 10n }])
})

test('a bet that has no outcome, or is not accepted yet, is waited for, however it ends', async () => {
  const [contest] = await opened()
  const one = await member()
  const waits = async () => {
    await feedFigures(deps)
    return (await progressOf(deps.db, contest!.id)).waits
  }
  const bet = await place(one, 100n)
  expect(await waits()).toBe(true)
  // What is left is less than what counts.
  await run((tx) => cashOutParts(tx, [{ id: randomUUID(), betId: bet, stake: 99n, paid: 50n }], deps.now()))
  expect(await waits()).toBe(true)
  await settle(bet, 0n)
  expect(await waits()).toBe(false)
  await reopen(bet)
  expect(await waits()).toBe(true)
  await cancel(bet)
  expect(await waits()).toBe(false)

  const rules = { timeZone: 'Asia/Manila', checked: false, verifiedFrom: null }
  const [refused, accepted] = [plainBet(one, 20n), plainBet(one, 20n)]
  for (const pending of [refused, accepted])
    await run((tx) => holdBets(tx, [pending], [plainRound(pending)], { now: deps.now(), rules }))
  expect(await waits()).toBe(true)
  await run((tx) => refuseBets(tx, [refused.id], deps.now()))
  expect(await waits()).toBe(true)
  await run((tx) => acceptBets(tx, [accepted.id], deps.now()))
  expect(await waits()).toBe(true)
  await settle(accepted.id, 0n)
  expect(await waits()).toBe(false)
})

test('a standing or a waiting bet that was changed is named', async () => {
  const contests = await opened()
  await play(await member(), 10n, 30n)
  await feedFigures(deps)
  for (const spoil of [
    sql`update betting.contest_score set score = score + 1`,
    sql`update betting.contest_score set at = at + interval '1 second'`,
    sql`update betting.contest_count set waiting_bets = waiting_bets + 1`,
  ]) {
    await spoil.execute(deps.db)
    const faults = await proveFigures(deps)
    expect(faults.map(({ brandId, text }) => [brandId, text.includes('of contests')])).toEqual([[1, true]])
    await recountFigures(deps)
    expect(await proveFigures(deps)).toEqual([])
  }
  expect(await standingsOf(contests)).toEqual(await countedOf(contests))
})
