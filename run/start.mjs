// `npm start`: installs what is missing, builds the site if its sources changed, and runs the server on the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { gatewaySettings, startGateway } from './gateway.mjs'
import { install, NODE, ROOT, Stop } from './install.mjs'
import { sandboxVendorSettings, startSandboxVendor } from './sandbox-vendor.mjs'
import { startVendors, vendorSettings } from './vendor-wallet.mjs'

try {
  install({ everything: false })
  await build()
  const gateway = await gatewaySettings(process.env)
  const vendors = await vendorSettings(process.env, gateway)
  serve({ ...gateway, ...vendors, ...(await sandboxVendorSettings(process.env, vendors)) })
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** @param {Record<string, string>} settings of the third parties that are started beside the server */
function serve(settings) {
  // What was compiled once is kept for the next start.
  const env = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'), ...process.env }
  // The channel closes with this process, however it ends, and the server then knows that nobody waits for it.
  const server = spawn(NODE, ['server/src/main.ts'], {
    cwd: ROOT,
    env: { ...env, ...settings },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.on('error', (error) => {
    console.error(`The server does not start: ${error.message}`)
    process.exitCode = 1
  })
  server.once('message', (message) => {
    const { site } = /** @type {{ site: string }} */ (message)
    startGateway({ env, settings, site }).then(sayWhenGone('payment company', 'pay by it'), console.error)
    startVendors({ env, settings, site }).then(sayWhenGone('vendors', 'move money to them'), console.error)
    startSandboxVendor({ env, settings, site }).then(sayWhenGone('vendor of games', 'play its games'), console.error)
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
 * @param {string} who
 * @param {string} what
 * @returns {(party: import('node:child_process').ChildProcess | undefined) => void}
 */
const sayWhenGone = (who, what) => (party) =>
  party?.on('exit', (code) => {
    if (code !== 0) console.error(`The sandbox’s ${who} ended; start anew to ${what}`)
  })

/**
 * npm passes signals on, but a killed npm leaves us behind without a word.
 * @param {import('node:child_process').ChildProcess} server
 */
function stopWithNpm(server) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== 'start' || parent === 1) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, 500)
  watch.unref()
}
