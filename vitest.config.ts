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
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }
const onDatabase = { ...patient, globalSetup: ['server/test/cluster.ts'] }
/** A small file that takes long. */
const long = 'bench/returns.test.ts'
/** They wait for processes that are killed and started, and for limits of time, while their core is idle. */
const waiting = /(kills|outage|backup|embedded|database-away|secret-command|serve)\.db\.test\.ts$/
/** Looked for when it is begun, which most runs never do. */
const chromium = {
  get executablePath() {
    return findChromium()
  },
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}
const never = ['**/node_modules/**', '**/dist/**', 'e2e/**']

/**
 * The long one first, which is taken for a short one by its size, so that no core waits for the last of it; then those that share what
 * their worker has read, one after the other. Those that wait are spread among the larger ones, which work meanwhile.
 */
class Spread extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      moduleId.endsWith(long) ? 0 : project.config.isolate ? 2 : 1
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const ranked = sorted.toSorted((one, other) => rank(one) - rank(other))
    const [waits, works] = [
      ranked.filter(({ moduleId }) => waiting.test(moduleId)),
      ranked.filter(({ moduleId }) => !waiting.test(moduleId)),
    ]
    const between = Math.floor(works.length / 2 / Math.max(waits.length, 1))
    const spread = waits.flatMap((one, at) => [one, ...works.slice(at * between, (at + 1) * between)])
    return [...spread, ...works.slice(waits.length * between)]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: Spread },
    // The first line of a reason stands in the sum of a run, and has to say what was found.
    chaiConfig: { truncateThreshold: 2000 },
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
            connectTimeout: patient.hookTimeout,
            screenshotFailures: false,
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
          },
        },
      },
      { test: { ...onDatabase, name: 'watching', include: watching, exclude: never } },
    ],
  },
})
