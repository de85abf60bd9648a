import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainPlay } from '../../../../../test/plain-play.ts'
import { world } from '../../../../../test/world.ts'
import { proveFigures } from '../proof/prove-figures.ts'
import { feedFigures } from './feed-figures.ts'
import { forgetRecent } from './forget-recent.ts'

const { deps, clock } = await world({ now: '2027-06-10T04:00:00Z' })
const { below, place, play, settle } = plainPlay(deps)

async function slots() {
  const { rows } = await sql<{ slot: Date; bets: number }>`
    select slot, sum(bets)::int as bets from betting.recent_figure group by slot order by slot`.execute(deps.db)
  return rows.map(({ slot, bets }) => [slot.toISOString(), bets])
}

test('five minutes are forgotten after two days, by whoever forgets and however often, and are never counted again', async () => {
  await feedFigures(deps)
  const player = await below(await below(null))
  await play(player, 5n, 0n)
  const late = await place(player, 3n)
  clock.set('2027-06-12T04:05:00Z')
  await play(player, 7n, 0n)
  await feedFigures(deps)
  const kept = ['2027-06-12T04:05:00.000Z', 2]
  expect(await slots()).toEqual([['2027-06-10T04:00:00.000Z', 2], kept])
  await Promise.all([forgetRecent(deps), forgetRecent(deps)])
  expect(await slots()).toEqual([kept])

  // What commits late with an earlier moment is in the figures and no more in the latest of them.
  clock.set('2027-06-10T04:01:00Z')
  await settle(late, 0n)
  await Promise.all([feedFigures(deps), forgetRecent(deps), feedFigures(deps)])
  expect(await slots()).toEqual([kept])
  expect(await proveFigures(deps)).toEqual([])
})
