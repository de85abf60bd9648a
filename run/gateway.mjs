// The sandbox's payment company: a process of its own beside the server, gone when this one is.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
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
  const wanted = Number(PORT || 3000) + 1
  const port = wanted > 1 && wanted < 65_536 && (await isFree(wanted)) ? wanted : await freePort()
  return {
    PAYMENT_GATEWAY_URL: `http://127.0.0.1:${port}`,
    PAYMENT_GATEWAY_KEY: randomBytes(24).toString('hex'),
    PAYMENT_GATEWAY_SECRET: randomBytes(32).toString('hex'),
  }
}

/**
 * Starts the payment company with the settings that the server has; `site` is where the server takes its notices.
 * Nothing to start where there are none. Answers once it is open.
 * @param {{ env: Environment, settings: Record<string, string>, site: string }} options
 */
export async function startGateway({ env, settings, site }) {
  const { PAYMENT_GATEWAY_URL: url } = settings
  if (url === undefined) return undefined
  const gateway = spawn(NODE, ['vendorkit/gateway/main.ts'], {
    cwd: ROOT,
    env: { ...env, ...settings, PORT: new URL(url).port, SITE_URL: site },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await Promise.race([once(gateway, 'message'), once(gateway, 'exit')])
  return gateway
}

/** @param {number} port */
const isFree = (port) => listened(port).then(Boolean, () => false)

const freePort = () => listened(0)

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
