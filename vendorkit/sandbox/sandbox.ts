import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import { SANDBOX_VENDOR } from '@croupier/contract/sandbox-games.ts'
import fastify from 'fastify'
import { openClock } from '../gateway/clock.ts'
import { openCaller } from './caller.ts'
import { site as pages } from './site.ts'
import { openStore } from './store.ts'

export interface SandboxVendorOptions {
  readonly dataDir: string
  /** Signs its calls. */
  readonly key: string
  readonly port: number
  /** The address of the site: its wallet is called there, its pages show the games, and it tells the time. */
  readonly site: string
}

/** The sandbox's vendor: what `main.ts` starts, and the tests too. Binds the loopback address alone. */
export async function openSandboxVendor({ dataDir, key, port, site }: SandboxVendorOptions) {
  const store = openStore(dataDir)
  const wallet = { url: `${site}/vendor/v1`, vendor: SANDBOX_VENDOR.code, key }
  const caller = openCaller({ wallet, store, clock: openClock(site) })
  const app = fastify({ forceCloseConnections: true })
  await app.register(formbody)
  await app.register(pages, { store, caller, site })
  await app.listen({ host: '127.0.0.1', port })
  // What was owed when it last ended.
  void caller.settleUp()
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    caller,
    async close() {
      await app.close()
      await caller.close()
      store.close()
    },
  }
}
