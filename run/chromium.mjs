import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The path of a Chromium that runs: CHROMIUM, the system's, or for root on Debian and its like the distribution's package.
 * Says how to get one when there is none.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM
  const found = chosen ? working([chosen]) : (working(candidates()) ?? installed())
  if (!found)
    console.error(
      chosen
        ? `CHROMIUM is set to ${chosen}, which does not run`
        : 'There is no Chromium for the browser journeys: install it (Debian: `apt-get install -y chromium`) or set CHROMIUM to its path',
    )
  return found
}

function installed() {
  if (process.getuid?.() !== 0 || !runs('apt-get')) return undefined
  console.log('Installing Chromium …')
  for (const args of [['update'], ['install', '-y', 'chromium']])
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  return working(candidates())
}

const candidates = () => [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => resolve(folder, name))),
  MACOS,
]

// Some systems have a `chromium` that only says how to get the real one, so it has to show its version.
/** @param {string[]} files */
const working = (files) => files.find(runs)

/** @param {string} file */
const runs = (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
