// The sites as files that a server can send: built when something changed that a build reads.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, Stop } from './install.mjs'

const SITES = ['web', 'backoffice']
const SOURCES = ['contract', 'engine', 'kit']

/** Builds the sites whose sources changed since they were built, side by side. */
export async function build() {
  await Promise.all(SITES.map(buildSite))
}

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
