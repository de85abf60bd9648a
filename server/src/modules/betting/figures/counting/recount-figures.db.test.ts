import { randomUUID } from 'node:crypto'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '../../../../../test/world.ts'
import { feedFigures } from './feed-figures.ts'
import { recountFigures } from './recount-figures.ts'

const { deps, ask, member } = await world()

const roll = (token: string) =>
  ask(playRound, {
    token,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } },
  })

async function sums() {
  const { rows } = await sql<{ bets: number; stakes: number }>`
    select coalesce(sum(bets), 0)::int as bets, coalesce(sum(stakes), 0)::float8 as stakes from betting.figure`.execute(
    deps.db,
  )
  return rows[0]
}

test('a brand without bets has no figures', async () => {
  expect(await recountFigures(deps)).toBe(0)
  await feedFigures(deps)
  expect(await sums()).toEqual({ bets: 0, stakes: 0 })
})

test('what waited to be added is counted once, and what was wrong is right', async () => {
  const { token } = await member()
  for (let round = 0; round < 6; round++) await roll(token)
  expect(await recountFigures(deps)).toBe(6)
  await feedFigures(deps)
  expect(await sums()).toEqual({ bets: 6, stakes: 120_000 })

  await sql`update betting.figure set bets = 99`.execute(deps.db)
  await Promise.all([recountFigures(deps), roll(token), recountFigures(deps), roll(token), feedFigures(deps)])
  await feedFigures(deps)
  expect(await sums()).toEqual({ bets: 8, stakes: 160_000 })
})
