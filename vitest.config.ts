import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { contractWithoutSchemas } from './kit/build/contract.ts'
import { iconsByFile } from './kit/build/icons.ts'
import { findChromium } from './run/chromium.mjs'

const tests = '**/*.test.{ts,tsx}'
const databaseTests = '**/*.db.test.ts'
/** Components in a real browser, whose calls the test answers. */
const browserTests = '**/*.browser.test.tsx'
/** They watch what every database client or library does, so nothing else may have been done in their worker. */
const watching = ['server/src/modules/identity/enumeration.db.test.ts']
/** A wait ends when what it waits for is there; how long that takes is no matter on a machine that does other things too. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }
const onDatabase = { ...patient, globalSetup: ['server/test/cluster.ts'] }
/** Small files that take long. */
const long = ['bench/returns.test.ts', 'kills.db.test.ts']
/** Looked for when it is begun, which most runs never do. */
const chromium = {
  get executablePath() {
    return findChromium()
  },
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}
const never = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/**
 * The long ones first, which are taken for short ones by their size, so that no core waits for the last of them; then those that
 * share what their worker has read, one after the other.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((path) => moduleId.endsWith(path))
    const rank = (file: TestSpecification) => (isLong(file) ? 0 : file.project.config.isolate ? 2 : 1)
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // A core is left idle by default, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      // It reads every file of the product.
      { test: { ...patient, name: 'tidy', include: [`tidy/${tests}`], exclude: never } },
      {
        test: {
          ...patient,
          name: 'unit',
          include: [`{contract,server,kit,web,backoffice,run,vendorkit}/${tests}`],
          exclude: [...never, databaseTests, browserTests],
        },
      },
      {
        test: {
          ...patient,
          name: 'games',
          include: [`{engine,bench}/${tests}`],
          exclude: [...never, databaseTests],
          // Figures that take seconds to count are counted once for all that ask for them: nothing else is kept there.
          isolate: false,
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
      {
        // As the sites are built, but for what only makes them smaller.
        plugins: [contractWithoutSchemas(), iconsByFile()],
        // Its files are read as they are: found one by one, each would load the page anew.
        optimizeDeps: { exclude: ['@tabler/icons-react'] },
        test: {
          ...patient,
          name: 'browser',
          include: [`{web,backoffice}/${browserTests}`],
          exclude: never,
          // Read once for all files; each test has a page's worth of its own: a router, answers, a place in the document.
          isolate: false,
          browser: {
            enabled: true,
            provider: playwright({ launchOptions: chromium, contextOptions: { reducedMotion: 'reduce' } }),
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
      { test: { ...onDatabase, name: 'watching', include: watching, exclude: never } },
    ],
  },
})
