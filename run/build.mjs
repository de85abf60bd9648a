// The sites as files that a server can send: built when something changed that a build reads.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { NODE, ROOT, Stop } from './install.mjs'

const SITES = ['web', 'backoffice']
const SOURCES = ['contract', 'engine', 'kit']

/** What runs, and is held against what was built by the self-check. */
const RUNNING = ['server', 'contract', 'engine', 'vendorkit', 'run']
const MANIFEST = '.build.json'

/** Builds the sites whose sources changed since they were built, side by side, and writes down what runs from now on. */
export async function build() {
  await Promise.all(SITES.map(buildSite))
  writeManifest()
}

/**
 * In production once for each version: what is changed afterwards is no build. The sandbox is where changes are made.
 */
function writeManifest() {
  const file = join(ROOT, MANIFEST)
  const version = builtVersion()
  if (
    process.env.MODE === 'production' &&
    existsSync(file) &&
    JSON.parse(readFileSync(file, 'utf8')).version === version
  )
    return
  const paths = [
    'package-lock.json',
    ...RUNNING.flatMap(filesIn),
    ...SITES.flatMap((site) => builtFilesIn(`${site}/dist`)),
  ]
  const files = Object.fromEntries(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(ROOT, path)))
        .digest('hex'),
    ]),
  )
  writeFileSync(file, JSON.stringify({ version, builtAt: new Date().toISOString(), files }))
}

/** The commit, or the version where there is no repository. */
function builtVersion() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
}

/** @param {string} folder */
const builtFilesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))

/** @param {string} site */
async function buildSite(site) {
  const stamp = join(ROOT, site, 'dist/.sources')
  const sources = fingerprint([...SOURCES, site])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return

  console.log(`Building ${site} …`)
  const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const vite = spawn(NODE, args, { cwd: join(ROOT, site), stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(vite, 'close')
  if (code !== 0) throw new Stop(`${site} could not be built, see above`)
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
      return entry.isFile() && !/\.(test|gen)\.tsx?$/.test(entry.name) ? [path] : []
    })
}
