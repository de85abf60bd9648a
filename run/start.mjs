// `npm start`: installs what is missing, builds the site if its sources changed, and runs the server on the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, NODE, ROOT, Stop } from './install.mjs'

const SITES = ['web']
const SOURCES = ['contract', 'engine', 'kit']

try {
  install({ everything: false })
  for (const site of SITES) build(site)
  serve()
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @param {string} site */
function build(site) {
  if (!existsSync(join(ROOT, site, 'index.html'))) return
  const stamp = join(ROOT, site, 'dist/.sources')
  const sources = fingerprint([...SOURCES, site])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  console.log('Building the site …')
  const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const { status } = spawnSync(NODE, args, { cwd: join(ROOT, site), stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Stop('The site could not be built, see above')
  mkdirSync(join(ROOT, site, 'dist'), { recursive: true })
  writeFileSync(stamp, sources)
}

/**
 * Changes when a file changes that a build reads.
 * @param {string[]} folders
 */
function fingerprint(folders) {
  const hash = createHash('sha256')
  for (const path of ['package-lock.json', 'tsconfig.base.json', ...folders.flatMap(filesIn)])
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path)
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
    })
}

function serve() {
  // The channel closes with this process, however it ends, and the server then knows that nobody waits for it.
  const server = spawn(NODE, ['server/src/main.ts'], { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  server.on('error', (error) => {
    console.error(`The server does not start: ${error.message}`)
    process.exitCode = 1
  })
  server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C reaches every process of the terminal by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  stopWithNpm(server)
}

/**
 * npm passes signals on, but a killed npm leaves us behind without a word.
 * @param {import('node:child_process').ChildProcess} server
 */
function stopWithNpm(server) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== 'start' || parent === 1) return
  setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 500).unref()
}
