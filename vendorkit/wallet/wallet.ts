import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { openClock } from '../gateway/clock.ts'
import { api } from './api.ts'
import { games } from './games.ts'
import { page } from './page.ts'
import { openReporter } from './reporter.ts'
import { openStore } from './store.ts'

export interface VendorWalletOptions {
  readonly dataDir: string
  /** Signs the operator's calls, and those that the vendors make there. */
  readonly key: string
  readonly port: number
  /** The address of the site: it tells the time, shows the games and hears of the rounds. */
  readonly site: string
}

/** The wallets of the sandbox's vendors: what `main.ts` starts, and the tests too. Binds the loopback address alone. */
export async function openVendorWallet({ dataDir, key, port, site }: VendorWalletOptions) {
  const store = openStore(dataDir)
  const app = fastify({ forceCloseConnections: true })
  await app.register(formbody)
  await app.register(page, { store })
  const clock = openClock(site)
  const reporter = openReporter({ store, clock, url: `${site}/vendor/v1`, key })
  await app.register(games, { store, clock, reporter, site })
  await app.register(api, { prefix: '/v1', store, clock, key })
  await app.listen({ host: '127.0.0.1', port })
  // What was not heard when they last ended.
  void reporter.report()
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close()
      await reporter.close()
      store.close()
    },
  }
}
