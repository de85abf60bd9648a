import { defineConfig } from 'vitest/config'

const tests = '**/*.test.{ts,tsx}'
const databaseTests = '**/*.db.test.ts'
const never = ['**/node_modules/**', '**/dist/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'tidy', include: [`tidy/${tests}`], exclude: never } },
      {
        test: {
          name: 'unit',
          include: [`{contract,engine,server,kit,web,bench,run}/${tests}`],
          exclude: [...never, databaseTests],
        },
      },
      {
        test: {
          name: 'integration',
          include: [`{server,bench,run}/${databaseTests}`],
          exclude: never,
          globalSetup: ['server/test/cluster.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
