import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '../../../../test/world.ts'
import { feedFigures } from './feed-figures.ts'
import { proveFigures } from './figures.ts'
import { recountFigures } from './recount-figures.ts'

const { deps, clock, member } = await world()

test('the first day on which a figure was changed is named, and counting from nothing makes it right', async () => {
  await member()
  clock.move(2 * 86_400_000)
  await member()
  await feedFigures(deps)
  expect(await proveFigures(deps)).toEqual([])

  await sql`update wallet.figure set credits = credits + 1`.execute(deps.db)
  const faults = await proveFigures(deps)
  expect(faults).toHaveLength(2)
  expect(faults[0]!.day < faults[1]!.day).toBe(true)
  expect(await proveFigures(deps, faults[1]!.day)).toEqual([faults[1]])

  const { rows } = await sql<{ batches: number }>`select count(*)::int as batches from wallet.batch`.execute(deps.db)
  expect(await recountFigures(deps)).toBe(rows[0]?.batches)
  expect(await proveFigures(deps)).toEqual([])
})
