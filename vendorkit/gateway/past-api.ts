import { Moment, text } from '@croupier/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { malformed } from './answer.ts'
import type { ApiOptions } from './api.ts'

const NewMovement = z.strictObject({
  kind: z.enum(['payment', 'payout', 'coins']),
  id: text(200).min(1),
  reference: text(100),
  amount: z.string().regex(/^\d{1,18}(\.\d{1,8})?$/),
  currency: z.string().regex(/^[A-Z0-9]{2,10}$/),
  at: Moment,
})

/** The sandbox's shop tells of money that moved in the demo brands' past. Nothing is said of it to anybody. */
export function addPast(app: FastifyInstance, { store }: ApiOptions): void {
  app.post('/past', async (request, reply) => {
    const asked = NewMovement.safeParse(request.body)
    if (!asked.success) return malformed(reply, asked.error)
    store.insertPast(asked.data)
    return {}
  })
}
