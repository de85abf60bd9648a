import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = '**/*.test.{ts,tsx}'
const databaseTests = '**/*.db.test.ts'
/** They watch what every database client or library does, so nothing else may have been done in their worker. */
const watching = ['server/src/modules/identity/enumeration.db.test.ts']
const onDatabase = { globalSetup: ['server/test/cluster.ts'], testTimeout: 30_000, hookTimeout: 60_000 }
/** Small files that take long. */
const long = ['bench/returns.test.ts', 'kills.db.test.ts']
const never = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/** The long ones first, which are taken for short ones by their size, so that no core waits for the last of them. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((path) => moduleId.endsWith(path))
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // A core is left idle by default, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      // It reads every file of the product.
      { test: { name: 'tidy', include: [`tidy/${tests}`], exclude: never, testTimeout: 60_000 } },
      {
        test: {
          name: 'unit',
          include: [`{contract,engine,server,kit,web,backoffice,bench,run,vendorkit}/${tests}`],
          exclude: [...never, databaseTests],
          // Some count every outcome of a game, which takes its time on a machine that does other things too.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: 'integration',
          include: [`{server,bench,run}/${databaseTests}`],
          exclude: [...never, ...watching],
          // A worker reads the server once for all its files; what a test changes is its own: a database, an app, a clock.
          isolate: false,
        },
      },
      { test: { ...onDatabase, name: 'watching', include: watching, exclude: never } },
    ],
  },
})
