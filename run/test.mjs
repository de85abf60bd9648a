// `npm test`: every check and every suite, each to its end, and the sum of all in the last line.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install, ROOT, Stop } from './install.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const CHECKS = {
  'types of the server': ['tsc', '-p', '.'],
  format: ['oxfmt', '--check', '.'],
}
/** They read the types of the sites' routes, which the build writes. */
const CHECKS_OF_SITES = {
  lint: ['oxlint'],
  'types of the sites': ['tsc', '-p', 'web'],
  'types of the console': ['tsc', '-p', 'backoffice'],
  'types of their tests': ['tsc', '-p', 'web/tsconfig.tests.json'],
  'types of the console’s tests': ['tsc', '-p', 'backoffice/tsconfig.tests.json'],
  'types of the journeys': ['tsc', '-p', 'e2e'],
  'unused code': ['knip', '--no-progress'],
}
/**
 * Those that need no database go together, so that neither core waits for the end of one of them. Those on a database have a worker more
 * than there are cores: one of them waits most of the time, for processes and limits of time.
 * @type {readonly { readonly projects: string[], readonly workers?: number }[]}
 */
const SUITES = [
  { projects: ['tidy', 'unit', 'games'] },
  { projects: ['browser'] },
  { projects: ['integration', 'watching'], workers: availableParallelism() + 1 },
]

const results = mkdtempSync(join(tmpdir(), 'croupier-results-'))
const bin = join(ROOT, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }

try {
  install({ everything: true })
  const meanwhile = checks(CHECKS)
  const counts = [await site(), ...(await checks(CHECKS_OF_SITES)), ...(await meanwhile)]
  for (const suite of SUITES) counts.push(await vitest(suite))
  counts.push(await journeys())
  end(counts)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  end([{ passed: 0, failed: 1 }])
} finally {
  rmSync(results, { recursive: true, force: true })
}

/** @param {Count[]} counts */
function end(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
  console.log(`\n${passed} passed, ${failed} failed`)
}

/** Built before what reads the types of its routes. */
async function site() {
  try {
    await build()
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Side by side, since each of them alone leaves a core idle. Each counts as one test.
 * @param {Readonly<Record<string, string[]>>} commands
 */
async function checks(commands) {
  return Promise.all(
    Object.entries(commands).map(async ([name, command]) => {
      const started = performance.now()
      const { code, output } = await run(command)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${output}`)
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    }),
  )
}

/**
 * @param {typeof SUITES[number]} suite
 * @returns {Promise<Count>}
 */
async function vitest({ projects, workers = availableParallelism() }) {
  console.log(`\n${projects.join(' and ')}`)
  const file = join(results, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`, `--maxWorkers=${workers}`]
  const { code } = await run(['vitest', 'run', ...chosen, ...reporters], 'inherit')
  return counted(code, file, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that cannot be loaded, or ended, has no test to fail.
    const ended = testResults.filter(
      (/** @type {any} */ { status, assertionResults: tests }) =>
        status === 'failed' && !tests.some((/** @type {any} */ test) => test.status === 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + ended.length }
  })
}

/** @returns {Promise<Count>} */
async function journeys() {
  console.log('\njourneys')
  const chromium = findChromium()
  if (!chromium) return { passed: 0, failed: 1 }

  const file = join(results, 'journeys.json')
  const more = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code } = await run(['playwright', 'test', '--config', 'e2e', '--reporter=list,json'], 'inherit', more)
  return counted(code, file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
  }))
}

/**
 * What a suite says of itself, but never "nothing failed" when its command did.
 * @param {number} code
 * @param {string} file
 * @param {(report: any) => Count} read
 * @returns {Count}
 */
function counted(code, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failed: code !== 0 ? Math.max(failed, 1) : failed }
  } catch (error) {
    console.error(`what it said of itself cannot be read: ${String(error)}`)
    return { passed: 0, failed: 1 }
  }
}

/**
 * @param {string[]} command
 * @param {'pipe' | 'inherit'} stdio
 * @param {Record<string, string>} more
 * @returns {Promise<{ code: number, output: string }>}
 */
function run([file = '', ...args], stdio = 'pipe', more = {}) {
  const child = spawn(file, args, { cwd: ROOT, env: { ...env, ...more }, stdio: ['ignore', stdio, stdio] })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }))
  })
}
