import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { forgetBrands } from '#modules/brand/brand.ts'
import { plainPlay } from '../../../../../test/plain-play.ts'
import { world } from '../../../../../test/world.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { v5 } from 'uuid'
import { plainBet, plainRound } from '../../../../../test/plain-bet.ts'
import { cashOutParts } from '../../cash-outs/cash-outs.ts'
import { endBets } from '../../endings/endings.ts'
import { acceptBets, holdBets, refuseBets } from '../../pending/pending.ts'
import { reopenBets } from '../../reopening/reopening.ts'
import { proveFigures } from '../proof/prove-figures.ts'
import { feedFigures } from './feed-figures.ts'
import { recountFigures } from './recount-figures.ts'

const { deps, clock } = await world()
const { member, place, settle, correct, cancel, play } = plainPlay(deps)
const rules = { timeZone: 'Asia/Manila', checked: false, verifiedFrom: null }
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(deps.db, work)

interface KeptFigure {
  readonly hour: string
  readonly asset: string
  readonly counts: readonly number[]
}

const cashOut = (betId: string, stake: bigint, paid: bigint) =>
  run((tx) => cashOutParts(tx, [{ id: v5(`${stake} for ${paid}`, betId), betId, stake, paid }], deps.now()))
const reopen = (betId: string, what: string) =>
  run((tx) => reopenBets(tx, [{ id: v5(what, betId), betId, reason: 'test' }], deps.now()))

/** Bets, wins, losses, stakes, turnover, payouts of a member by hour, as they are kept. */
async function kept(memberId: string): Promise<readonly (readonly [string, ...number[]])[]> {
  const { rows } = await sql<KeptFigure>`
    select to_char(hour at time zone 'UTC', 'MM-DD HH24:MI') as hour, asset,
           array[bets, wins, losses, stakes, turnover, payouts]::float8[] as counts
    from betting.figure join betting.figure_game on id = game_id where member_id = ${memberId} order by hour, asset`.execute(
    deps.db,
  )
  return rows.map(({ hour, asset, counts }) => [`${hour} ${asset}`, ...counts])
}

/** Every figure there is; of the latest five minutes those of the members are proved with the others. */
const everything = async () => [
  ...(await sql`select * from betting.hierarchy_figure order by head_id, day, asset, category`.execute(deps.db)).rows,
  ...(await sql`select * from betting.player_day order by brand_id, asset, day, member_id`.execute(deps.db)).rows,
  ...(await sql`select * from betting.player_month order by brand_id, asset, month, member_id`.execute(deps.db)).rows,
  ...(
    await sql`select * from betting.slot_total where bets <> 0 order by brand_id, asset, slot, category`.execute(
      deps.db,
    )
  ).rows,
  ...(await sql`select game_hour.* from betting.game_hour where bets <> 0 order by 1, 2, 3, 4, 5`.execute(deps.db))
    .rows,
  ...(await sql`select game_id, bets, stakes from betting.open_figure where bets <> 0 order by 1`.execute(deps.db))
    .rows,
  ...(
    await sql`select member_id, hour, brand_id, category, vendor, game_code, asset, bets, wins, losses, stakes, turnover, payouts, jackpots
              from betting.figure join betting.figure_game on id = game_id order by 1, 2, 3, 4, 5, 6, 7`.execute(
      deps.db,
    )
  ).rows,
]

afterEach(async () => {
  expect(await proveFigures(deps)).toEqual([])
  const fed = (await feedFigures(deps), await everything())
  await recountFigures(deps)
  expect(await everything()).toEqual(fed)
})

test('a bet counts in the hour of the brand in which it is settled, not in that of its stake', async () => {
  clock.set('2026-11-22T15:59:59Z')
  const [one, other] = [await member(), await member()]
  const late = await place(one, 300n)
  await play(one, 100n, 250n)
  // Midnight of Manila.
  clock.set('2026-11-22T16:00:01Z')
  await settle(late, 0n)
  await settle(await place(one, 40n), 40n, 'push')
  const cancelled = await place(one, 70n)
  await cancel(cancelled)
  await place(other, 10n)

  await feedFigures(deps)
  expect(await kept(one)).toEqual([
    ['11-22 15:00 PHP', 1, 1, 0, 100, 100, 250],
    ['11-22 16:00 PHP', 2, 0, 1, 340, 300, 40],
  ])
  expect(await kept(other)).toEqual([])
})

test('what is corrected later counts as its difference when it is made, and a closed day stays as it was', async () => {
  clock.set('2026-11-24T04:10:00Z')
  const one = await member()
  const lost = await play(one, 200n, 0n)
  const won = await play(one, 500n, 900n)
  await feedFigures(deps)
  const closed = ['11-24 04:00 PHP', 2, 1, 1, 700, 700, 900]
  expect(await kept(one)).toEqual([closed])

  clock.set('2026-11-26T09:30:00Z')
  await correct(lost, 500n, 'won')
  await Promise.all([correct(lost, 500n, 'won'), correct(lost, 500n, 'won')])
  clock.set('2026-11-27T10:00:00Z')
  await correct(won, 500n, 'void')
  await feedFigures(deps)
  expect(await kept(one)).toEqual([
    closed,
    ['11-26 09:00 PHP', 0, 1, -1, 0, 0, 500],
    ['11-27 10:00 PHP', -1, -1, 0, -500, -500, -900],
  ])
  // What was void counts again once it is settled anew.
  await correct(won, 0n, 'lost')
  await feedFigures(deps)
  expect((await kept(one)).at(-1)).toEqual(['11-27 10:00 PHP', 0, -1, 1, 0, 0, -900])
})

test('a part that is cashed out counts when it is paid, and the rest when the bet is settled', async () => {
  clock.set('2026-12-01T04:00:00Z')
  const one = await member()
  const [gone, back] = [await place(one, 1000n), await place(one, 500n)]
  clock.set('2026-12-02T04:00:00Z')
  // 400 of 1,000 are sold for 550: 150 count.
  await cashOut(gone, 400n, 550n)
  await Promise.all([cashOut(gone, 400n, 550n), cashOut(gone, 400n, 550n)])
  clock.set('2026-12-03T04:00:00Z')
  await cashOut(gone, 100n, 20n)
  await cashOut(back, 200n, 90n)
  await feedFigures(deps)
  const parts = [
    ['12-02 04:00 PHP', 0, 0, 0, 400, 150, 550],
    ['12-03 04:00 PHP', 0, 0, 0, 300, 190, 110],
  ] as const
  expect(await kept(one)).toEqual(parts)
  expect(await proveFigures(deps)).toEqual([])

  clock.set('2026-12-04T04:00:00Z')
  // What was left of the one is lost, by set; the other is void as a whole.
  await run((tx) => endBets(tx, [{ betId: gone, payout: 0n, status: 'lost' }], deps.now()))
  await cancel(back)
  await feedFigures(deps)
  expect(await kept(one)).toEqual([...parts, ['12-04 04:00 PHP', 1, 0, 1, 500 - 200, 500 - 110, -90]])
})

test('a bet that comes open again is taken out when it does, and counts anew when it is settled', async () => {
  clock.set('2026-12-06T04:00:00Z')
  const one = await member()
  const won = await play(one, 200n, 500n)
  const cashed = await place(one, 100n)
  await cashOut(cashed, 50n, 70n)
  await settle(cashed, 0n)
  await feedFigures(deps)
  const closed = ['12-06 04:00 PHP', 2, 1, 1, 300, 270, 570]
  expect(await kept(one)).toEqual([closed])

  clock.set('2026-12-07T04:00:00Z')
  await reopen(won, 'first')
  await Promise.all([reopen(won, 'first'), reopen(won, 'first')])
  await reopen(cashed, 'first')
  await feedFigures(deps)
  const opened = ['12-07 04:00 PHP', -2, -1, -1, -250, -250, -500]
  expect(await kept(one)).toEqual([closed, opened])
  expect(await proveFigures(deps)).toEqual([])

  clock.set('2026-12-08T04:00:00Z')
  await settle(won, 0n)
  await settle(cashed, 90n)
  await feedFigures(deps)
  const again = ['12-08 04:00 PHP', 2, 1, 1, 250, 250, 90]
  expect(await kept(one)).toEqual([closed, opened, again])

  // Back and forth within one hour leaves nothing of it.
  clock.set('2026-12-09T04:00:00Z')
  await reopen(won, 'second')
  await settle(won, 300n)
  await correct(won, 0n, 'lost')
  await reopen(won, 'third')
  await cancel(won)
  await feedFigures(deps)
  expect(await kept(one)).toEqual([closed, opened, again, ['12-09 04:00 PHP', -1, 0, -1, -200, -200, 0]])
})

test('what is reopened and cannot be given back counts as given back; the ledger has it from the house', async () => {
  clock.set('2026-12-11T04:00:00Z')
  const one = await member()
  const betId = await play(one, 100n, 1000n)
  const all = await place(one, 10n ** 9n + 900n)
  await reopen(betId, 'first')
  await feedFigures(deps)
  expect(await kept(one)).toEqual([['12-11 04:00 PHP', 0, 0, 0, 0, 0, 0]])
  await settle(all, 0n)
})

test('a bet that waits to be accepted, and one that was refused, count for nothing', async () => {
  clock.set('2026-12-12T04:00:00Z')
  const one = await member()
  const held = async () => {
    const bet = plainBet(one, 100n)
    await run((tx) => holdBets(tx, [bet], [plainRound(bet)], { now: deps.now(), rules }))
    return bet.id
  }
  const [refused, accepted] = [await held(), await held()]
  await held()
  await run((tx) => refuseBets(tx, [refused], deps.now()))
  clock.set('2026-12-13T04:00:00Z')
  await run((tx) => acceptBets(tx, [accepted], deps.now()))
  await feedFigures(deps)
  expect(await kept(one)).toEqual([])
  clock.set('2026-12-14T04:00:00Z')
  await settle(accepted, 180n)
  await feedFigures(deps)
  expect(await kept(one)).toEqual([['12-14 04:00 PHP', 1, 1, 0, 100, 100, 180]])
})

test('hours and days are those of the clock: the day on which summer time ends has twenty-five hours', async () => {
  await sql`update brand.brand set time_zone = 'America/New_York' where id = 3`.execute(deps.db)
  forgetBrands(deps)
  const one = await member(3)
  // Half past one, twice, and the last minute of the day.
  for (const at of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z']) {
    clock.set(at)
    await play(one, 100n, 0n, { brandId: 3 })
  }
  await feedFigures(deps)
  const lost = [1, 0, 1, 100, 100, 0]
  expect(await kept(one)).toEqual([
    ['11-01 05:00 PHP', ...lost],
    ['11-01 06:00 PHP', ...lost],
    ['11-02 04:00 PHP', ...lost],
    ['11-02 05:00 PHP', ...lost],
  ])
  const { rows } = await sql<{ day: string; bets: number }>`
    select (hour at time zone 'America/New_York')::date::text as day, sum(bets)::int as bets from betting.figure
    where member_id = ${one} group by 1 order by 1`.execute(deps.db)
  expect(rows).toEqual([
    { day: '2026-11-01', bets: 3 },
    { day: '2026-11-02', bets: 1 },
  ])
  await sql`update brand.brand set time_zone = 'Asia/Kolkata' where id = 2`.execute(deps.db)
  forgetBrands(deps)
  const two = await member(2)
  clock.set('2026-11-03T05:10:00Z')
  await play(two, 100n, 0n, { brandId: 2 })
  await feedFigures(deps)
  // Twenty to eleven there.
  expect(await kept(two)).toEqual([['11-03 04:30 PHP', ...lost]])
})

test('play money stands beside cash and is never added to it', async () => {
  clock.set('2026-11-28T08:00:00Z')
  const one = await member()
  const trial = await member(1, 'FUN')
  await play(one, 100n, 300n)
  await play(trial, 700n, 0n, { asset: 'FUN' })
  await feedFigures(deps)
  expect(await kept(one)).toEqual([['11-28 08:00 PHP', 1, 1, 0, 100, 100, 300]])
  expect(await kept(trial)).toEqual([['11-28 08:00 FUN', 1, 0, 1, 700, 700, 0]])
})

test('many bets, corrections and feeders at once, and a recount in between: everything is counted once', async () => {
  clock.set('2026-11-29T08:00:00Z')
  const members = await Promise.all(Array.from({ length: 8 }, () => member()))
  const rounds = members.flatMap((memberId) => Array.from({ length: 12 }, (_, index) => ({ memberId, index })))
  await Promise.all([
    ...rounds.map(async ({ memberId, index }) => {
      const betId = await play(memberId, 100n, index % 3 === 0 ? 250n : 0n)
      if (index % 4 === 0) await correct(betId, 180n, 'won')
    }),
    ...Array.from({ length: 6 }, () => feedFigures(deps)),
    recountFigures(deps),
    recountFigures(deps),
    proveFigures(deps).then((faults) => expect(faults).toEqual([])),
  ])
  await Promise.all([feedFigures(deps), feedFigures(deps)])
  // Of twelve bets four are won at 250, of which one is settled again at 180, as are two that were lost.
  for (const memberId of members)
    expect(await kept(memberId)).toEqual([['11-29 08:00 PHP', 12, 6, 6, 1200, 1200, 3 * 250 + 3 * 180]])
})

test('a pass that breaks off between its parts leaves everything as it was, and the next one counts it once', async () => {
  clock.set('2026-11-30T08:00:00Z')
  const one = await member()
  await play(one, 100n, 300n)
  const before = await everything()
  await sql`create function betting.break_off() returns trigger language plpgsql as $$
            begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(deps.db)
  await sql`create trigger break_off after insert or update on betting.figure_total
            for each statement execute function betting.break_off()`.execute(deps.db)
  await expect(feedFigures(deps)).rejects.toThrow(Error)
  await expect(recountFigures(deps)).rejects.toThrow(Error)
  expect(await everything()).toEqual(before)
  expect(await proveFigures(deps)).toEqual([])

  await sql`drop function betting.break_off cascade`.execute(deps.db)
  await feedFigures(deps)
  expect(await kept(one)).toEqual([['11-30 08:00 PHP', 1, 1, 0, 100, 100, 300]])
})

test('bets that were there before there were figures are counted by whoever feeds first', async () => {
  const before = await everything()
  for (const table of ['figure', 'figure_total', 'figures_counted', 'uncounted'])
    await sql`truncate ${sql.table(`betting.${table}`)}`.execute(deps.db)
  await Promise.all([feedFigures(deps), feedFigures(deps)])
  expect(await everything()).toEqual(before)
})

test('a correction that leaves the outcome as it was leaves the bet on the day on which it was counted', async () => {
  const one = await member()
  const bet = await play(one, 10n, 30n)
  await feedFigures(deps)
  const before = await kept(one)
  clock.move(36 * 3_600_000)
  await correct(bet, 30n, 'won')
  expect(await kept(one)).toEqual(before)
})
