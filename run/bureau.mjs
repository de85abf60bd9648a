// The sandbox's results bureau: a process beside the server, gone when this one is.
import { randomBytes } from 'node:crypto'
import { freePort, portAfter, startBeside } from './gateway.mjs'

/** @typedef {import('./gateway.mjs').Environment} Environment */

/**
 * What the server and the sandbox's results bureau need to know of each other, made anew at each start. Nothing outside of
 * the sandbox, or where one is named. On the port after the vendor's of games, or any other that is free.
 * @param {Environment} env
 * @param {Record<string, string>} games settings of the vendor of games
 * @returns {Promise<Record<string, string>>}
 */
export async function bureauSettings({ MODE, PORT, RESULTS_BUREAU_URL }, { SANDBOX_VENDOR_URL }) {
  if ((MODE || 'sandbox') !== 'sandbox' || RESULTS_BUREAU_URL) return {}
  const before = SANDBOX_VENDOR_URL ? Number(new URL(SANDBOX_VENDOR_URL).port) : Number(PORT || 3000) + 3
  const port = (await portAfter(before)) ?? (await freePort())
  return {
    RESULTS_BUREAU_URL: `http://127.0.0.1:${port}`,
    RESULTS_BUREAU_KEY: randomBytes(32).toString('hex'),
    RESULTS_BUREAU_SECRET: randomBytes(32).toString('hex'),
  }
}

/**
 * Starts the bureau with the settings that the server has; `site` takes its notices and tells it the time. Nothing to
 * start where there is none.
 * @param {{ env: Environment, settings: Record<string, string>, site: string }} options
 */
export const startBureau = ({ env, settings, site }) =>
  startBeside('vendorkit/bureau/main.ts', settings.RESULTS_BUREAU_URL, { env, settings, site })
