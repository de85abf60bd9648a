// `npm test`: every check and every suite, each to its end; what failed is named once more at the end, and the sum is the last line.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install, ROOT, Stop } from './install.mjs'

/**
 * What a check or a suite came to: how many passed, and each failure by its name and the first line of its reason.
 * @typedef {{ passed: number, failures: string[] }} Outcome
 */

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
  const outcomes = [await site(), ...(await checks(CHECKS_OF_SITES)), ...(await meanwhile)]
  for (const suite of SUITES) outcomes.push(await vitest(suite))
  outcomes.push(await journeys())
  end(outcomes)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  end([{ passed: 0, failures: [error.message] }])
} finally {
  rmSync(results, { recursive: true, force: true })
}

/** @param {Outcome[]} outcomes */
function end(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0
  for (const failure of failures) console.log(`\n✗ ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
}

/** Built before what reads the types of its routes. */
async function site() {
  try {
    await build()
    return { passed: 1, failures: [] }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    return { passed: 0, failures: ['the build of the sites'] }
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
      return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
    }),
  )
}

/**
 * @param {typeof SUITES[number]} suite
 * @returns {Promise<Outcome>}
 */
async function vitest({ projects, workers = availableParallelism() }) {
  console.log(`\n${projects.join(' and ')}`)
  const file = join(results, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`, `--maxWorkers=${workers}`]
  const { code } = await run(['vitest', 'run', ...chosen, ...reporters], 'inherit')
  return read(code, file, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
  }))
}

/** A file that cannot be loaded, or ended, has no test to fail, and counts as one. */
function failuresOfFile(/** @type {any} */ { name, status, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
  const file = relative(ROOT, name)
  if (failed.length === 0) return status === 'failed' ? [withReason(file, message)] : []
  return failed.map((/** @type {any} */ test) => withReason(`${file} › ${test.fullName}`, test.failureMessages[0]))
}

/** @returns {Promise<Outcome>} */
async function journeys() {
  console.log('\njourneys')
  const chromium = findChromium()
  if (!chromium) return { passed: 0, failures: ['journeys: no Chromium'] }

  const file = join(results, 'journeys.json')
  const more = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code } = await run(['playwright', 'test', '--config', 'e2e', '--reporter=list,json'], 'inherit', more)
  return read(code, file, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failures: [
      ...failuresOfSuites(suites),
      ...errors.map((/** @type {any} */ error) => withReason('journeys', error.message)),
    ],
  }))
}

/** @returns {string[]} */
function failuresOfSuites(/** @type {any[]} */ suites = []) {
  return suites.flatMap(({ file, specs, suites: inner }) => [
    ...specs
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ { title, tests }) =>
        withReason(
          `e2e/${file} › ${title}`,
          tests.flatMap((/** @type {any} */ test) => test.results).at(-1)?.error?.message,
        ),
      ),
    ...failuresOfSuites(inner),
  ])
}

/**
 * @param {string} name
 * @param {string | undefined} message
 */
function withReason(name, message) {
  const [reason = ''] = stripVTControlCharacters(message ?? '').split('\n')
  return reason === '' ? name : `${name}: ${reason}`
}

/**
 * What a suite says of itself, but never "nothing failed" when its command did.
 * @param {number} code
 * @param {string} file
 * @param {(report: any) => Outcome} readOutcome
 * @returns {Outcome}
 */
function read(code, file, readOutcome) {
  try {
    const { passed, failures } = readOutcome(JSON.parse(readFileSync(file, 'utf8')))
    return { passed, failures: code !== 0 && failures.length === 0 ? [`a suite ended with code ${code}`] : failures }
  } catch (error) {
    return { passed: 0, failures: [`what a suite said of itself cannot be read: ${String(error)}`] }
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
