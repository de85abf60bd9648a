// The sandbox's demo players: a process beside the server, gone when this one is.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { NODE, ROOT } from './install.mjs'

/** @typedef {import('./gateway.mjs').Environment} Environment */

/**
 * What the server knows the crowd by, made anew at each start. Nothing outside of the sandbox, or where no crowd is wanted.
 * @param {Environment} env
 * @returns {Record<string, string>}
 */
export const crowdSettings = ({ MODE, CROWD }) =>
  (MODE || 'sandbox') !== 'sandbox' || CROWD === '0' ? {} : { CROWD_KEY: randomBytes(32).toString('hex') }

/**
 * Starts the crowd with the settings that the server has; `site` is where it plays. Nothing to start where there is none.
 * @param {{ env: Environment, settings: Record<string, string>, site: string }} options
 */
export function startCrowd({ env, settings, site }) {
  if (settings.CROWD_KEY === undefined) return undefined
  return spawn(NODE, ['vendorkit/crowd/main.ts'], {
    cwd: ROOT,
    env: { ...env, ...settings, SITE_URL: site },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
