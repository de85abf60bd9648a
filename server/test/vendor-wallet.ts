import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VendorWallets } from '../src/kernel/config.ts'

const MAIN = join(import.meta.dirname, '../../vendorkit/wallet/main.ts')

export interface TestVendors {
  readonly config: { readonly vendorWallets: VendorWallets }
  /** What time the site says it is. */
  setClock(now: () => Date): void
  /** How the vendors answer from now on. */
  behave(as: 'well' | 'down' | 'slow' | 'answer_lost' | 'refusing'): Promise<void>
  /** The player wins so much with a vendor, or loses it. */
  play(vendor: string, player: string, amount: string): Promise<void>
  stop(): Promise<void>
  /** Start again on what it has kept. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The sandbox's vendors in a process of their own, and a site that tells them the time. */
export async function openTestVendors(currency = 'PHP'): Promise<TestVendors> {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-vendors-'))
  const key = randomBytes(32).toString('hex')
  let now = () => new Date()
  const site = createServer((_request, response) =>
    response.end(JSON.stringify({ value: { serverTime: now().toISOString() } })),
  ).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const environment = {
    DATA_DIR: dataDir,
    VENDOR_WALLET_KEY: key,
    SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  }
  let running = await run({ ...environment, PORT: '0' })
  const { url } = running
  const press = async (path: string, form: Readonly<Record<string, string>>) => {
    await fetch(url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  }
  return {
    config: { vendorWallets: { url, key } },
    setClock: (next) => void (now = next),
    behave: (behaviour) => press('/behaviour', { behaviour }),
    play: (vendor, player, amount) => press('/play', { vendor, player, currency, amount }),
    stop: () => running.stop(),
    async start() {
      running = await run({ ...environment, PORT: new URL(url).port })
    },
    async close() {
      await running.stop()
      site.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [{ address }] = (await once(child, 'message')) as [{ readonly address: string }]
  return {
    url: address,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
