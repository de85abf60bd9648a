// The sandbox's vendor of games: a process beside the server, gone when this one is.
import { randomBytes } from 'node:crypto'
import { freePort, portAfter, startBeside } from './gateway.mjs'

/** @typedef {import('./gateway.mjs').Environment} Environment */

/**
 * What the server and the sandbox's vendor need to know of each other, made anew at each start. Nothing outside of the
 * sandbox, or where one is named. On the port after the other vendors', or any other that is free.
 * @param {Environment} env
 * @param {Record<string, string>} vendors settings of those who keep wallets of their own
 * @returns {Promise<Record<string, string>>}
 */
export async function sandboxVendorSettings({ MODE, PORT, SANDBOX_VENDOR_URL }, { VENDOR_WALLET_URL }) {
  if ((MODE || 'sandbox') !== 'sandbox' || SANDBOX_VENDOR_URL) return {}
  const before = VENDOR_WALLET_URL ? Number(new URL(VENDOR_WALLET_URL).port) : Number(PORT || 3000) + 2
  const port = (await portAfter(before)) ?? (await freePort())
  return {
    SANDBOX_VENDOR_URL: `http://127.0.0.1:${port}`,
    SANDBOX_VENDOR_KEY: randomBytes(32).toString('hex'),
  }
}

/**
 * Starts the vendor with the settings that the server has; `site` is whose wallet it calls. Nothing to start where there
 * is none.
 * @param {{ env: Environment, settings: Record<string, string>, site: string }} options
 */
export const startSandboxVendor = ({ env, settings, site }) =>
  startBeside('vendorkit/sandbox/main.ts', settings.SANDBOX_VENDOR_URL, { env, settings, site })
