import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../gateway/clock.ts'
import type { OfficialNumbers } from '../numbers.ts'
import type { Store } from '../store.ts'
import { addDrawsPage } from './draws.ts'
import { addNoticesPage } from './notices.ts'

export interface PagesOptions {
  readonly store: Store
  readonly numbers: OfficialNumbers
  readonly clock: Clock
}

const STYLE = readFileSync(join(import.meta.dirname, '../../gateway/pages/style.css'), 'utf8')

/** What people see of the bureau. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  addDrawsPage(app, options)
  addNoticesPage(app, options)
}
