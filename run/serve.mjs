// The server and the sandbox's third parties beside it, each kept alive for as long as this process lives.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startBureau } from './bureau.mjs'
import { startCrowd } from './crowd.mjs'
import { startGateway } from './gateway.mjs'
import { NODE, ROOT } from './install.mjs'
import { startSandboxVendor } from './sandbox-vendor.mjs'
import { supervise } from './supervise.mjs'
import { startVendors } from './vendor-wallet.mjs'

/** @type {readonly (readonly [name: string, start: typeof startGateway])[]} */
const PARTIES = [
  ['The sandbox’s payment company', startGateway],
  ['The sandbox’s vendors with wallets', startVendors],
  ['The sandbox’s vendor of games', startSandboxVendor],
  ['The sandbox’s results bureau', startBureau],
  ['The sandbox’s demo players', startCrowd],
]

/**
 * Serves until it is told to stop; the process then ends with the server's exit code.
 * @param {Record<string, string>} settings of the third parties that are started beside the server
 */
export function serve(settings) {
  // What was compiled once is kept for the next start. Only who starts the site for people wants a past behind it.
  /** @type {NodeJS.ProcessEnv} */
  const env = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'), HISTORY: '1', ...process.env }
  /** @type {ReturnType<typeof supervise>[]} */
  const parties = []
  let port = env.PORT

  const server = supervise({
    name: 'The server',
    // The channel closes with this process, however it ends, and the server then knows that nobody waits for it.
    start: () =>
      spawn(NODE, ['server/src/main.ts'], {
        cwd: ROOT,
        env: { ...env, ...settings, ...(port && { PORT: port }) },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      }),
    up(said) {
      const { site } = /** @type {{ site: string }} */ (said)
      // A free port was asked for: who knows the address finds the server there again.
      port = new URL(site).port || port
      if (parties.length === 0) parties.push(...startParties({ env, settings, site }))
    },
    ended: (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)),
  })

  /** @param {NodeJS.Signals} [signal] */
  function stop(signal) {
    for (const party of parties) party.stop()
    server.stop(signal)
  }

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C reaches every process of the terminal by itself.
      const reached = signal === 'SIGINT' && process.stdin.isTTY
      stop(reached ? undefined : signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  stopWithNpm(() => stop('SIGTERM'))
}

/** @param {Parameters<typeof startGateway>[0]} options */
const startParties = (options) =>
  PARTIES.map(([name, start]) =>
    supervise({
      name,
      start: () => start(options),
      ended: (code) => code !== 0 && console.error(`${name} ended; the site goes on without`),
    }),
  )

/**
 * npm passes signals on, but a killed npm leaves us behind without a word.
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== 'start' || parent === 1) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
