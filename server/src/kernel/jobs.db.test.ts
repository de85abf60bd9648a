import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bare } from '../../test/bare.ts'
import { every } from './job.ts'
import { startJobs } from './jobs.ts'

test('every timer runs after a start, so that nothing stays undone that was due while nobody ran', async () => {
  const world = await bare()
  const ran: string[] = []
  const timers = ['count_the_years', 'count_the_ages'].map((name) =>
    every('0 0 1 1 *', name, async () => void ran.push(name)),
  )

  for (let start = 1; start <= 2; start++) {
    const jobs = await startJobs(world.deps, world.database.url, timers)
    await expect.poll(() => ran.length).toBe(2 * start)
    await jobs.stop()
  }
  expect(ran.toSorted()).toEqual(['count_the_ages', 'count_the_ages', 'count_the_years', 'count_the_years'])
  expect((await sql`select from graphile_worker._private_jobs`.execute(world.deps.db)).rows).toHaveLength(0)
})
