import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Store } from '../store.ts'
import { addBankPage } from './bank.ts'
import { addChainPage } from './chain.ts'
import { addHomePage } from './home.ts'
import { addNoticesPage } from './notices.ts'
import { addPayPage } from './pay.ts'
import { addPayoutsPage } from './payouts.ts'

export interface PagesOptions {
  readonly store: Store
  readonly clock: Clock
  readonly site: string
}

const STYLE = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')

/** What people see of the gateway. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  addHomePage(app, options)
  addPayPage(app, options)
  addBankPage(app, options)
  addChainPage(app, options)
  addPayoutsPage(app, options)
  addNoticesPage(app, options)
}
