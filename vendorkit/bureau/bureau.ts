import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { openClock } from '../gateway/clock.ts'
import { openCourier } from '../gateway/courier.ts'
import { api } from './api.ts'
import { openNumbers } from './numbers.ts'
import { pages } from './pages/pages.ts'
import { correctDue, publishDue } from './publish.ts'
import { openStore } from './store.ts'

export interface BureauOptions {
  readonly dataDir: string
  /** Signs the site's calls. */
  readonly key: string
  /** Signs the notices. */
  readonly secret: string
  readonly port: number
  /** The address of the site: takes the notices and tells the time. */
  readonly site: string
}

const TICK_MS = 200

/** The whole bureau: what `main.ts` starts, and the tests too. Binds the loopback address alone. */
export async function openBureau({ dataDir, key, secret, port, site }: BureauOptions) {
  const store = openStore(dataDir)
  const numbers = openNumbers(store)
  const clock = openClock(site)
  const courier = openCourier({ store, clock, secret, url: `${site}/wps/lottery/bureau/notices` })
  const app = fastify({ forceCloseConnections: true })
  await app.register(formbody)
  await app.register(pages, { store, numbers, clock })
  await app.register(api, { prefix: '/v1', store, clock, key })

  async function tick(): Promise<void> {
    if (store.isAwaited()) {
      const now = await clock.now()
      publishDue({ store, numbers, now })
      correctDue({ store, numbers, now })
    }
    await courier.sendDue(Date.now())
  }

  await app.listen({ host: '127.0.0.1', port })
  let ticking = tick()
  const timer = setInterval(() => {
    // The site may be slow to take a notice; what else is due does not wait for that.
    ticking = Promise.all([ticking, tick()]).then(() => {})
  }, TICK_MS)

  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer)
      await ticking
      await app.close()
      store.close()
    },
  }
}
