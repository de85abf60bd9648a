import { randomInt, randomUUID } from 'node:crypto'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { EVERYBODY } from '#kernel/member-selection.ts'
import { plainPlay } from '../../../../test/plain-play.ts'
import { world } from '../../../../test/world.ts'
import { feedFigures } from './counting/feed-figures.ts'
import { countedTo, openBetsOf, playByHour, playersOf } from '../brand-play/brand-play.ts'
import { betReaching, openStakes, playsByGame, settledStakes } from './figures.ts'
import { proveFigures } from './proof/prove-figures.ts'

const { deps, clock, ask, member } = await world({ now: '2026-11-21T16:10:00Z' })
const from = new Date('2026-11-21T16:00:00Z')

const roll = (token: string) =>
  ask(playRound, {
    token,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } },
  })

const NO_ID = '00000000-0000-0000-0000-000000000000'
const DAY_MS = 86_400_000
const SLOT_MS = 5 * 60_000
const play = { brandId: 1, asset: 'PHP', timeZone: 'Asia/Manila', members: EVERYBODY }
const span = (to: string) => ({ from, to: new Date(to) })
/** Spans end within hours, within five minutes and with whole ones. */
const ENDS = [
  '2026-11-21T16:20:00Z',
  '2026-11-21T16:22:13Z',
  '2026-11-21T17:00:00Z',
  '2026-11-21T18:14:59Z',
  '2026-11-22T16:00:00Z',
]

/** What the bets themselves say of each span, to its last whole five minutes. */
async function scanned(end: string) {
  const to = new Date(Math.floor(new Date(end).getTime() / SLOT_MS) * SLOT_MS)
  const { rows } = await sql`
    select date_bin('1 hour', settled_at, ${from}::timestamptz) as at, category, count(*)::int as bets, sum(stake)::int8 as stakes,
           sum(payout)::int8 as payouts
    from betting.bet where settled_at >= ${from} and settled_at < ${to} group by 1, 2 order by 1, 2`.execute(deps.db)
  const players = await sql<{ many: number }>`
    select count(distinct member_id)::int as many from betting.bet where settled_at >= ${from} and settled_at < ${to}`.execute(
    deps.db,
  )
  return { rows, players: players.rows[0]?.many }
}

/** The spans as they are read. */
const read = async () => {
  const spans = ENDS.map(span)
  const [rows, players] = await Promise.all([playByHour(deps.db, play, spans), playersOf(deps.db, play, spans)])
  return ENDS.map((_, index) => ({ rows: rows[index], players: players[index] }))
}

test('stakes, payouts and players are those of the bets that are counted, also of a span that ends within an hour', async () => {
  for (let hour = 0; hour < 3; hour++) {
    const { token } = await member()
    for (let round = 0; round < 4; round++) {
      await roll(token)
      clock.move(randomInt(1000, SLOT_MS))
    }
    const before = await read()
    await feedFigures(deps)
    expect(await countedTo(deps.db)).toEqual(clock.now())
    const fed = await read()
    expect(fed).toEqual(await Promise.all(ENDS.map(scanned)))
    expect(fed).not.toEqual(before)
    clock.move(40 * 60_000)
  }
})

test('who played in days and months is each counted once, by the brand’s days', async () => {
  const { member: player, play: bet } = plainPlay(deps)
  const players = await Promise.all(Array.from({ length: 5 }, () => player()))
  const first = new Date('2026-12-27T16:00:00Z')
  const at = (day: number, ms = 0) => new Date(first.getTime() + day * DAY_MS + ms)
  for (let day = 0; day < 70; day += randomInt(1, 4)) {
    clock.set(at(day, randomInt(DAY_MS)))
    await bet(players[randomInt(players.length)]!, 10n, 0n)
    if (day > 60) continue
    await feedFigures(deps)
  }
  const spans = Array.from({ length: 40 }, () => {
    const begin = randomInt(70)
    return { from: at(begin), to: at(begin + randomInt(40), randomInt(DAY_MS)) }
  })
  const counts = await Promise.all(
    spans.map(async ({ from: begin, to }) => {
      const { rows } = await sql<{ many: number }>`
        select count(distinct member_id)::int as many from betting.bet
        where settled_at >= ${begin} and settled_at < date_bin('5 minutes', ${to}::timestamptz, 'epoch')`.execute(
        deps.db,
      )
      return rows[0]?.many
    }),
  )
  await feedFigures(deps)
  expect(await playersOf(deps.db, play, spans)).toEqual(counts)
  expect(await proveFigures(deps)).toEqual([])
})

test('no bet is read for the dashboard, nor what is noted of one, however many there are', async () => {
  await sql`alter table betting.bet rename to hidden`.execute(deps.db)
  try {
    await expect(playsByGame(deps.db, { brandId: 1, ...span(ENDS.at(-1)!) })).resolves.not.toEqual([])
    await sql`alter table betting.uncounted rename to hidden_notes`.execute(deps.db)
    await expect(Promise.all([read(), openBetsOf(deps.db, play), countedTo(deps.db)])).resolves.toHaveLength(3)
  } finally {
    await sql`alter table betting.hidden rename to bet`.execute(deps.db)
    await sql`alter table if exists betting.hidden_notes rename to uncounted`.execute(deps.db)
  }
})

test('what was settled is added up, and the bet that reaches a sum found, as by going through them one after the other', async () => {
  const { member: player, play: bet, correct } = plainPlay(deps)
  clock.move(1000)
  const after = clock.now()
  const players = await Promise.all(Array.from({ length: 3 }, () => player()))
  clock.move(1000)
  for (let number = 0; number < 30; number++) {
    const id = await bet(players[number % 3]!, BigInt(randomInt(1, 1000)), number % 4 === 0 ? 5n : 0n)
    // Some end in the same moment, in which their ids say the order; what was resettled never counts again.
    if (number % 5 === 0) await correct(id, 7n, 'won')
    if (number % 3 === 0) clock.move(1000)
  }
  const within = { brandId: 1, asset: 'PHP', category: null, after, before: clock.now() }
  const { rows } = await sql<{ id: string; stake: bigint; at: Date }>`
    select id, stake, settled_at as at from betting.bet
    where settled_at > ${after} and settled_at < ${clock.now()} and id not in (select bet_id from betting.adjustment)
    order by settled_at, id`.execute(deps.db)
  let from = { after, afterBet: NO_ID, rest: rows }
  while (from.rest.length > 0) {
    const sum = from.rest.reduce((total, { stake }) => total + stake, 0n)
    const rest = { ...within, after: from.after, afterBet: from.afterBet }
    expect(await settledStakes(deps.db, rest)).toBe(sum)
    expect(await betReaching(deps.db, rest, sum + 1n)).toBeUndefined()
    const at = randomInt(from.rest.length)
    const [last, staked] = [from.rest[at]!, from.rest.slice(0, at + 1).reduce((total, { stake }) => total + stake, 0n)]
    expect(await betReaching(deps.db, rest, staked)).toMatchObject({ betId: last.id, settledAt: last.at, staked })
    from = { after: last.at, afterBet: last.id, rest: from.rest.slice(at + 1) }
  }
})

test('what waits is summed as it is counted, and listed once in parts of any size', async () => {
  const { member: player, place, settle, cancel } = plainPlay(deps)
  const [one, other] = [await player(), await player()]
  const shared = randomUUID()
  const bets: string[] = []
  for (const memberId of [one, other, one, other, one]) bets.push(await place(memberId, 10n, { roundId: shared }))
  for (const memberId of [one, other]) bets.push(await place(memberId, 100n))
  const trial = await place(await player(1, 'FUN'), 7n, { asset: 'FUN' })

  const listed = (most: number) =>
    inTransaction(deps.db, async (tx) => {
      const found: string[] = []
      let some = await openStakes(tx, null, most)
      while (some.length > 0 && found.length < 50) {
        found.push(...some.map(({ id }) => id))
        some = await openStakes(tx, some.at(-1)!, most)
      }
      return found
    })
  const waits = async (count: number, held: bigint, ids: readonly string[]) => {
    await feedFigures(deps)
    expect(await openBetsOf(deps.db, play)).toEqual({ count, held })
    for (const most of [1, 2, 3, 100]) {
      const found = await listed(most)
      expect(found).toHaveLength(ids.length)
      expect(new Set(found)).toEqual(new Set(ids))
    }
  }
  await waits(7, 250n, [...bets, trial])
  await settle(bets[0]!, 0n)
  await settle(bets[5]!, 150n)
  await cancel(bets[6]!)
  await waits(4, 40n, [...bets.slice(1, 5), trial])
  expect(await openBetsOf(deps.db, { ...play, asset: 'FUN' })).toEqual({ count: 1, held: 7n })
  expect(await proveFigures(deps)).toEqual([])
})
