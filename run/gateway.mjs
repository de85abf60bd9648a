// The sandbox's payment company: a process of its own beside the server, gone when this one is.
import { spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { NODE, ROOT } from './install.mjs'

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * What the server and the sandbox's payment company need to know of each other, made anew at each start. Nothing outside
 * of the sandbox, or where a payment company is named.
 * @param {Environment} env
 * @returns {Promise<Record<string, string>>}
 */
export async function gatewaySettings({ MODE, PORT, PAYMENT_GATEWAY_URL }) {
  if ((MODE || 'sandbox') !== 'sandbox' || PAYMENT_GATEWAY_URL) return {}
  // The same at each start where that can be, since its addresses stand in open requests.
  const port = (await portAfter(Number(PORT || 3000))) ?? (await freePort())
  return {
    PAYMENT_GATEWAY_URL: `http://127.0.0.1:${port}`,
    PAYMENT_GATEWAY_KEY: randomBytes(24).toString('hex'),
    PAYMENT_GATEWAY_SECRET: randomBytes(32).toString('hex'),
  }
}

/**
 * Starts the payment company with the settings that the server has; `site` is where the server takes its notices.
 * Nothing to start where there are none.
 * @param {{ env: Environment, settings: Record<string, string>, site: string }} options
 */
export const startGateway = ({ env, settings, site }) =>
  startBeside('vendorkit/gateway/main.ts', settings.PAYMENT_GATEWAY_URL, { env, settings, site })

/**
 * Starts one of the sandbox's third parties where it has an address. It says so on its channel once it is open.
 * @param {string} main
 * @param {string | undefined} url
 * @param {{ env: Environment, settings: Record<string, string>, site: string }} options
 */
export function startBeside(main, url, { env, settings, site }) {
  if (url === undefined) return undefined
  return spawn(NODE, [main], {
    cwd: ROOT,
    env: { ...env, ...settings, PORT: new URL(url).port, SITE_URL: site },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * The port after this one, where that is free.
 * @param {number} port
 */
export async function portAfter(port) {
  const wanted = port + 1
  return wanted > 1 && wanted < 65_536 && (await isFree(wanted)) ? wanted : undefined
}

/** @param {number} port */
const isFree = (port) => listened(port).then(Boolean, () => false)

/** Below those that the system lends to whoever connects: between two uses of a port one of them would take it. */
const [PORT_FIRST, PORT_END] = [10_000, 32_768]

/** A port that nobody uses, and that is still free when it is used later, or a second time. */
export async function freePort() {
  for (;;) {
    const port = randomInt(PORT_FIRST, PORT_END)
    if (await isFree(port)) return port
  }
}

/**
 * The port that a server got, which is closed again.
 * @param {number} port
 * @returns {Promise<number>}
 */
async function listened(port) {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return address.port
}
