import { randomUUID } from 'node:crypto'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shortfallsIn } from '../../../../../test/shortfalls.ts'
import { world } from '../../../../../test/world.ts'
import { feedFigures } from '../counting/feed-figures.ts'
import { recountFigures } from '../counting/recount-figures.ts'
import { proveFigures } from './prove-figures.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const here = await world({ now: '2026-11-21T04:00:00Z' })
const { deps, clock, ask, member } = here

const roll = async (token: string) =>
  ask(playRound, {
    token,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } },
  })

for (let day = 0; day < 3; day++) {
  const { token } = await member()
  for (let round = 0; round < 5; round++) await roll(token)
  clock.move(DAY_MS)
}

test('what bets say, what is counted and what the ledger paid agree, before and after it is fed', async () => {
  expect(await proveFigures(deps)).toEqual([])
  await feedFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
  expect(await proveFigures(deps, new Date('2026-11-22T16:00:00Z'))).toEqual([])
})

test('the first day on which a figure was changed is named, and counting from nothing makes it right', async () => {
  await sql`update betting.figure set stakes = stakes + 1 where hour >= '2026-11-22T00:00:00Z'`.execute(deps.db)
  const faults = await proveFigures(deps)
  expect(faults.map(({ brandId, day }) => [brandId, day])).toEqual([
    [1, '2026-11-22'],
    [1, '2026-11-23'],
  ])
  expect(faults[0]?.text).toContain('figures of brand 1 on 2026-11-22')
  expect(await proveFigures(deps, new Date('2026-11-22T16:00:00Z'))).toMatchObject([{ day: '2026-11-23' }])

  await recountFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
})

test.each([
  [
    'all together in five minutes',
    sql`update betting.slot_total set stakes = stakes + 1 where slot >= '2026-11-22T00:00:00Z'`,
  ],
  [
    'who played',
    sql`update betting.player_day set first_at = first_at + interval '1 second' where day >= '2026-11-22'`,
  ],
  ['who played', sql`delete from betting.player_day where day >= '2026-11-22'`],
])('what is kept of %s is proved too', async (what, spoil) => {
  await spoil.execute(deps.db)
  const faults = await proveFigures(deps)
  // Where a day is missing, its month says more than its days.
  expect(faults.map(({ day }) => day).filter((day) => day > '2026-11-01')).toEqual(['2026-11-22', '2026-11-23'])
  expect(faults[0]?.text).toContain(what)
  await recountFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
})

test('on which days of a month somebody played is proved too', async () => {
  await sql`update betting.player_month set days = days | 1`.execute(deps.db)
  expect((await proveFigures(deps))[0]).toMatchObject({ brandId: 1, day: '2026-11-01' })
  await recountFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
})

test('what a member owes of a corrected bet counts as money that came back', async () => {
  await shortfallsIn(here).debtor()
  await feedFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
})

test('a bet that says something else than the ledger paid is named with its day', async () => {
  await sql`alter table betting.bet disable trigger user`.execute(deps.db)
  await sql`update betting.bet set payout = payout + 7, jackpot = jackpot
            where id = (select id from betting.bet where settled_at >= '2026-11-22' order by settled_at limit 1)`.execute(
    deps.db,
  )
  await recountFigures(deps)
  expect(await proveFigures(deps)).toMatchObject([{ brandId: 1, day: '2026-11-22' }])
  await sql`alter table betting.bet enable trigger user`.execute(deps.db)
})

test('of a day that had begun by the brand’s clock before the moment no player is missed', async () => {
  clock.move(13 * HOUR_MS)
  const { token } = await member()
  expect((await roll(token)).errorCode).toBeUndefined()
  await feedFigures(deps)
  expect(await proveFigures(deps, new Date(clock.now().getTime() + 3 * HOUR_MS))).toEqual([])
})
