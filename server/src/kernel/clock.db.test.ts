import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database.ts'
import { openClock } from './clock.ts'
import { readConfig } from './config.ts'

const HOUR_MS = 3600 * 1000
const [sandbox, production] = [readConfig({}), readConfig({ MODE: 'production' })]
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const aheadMs = (clock: { now(): Date }) => clock.now().getTime() - Date.now()

test('the clock of the sandbox moves forward, stays moved after a restart, and production never hears of it', async () => {
  const clock = openClock(sandbox, database.db)
  expect(Math.abs(aheadMs(clock))).toBeLessThan(1000)

  await clock.move(HOUR_MS)
  await clock.move(HOUR_MS)
  expect(aheadMs(clock) / HOUR_MS).toBeCloseTo(2, 2)

  const restarted = openClock(sandbox, database.db)
  await restarted.read()
  expect(aheadMs(restarted) / HOUR_MS).toBeCloseTo(2, 2)

  const real = openClock(production, database.db)
  await real.read()
  expect(Math.abs(aheadMs(real))).toBeLessThan(1000)
  await expect(real.move(HOUR_MS)).rejects.toThrow('only the clock of a sandbox')
})

test('the clock never moves back', async () => {
  await expect(openClock(sandbox, database.db).move(-1)).rejects.toThrow('only moves forward')
})
