// The sandbox's vendors, who keep wallets of their own: a process beside the server, gone when this one is.
import { randomBytes } from 'node:crypto'
import { freePort, portAfter, startBeside } from './gateway.mjs'

/** @typedef {import('./gateway.mjs').Environment} Environment */

/**
 * What the server and the sandbox's vendors need to know of each other, made anew at each start. Nothing outside of the
 * sandbox, or where vendors are named. On the port after the payment company's, or any other that is free.
 * @param {Environment} env
 * @param {Record<string, string>} gateway settings of the payment company
 * @returns {Promise<Record<string, string>>}
 */
export async function vendorSettings({ MODE, PORT, VENDOR_WALLET_URL }, { PAYMENT_GATEWAY_URL }) {
  if ((MODE || 'sandbox') !== 'sandbox' || VENDOR_WALLET_URL) return {}
  const before = PAYMENT_GATEWAY_URL ? Number(new URL(PAYMENT_GATEWAY_URL).port) : Number(PORT || 3000) + 1
  const port = (await portAfter(before)) ?? (await freePort())
  return {
    VENDOR_WALLET_URL: `http://127.0.0.1:${port}`,
    VENDOR_WALLET_KEY: randomBytes(32).toString('hex'),
  }
}

/**
 * Starts the vendors with the settings that the server has; `site` tells them the time. Nothing to start where there are
 * none.
 * @param {{ env: Environment, settings: Record<string, string>, site: string }} options
 */
export const startVendors = ({ env, settings, site }) =>
  startBeside('vendorkit/wallet/main.ts', settings.VENDOR_WALLET_URL, { env, settings, site })
