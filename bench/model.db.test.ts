import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fixedSecret } from '@croupier/server/src/kernel/secret.ts'
import { freshDatabase } from '../server/test/database.ts'
import { FIRST_DAY } from '../server/test/first-day.ts'
import { quickConfig } from '../server/test/quick-config.ts'
import { runModel } from './model.ts'

// The ten thousand of the results page take minutes.
test('a hundred random commands at once, with connections cut, do what a plain book in memory does', async () => {
  const database = await freshDatabase('branded')
  const deps = {
    config: quickConfig,
    db: database.db,
    log: database.log,
    now: () => new Date(FIRST_DAY),
    secret: fixedSecret(randomBytes(32)),
    random: randomBytes,
  }
  const seed = process.env.SEED ?? randomUUID()
  const run = runModel(deps, database.url, { seed, steps: 100, parties: 2, cutEveryMs: 60 })
  const { answers, cuts } = await run.catch((error: unknown) => {
    throw new Error(`seed ${seed}`, { cause: error })
  })
  expect(answers.get('place: ok')).toBeGreaterThan(20)
  expect(cuts).toBeGreaterThan(0)
  await database.drop()
})
