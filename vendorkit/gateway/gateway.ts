import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { api } from './api.ts'
import { openClock } from './clock.ts'
import { openCourier } from './courier.ts'
import { decideDue, payLate } from './money.ts'
import { pages } from './pages/pages.ts'
import { openStore } from './store.ts'

export interface GatewayOptions {
  readonly dataDir: string
  /** Bearer of the shop's calls. */
  readonly key: string
  /** Signs the notices. */
  readonly secret: string
  readonly port: number
  /** The address of the site: takes the notices, tells the time, and is where whoever has paid goes back to. */
  readonly site: string
}

const TICK_MS = 200

/** The whole gateway: what `main.ts` starts, and the tests too. Binds the loopback address alone. */
export async function openGateway({ dataDir, key, secret, port, site }: GatewayOptions) {
  const store = openStore(dataDir)
  const clock = openClock(site)
  const courier = openCourier({ store, clock, secret, url: `${site}/wps/cashier/gateway/notices` })
  const app = fastify()
  const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await app.register(formbody)
  await app.register(pages, { store, clock, site })
  await app.register(api, { prefix: '/v1', store, clock, key, address })

  async function tick(): Promise<void> {
    if (store.duePayouts(Date.now()).length > 0) decideDue(store, await clock.now())
    if (store.latePayments().length > 0) payLate(store, await clock.now())
    await courier.sendDue(Date.now())
  }

  await app.listen({ host: '127.0.0.1', port })
  let ticking = tick()
  const timer = setInterval(() => {
    // The site may be slow to take a notice; what else is due does not wait for that.
    ticking = Promise.all([ticking, tick()]).then(() => {})
  }, TICK_MS)

  return {
    address: address(),
    async close() {
      clearInterval(timer)
      await ticking
      await app.close()
      store.close()
    },
  }
}
