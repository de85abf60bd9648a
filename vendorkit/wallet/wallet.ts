import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { openClock } from '../gateway/clock.ts'
import { api } from './api.ts'
import { page } from './page.ts'
import { openStore } from './store.ts'

export interface VendorWalletOptions {
  readonly dataDir: string
  /** Signs the operator's calls. */
  readonly key: string
  readonly port: number
  /** The address of the site, which tells the time. */
  readonly site: string
}

/** The wallets of the sandbox's vendors: what `main.ts` starts, and the tests too. Binds the loopback address alone. */
export async function openVendorWallet({ dataDir, key, port, site }: VendorWalletOptions) {
  const store = openStore(dataDir)
  const app = fastify({ forceCloseConnections: true })
  await app.register(formbody)
  await app.register(page, { store })
  await app.register(api, { prefix: '/v1', store, clock: openClock(site), key })
  await app.listen({ host: '127.0.0.1', port })
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close()
      store.close()
    },
  }
}
