import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { workFolder } from './machine.ts'
import { type Bench, figure } from './result.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.BENCH_PORT ?? 4702)
const WARM_STARTS = 5
const PATIENCE_MS = 600_000

/** From `git clone` to the first page, and how long every later start takes. Packages come from npm's cache. */
export const start: Bench = async ({ quick }) => {
  const folder = workFolder('start')
  const clone = join(folder, 'clone')
  const begun = performance.now()
  const cloned = spawnSync('git', ['clone', '--quiet', ROOT, clone], { stdio: 'inherit' })
  if (cloned.status !== 0) throw new Error('the repository cannot be cloned')

  const first = await startUntilPage(clone, begun)
  await stop(first.npm)
  const warm: number[] = []
  for (let run = 0; run < (quick ? 1 : WARM_STARTS); run++) {
    const again = await startUntilPage(clone, performance.now())
    warm.push(again.seconds)
    await stop(again.npm)
  }

  return {
    figures: [
      figure('clone to first page', 's', [first.seconds], { atMost: 150 }),
      figure('warm start to first page', 's', warm, { atMost: 3 }),
    ],
    notes: [
      'git clone, then `npm start` alone: install from a warm package cache, build, initdb, migrate, seed, first page over HTTP',
      'warm: `npm start` again until the page is there; the database was stopped in between',
    ],
  }
}

async function startUntilPage(folder: string, begun: number) {
  const logFile = join(folder, '..', 'start.log')
  const log = openSync(logFile, 'w')
  const npm = spawn('npm', ['start'], { cwd: folder, env: plainEnvironment(), stdio: ['ignore', log, log] })
  closeSync(log)
  while (!(await isPageThere())) {
    if (npm.exitCode !== null || performance.now() - begun > PATIENCE_MS)
      throw new Error(`no page: ${readFileSync(logFile, 'utf8').slice(-2000)}`)
    await wait(20)
  }
  return { npm, seconds: (performance.now() - begun) / 1000 }
}

/** As a person's shell has it: without what npm added for this bench, and with it the pinned Node. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_') && name !== 'NODE')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), PORT: String(PORT) }
}

const isPageThere = () =>
  fetch(`http://127.0.0.1:${PORT}/`).then(
    async (response) => response.ok && (await response.text()).includes('</html>'),
    () => false,
  )

async function stop(npm: ChildProcess): Promise<void> {
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  // npm may be gone before the server it started.
  while (await isPageThere()) await wait(50)
}
