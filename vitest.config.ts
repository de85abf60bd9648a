import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const tests = '**/*.test.{ts,tsx}'
const databaseTests = '**/*.db.test.ts'
const never = ['**/node_modules/**', '**/dist/**', 'e2e/**']

export default defineConfig({
  test: {
    // A core is left idle by default, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      // It reads every file of the product.
      { test: { name: 'tidy', include: [`tidy/${tests}`], exclude: never, testTimeout: 60_000 } },
      {
        test: {
          name: 'unit',
          include: [`{contract,engine,server,kit,web,bench,run,vendorkit}/${tests}`],
          exclude: [...never, databaseTests],
          // Some count every outcome of a game, which takes its time on a machine that does other things too.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [`{server,bench,run}/${databaseTests}`],
          exclude: never,
          globalSetup: ['server/test/cluster.ts'],
          // A worker reads the server once for all its files; what a test changes is its own: a database, an app, a clock.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
