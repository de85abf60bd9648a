import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { forgetBrands } from '#modules/brand/brand.ts'
import { moveBranch } from '#modules/identity/hierarchy/hierarchy.ts'
import { plainPlay } from '../../../../test/plain-play.ts'
import { world } from '../../../../test/world.ts'
import { feedFigures } from '../figures/counting/feed-figures.ts'
import { forgetRecent } from '../figures/counting/forget-recent.ts'
import { recountFigures } from '../figures/counting/recount-figures.ts'
import { proveFigures } from '../figures/proof/prove-figures.ts'
import { playBelow, playBelowByDay, playOf } from './play-sums.ts'
import type { PlayWindow } from './rules.ts'

const { deps, clock } = await world({ now: '2026-11-20T04:00:00Z' })
const { below, place, settle, correct, play } = plainPlay(deps)
const MANILA = { brand: { id: 1, timeZone: 'Asia/Manila' }, asset: 'PHP' }
const ALWAYS = { from: '2026-01-01', to: '2027-12-31' }

/** Bets, stakes, payouts and valid turnover below a member, by day and category. */
const days = async (headId: string, players = MANILA) =>
  (await playBelowByDay(deps.db, players, [headId], ALWAYS)).map(
    ({ day, category, bets, stakes, payouts, turnover }) => [
      `${day} ${category}`,
      ...[bets, stakes, payouts, turnover].map(Number),
    ],
  )

/** Bets and stakes of the windows, the shortest first. */
async function windows(of: typeof playOf, memberId: string, players = MANILA) {
  const names: readonly PlayWindow[] = ['five_minutes', 'hour', 'day', 'thirty_days']
  const sums = await Promise.all(names.map((window) => of(deps.db, players, memberId, { window, now: deps.now() })))
  return sums.map(({ bets, stakes }) => [bets, Number(stakes)])
}

/** Read before anything is counted, counted, and counted from nothing: it is the same. */
async function always<T>(read: () => Promise<T>, said: T): Promise<void> {
  expect(await read()).toEqual(said)
  await feedFigures(deps)
  expect(await read()).toEqual(said)
  await recountFigures(deps)
  expect(await read()).toEqual(said)
}

afterEach(async () => {
  expect(await proveFigures(deps)).toEqual([])
  await feedFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
})

const move = (memberId: string, uplineId: string, from: string) =>
  inTransaction(deps.db, (tx) => moveBranch(tx, { brandId: 1, memberId, uplineId, from }, deps.now()))

describe('what all below a member played', () => {
  test('is that of every depth and none of their own', async () => {
    const top = await below(null)
    const agent = await below(top)
    const player = await below(agent)
    await play(top, 1000n, 0n)
    await play(agent, 200n, 150n)
    await play(player, 30n, 0n, { category: 'RNG' })
    await always(
      () => days(top),
      [
        ['2026-11-20 LIVE', 1, 200, 150, 200],
        ['2026-11-20 RNG', 1, 30, 0, 30],
      ],
    )
    await always(() => days(agent), [['2026-11-20 RNG', 1, 30, 0, 30]])
    expect(await days(player)).toEqual([])
  })

  test('goes with a move from the next midnight of the brand, and what was played before stays', async () => {
    const [one, other] = [await below(null), await below(null)]
    const agent = await below(one)
    const player = await below(agent)
    // A minute before midnight of Manila.
    clock.set('2026-11-21T15:59:00Z')
    await move(agent, other, '2026-11-22')
    await play(player, 70n, 0n)
    const late = await place(player, 500n)
    await feedFigures(deps)
    clock.set('2026-11-21T16:00:01Z')
    // Placed yesterday, settled today: it belongs to who is above today.
    await settle(late, 400n)
    await play(player, 11n, 0n)
    await always(() => days(one), [['2026-11-21 LIVE', 1, 70, 0, 70]])
    await always(() => days(other), [['2026-11-22 LIVE', 2, 511, 400, 511]])
    await always(
      () => days(agent),
      [
        ['2026-11-21 LIVE', 1, 70, 0, 70],
        ['2026-11-22 LIVE', 2, 511, 400, 511],
      ],
    )

    // A correction belongs to the day on which it is made, and to who is above then.
    clock.set('2026-11-23T02:00:00Z')
    await correct(late, 900n, 'won')
    await always(
      () => days(other),
      [
        ['2026-11-22 LIVE', 2, 511, 400, 511],
        ['2026-11-23 LIVE', 0, 0, 500, 0],
      ],
    )
    expect(await days(one)).toEqual([['2026-11-21 LIVE', 1, 70, 0, 70]])
  })

  test('stands by the brand’s clock: the day on which summer time begins has twenty-three hours', async () => {
    const zone = { brand: { id: 3, timeZone: 'America/New_York' }, asset: 'PHP' }
    await sql`update brand.brand set time_zone = 'America/New_York' where id = 3`.execute(deps.db)
    forgetBrands(deps)
    clock.set('2027-03-12T12:00:00Z')
    const top = await below(null, { brandId: 3 })
    const player = await below(top, { brandId: 3 })
    for (const at of ['2027-03-14T04:59:59Z', '2027-03-14T05:00:00Z', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z']) {
      clock.set(at)
      await play(player, 10n, 0n, { brandId: 3 })
    }
    await always(
      () => days(top, zone),
      [
        ['2027-03-13 LIVE', 1, 10, 0, 10],
        ['2027-03-14 LIVE', 2, 20, 0, 20],
        ['2027-03-15 LIVE', 1, 10, 0, 10],
      ],
    )
    // A day is twenty-four hours here, of which one belongs to the thirteenth.
    expect(await windows(playBelow, top, zone)).toEqual([
      [2, 20],
      [2, 20],
      [4, 40],
      [4, 40],
    ])
  })

  test('in play money stands beside cash, and where nobody played there is nothing', async () => {
    clock.set('2027-04-01T04:00:00Z')
    const top = await below(null)
    const [player, trial] = [await below(top), await below(top, { asset: 'FUN' })]
    await play(player, 40n, 0n)
    await play(trial, 7000n, 0n, { asset: 'FUN' })
    const fun = { ...MANILA, asset: 'FUN' }
    await always(() => days(top), [['2027-04-01 LIVE', 1, 40, 0, 40]])
    await always(() => days(top, fun), [['2027-04-01 LIVE', 1, 7000, 0, 7000]])
    await always(
      () => windows(playBelow, top, fun),
      Array.from({ length: 4 }, () => [1, 7000]),
    )

    const nobody = { brand: { id: 2, timeZone: 'America/Sao_Paulo' }, asset: 'BRL' }
    const alone = await below(null, { brandId: 2, asset: 'BRL' })
    expect(await days(alone, nobody)).toEqual([])
    expect(await windows(playBelow, alone, nobody)).toEqual(Array.from({ length: 4 }, () => [0, 0]))
    expect(await windows(playOf, alone, nobody)).toEqual(Array.from({ length: 4 }, () => [0, 0]))
  })
})

describe('windows', () => {
  test('hold what was settled in them, of one member and of all below, whenever it was placed', async () => {
    clock.set('2027-05-01T04:00:00Z')
    const top = await below(null)
    const [player, other] = [await below(top), await below(top)]
    const early = await place(player, 1n)
    for (const [at, stake] of [
      ['2027-05-02T15:59:00Z', 10n],
      ['2027-05-03T16:30:00Z', 100n],
      ['2027-05-31T04:00:00Z', 1000n],
      ['2027-05-31T15:00:00Z', 10_000n],
      ['2027-05-31T15:53:00Z', 100_000n],
    ] as const) {
      clock.set(at)
      await play(player, stake, 0n)
    }
    await settle(early, 0n)
    clock.set('2027-05-31T15:57:00Z')
    await play(other, 1_000_000n, 0n)
    // Of thirty business days of Manila the second of May is the first, until four in the afternoon of Greenwich.
    await always(
      () => windows(playOf, player),
      [
        [2, 100_001],
        [3, 110_001],
        [4, 111_001],
        [6, 111_111],
      ],
    )
    await always(
      () => windows(playBelow, top),
      [
        [3, 1_100_001],
        [4, 1_110_001],
        [5, 1_111_001],
        [7, 1_111_111],
      ],
    )

    clock.set('2027-05-31T16:00:00Z')
    expect(await windows(playOf, player)).toEqual([
      [0, 0],
      [3, 110_001],
      [4, 111_001],
      [5, 111_101],
    ])
  })

  test('stay what they are when what is older is forgotten', async () => {
    clock.set('2027-06-10T04:00:00Z')
    const top = await below(null)
    const player = await below(top)
    await play(player, 5n, 0n)
    clock.set('2027-06-12T04:05:00Z')
    await play(player, 7n, 0n)
    await feedFigures(deps)
    await forgetRecent(deps)
    const { rows } = await sql<{ slots: number }>`
      select count(*)::int as slots from betting.recent_figure where member_id in (${top}, ${player})`.execute(deps.db)
    expect(rows).toEqual([{ slots: 2 }])
    for (const [of, id] of [
      [playOf, player],
      [playBelow, top],
    ] as const)
      expect(await windows(of, id)).toEqual([
        [1, 7],
        [1, 7],
        [1, 7],
        [2, 12],
      ])
  })
})

test('a figure of a hierarchy, of five minutes, of what waits or of what a game gave back that was changed is named', async () => {
  const player = await below(await below(null))
  await play(player, 5n, 0n)
  await place(player, 9n)
  await feedFigures(deps)
  for (const [table, text] of [
    ['hierarchy_figure', 'of all below somebody'],
    ['recent_figure', 'of five minutes'],
    ['open_figure', 'of what waits'],
    ['game_hour', 'of what games gave back'],
  ] as const) {
    await sql`update ${sql.table(`betting.${table}`)} set stakes = stakes + 1`.execute(deps.db)
    const faults = await proveFigures(deps)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.filter((fault) => !fault.text.includes(text))).toEqual([])
    await recountFigures(deps)
    expect(await proveFigures(deps)).toEqual([])
  }
})
