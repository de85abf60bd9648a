import { randomUUID } from 'node:crypto'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { plainPlay } from '../../../../test/plain-play.ts'
import { world } from '../../../../test/world.ts'
import { feedFigures } from './counting/feed-figures.ts'
import { openBetsOf, openStakes, playByHour, playersOf } from './figures.ts'
import { proveFigures } from './proof/prove-figures.ts'

const { deps, clock, ask, member } = await world({ now: '2026-11-21T16:10:00Z' })
const from = new Date('2026-11-21T16:00:00Z')

const roll = (token: string) =>
  ask(playRound, {
    token,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } },
  })

/** The same from the bets themselves. */
async function scanned(to: Date) {
  const { rows } = await sql`
    select date_bin('1 hour', settled_at, ${from}::timestamptz) as at, category, count(*)::int as bets, sum(stake)::int8 as stakes,
           sum(payout)::int8 as payouts
    from betting.bet where settled_at >= ${from} and settled_at < ${to} group by 1, 2 order by 1, 2`.execute(deps.db)
  return rows
}

const span = (to: Date) => ({ brandId: 1, asset: 'PHP', from, to })

const ENDS = ['2026-11-21T16:20:00Z', '2026-11-21T17:00:00Z', '2026-11-21T18:15:00Z', '2026-11-22T16:00:00Z']

/** Each span as it is read, and how many played in the longest of them. */
const read = async () => ({
  spans: await Promise.all(ENDS.map((to) => playByHour(deps.db, span(new Date(to))))),
  players: await playersOf(deps.db, span(new Date('2026-11-22T16:00:00Z'))),
})
const said = async (players: number) => ({
  spans: await Promise.all(ENDS.map((to) => scanned(new Date(to)))),
  players,
})

test('stakes and payouts by hour are those of the bets, counted or not, also of a span that ends within an hour', async () => {
  for (let hour = 0; hour < 3; hour++) {
    const { token } = await member()
    for (let round = 0; round < 4; round++) {
      await roll(token)
      clock.move(5 * 60_000)
    }
    expect(await read()).toEqual(await said(hour + 1))
    await feedFigures(deps)
    expect(await read()).toEqual(await said(hour + 1))
    clock.move(40 * 60_000)
  }
})

test('what waits is summed as it stands, counted or not, and listed once in parts of any size', async () => {
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
    expect(await openBetsOf(deps.db, 1, 'PHP')).toEqual({ count, held })
    for (const most of [1, 2, 3, 100]) {
      const found = await listed(most)
      expect(found).toHaveLength(ids.length)
      expect(new Set(found)).toEqual(new Set(ids))
    }
  }
  await waits(7, 250n, [...bets, trial])
  await feedFigures(deps)
  await waits(7, 250n, [...bets, trial])
  await settle(bets[0]!, 0n)
  await settle(bets[5]!, 150n)
  await cancel(bets[6]!)
  await waits(4, 40n, [...bets.slice(1, 5), trial])
  await feedFigures(deps)
  await waits(4, 40n, [...bets.slice(1, 5), trial])
  expect(await openBetsOf(deps.db, 1, 'FUN')).toEqual({ count: 1, held: 7n })
  expect(await proveFigures(deps)).toEqual([])
})
