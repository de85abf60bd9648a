import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from '../run/build.mjs'
import { gatewaySettings, startGateway } from '../run/gateway.mjs'
import { NODE, ROOT } from '../run/install.mjs'
import { sandboxVendorSettings, startSandboxVendor } from '../run/sandbox-vendor.mjs'
import { startVendors, vendorSettings } from '../run/vendor-wallet.mjs'
import { set } from './settings.ts'

/** At the table that is played at: quick, but open to bets and at its result for as long as a slow machine needs. */
const PLAYED = { betMs: 9000, guardMs: 500, stepMs: 300, decideMs: 1000, resultMs: 8000 }
/** At the table that is only watched: as quick as may be. */
const WATCHED = { betMs: 6000, guardMs: 500, stepMs: 400, decideMs: 1000, resultMs: 3000 }

/** Opens the site for one run, as it is after its first start: a world of its own, a free port. Answers how to close it. */
export default async function openSite() {
  console.log(`\nseed of this run: ${process.env.SEED}`)
  await build()
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-journeys-'))
  const env = environment(dataDir)
  const payments = await gatewaySettings(env)
  const vendors = await vendorSettings(env, payments)
  const settings = { ...payments, ...vendors, ...(await sandboxVendorSettings(env, vendors)) }
  const server = start({ ...env, ...settings })
  const parties: (ChildProcess | undefined)[] = []
  const close = async () => {
    await stop(server)
    for (const party of parties) if (party) await stop(party)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const site = await addressOf(server)
    for (const begin of [startGateway, startVendors, startSandboxVendor]) {
      const party = begin({ env, settings, site })
      parties.push(party)
      if (party) await Promise.race([once(party, 'message'), once(party, 'exit')])
    }
    process.env.E2E_SITE = site
    process.env.E2E_GATEWAY = payments.PAYMENT_GATEWAY_URL
    process.env.E2E_VENDORS = settings.VENDOR_WALLET_URL
    process.env.E2E_DATA = dataDir
    // Who comes to the second brand as somebody new has something to begin with.
    set('SAMPA', { signUpCredit: '10000' })
    set('LUCKY', { 'tables.pace.BACCARAT': PLAYED, 'tables.pace.BACCARAT_SPEED': WATCHED })
  } catch (error) {
    await close()
    throw error
  }
  return close
}

function environment(dataDir: string) {
  const {
    DATABASE_URL: _,
    PAYMENT_GATEWAY_URL: __,
    VENDOR_WALLET_URL: ___,
    SANDBOX_VENDOR_URL: ____,
    RESULTS_BUREAU_URL: _____,
    ...inherited
  } = process.env
  return {
    ...inherited,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: process.env.E2E_PORT ?? '0',
    MODE: 'sandbox',
    LOG_LEVEL: 'warn',
    CHALLENGE_WORK: '5',
  }
}

const start = (env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(NODE, ['server/src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })

/** The address that the server greets with. Throws when it ends before it is open. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output')
  for await (const line of createInterface(server.stdout)) {
    const address = /Croupier is open: (http:\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    // What it says later has to go somewhere.
    server.stdout.resume()
    return address
  }
  throw new Error('the server ended before it was open, see above')
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
