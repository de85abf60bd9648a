import { Id, Moment } from '@croupier/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSame, malformed, notFound } from './answer.ts'
import type { ApiOptions } from './api.ts'
import { newAddress } from './chain.ts'

const Name = z.string().min(1).max(40)
const NewAddress = z.strictObject({
  id: Id,
  reference: z.string().min(1).max(35),
  network: Name,
  coin: Name,
  coins: z.string().regex(/^\d{1,18}(\.\d{1,8})?$/),
  confirmations: z.number().int().min(1).max(100),
  expiresAt: Moment,
})

/** What a coin is worth in the sandbox: a little off a round number, so that decimals matter. */
const PRICES: Readonly<Record<string, string>> = {
  'USDT PHP': '58.4',
  'USDT VND': '26250',
  'BTC PHP': '5950000',
}

/** Addresses of a chain, and what its coins are worth. */
export function addCoins(app: FastifyInstance, { store, clock, address: site }: ApiOptions): void {
  app.post('/coins/addresses', async (request, reply) => {
    const asked = NewAddress.safeParse(request.body)
    if (!asked.success) return malformed(reply, asked.error)
    const before = store.address(asked.data.id)
    const url = `${site()}/chain`
    if (before) return isSame(before, asked.data) ? { ...before, url } : reply.code(409).send({ error: 'id_reused' })
    const made = { ...asked.data, address: newAddress(), at: (await clock.now()).toISOString() }
    store.insertAddress(made)
    return { ...made, url }
  })

  app.get<{ Querystring: { coin?: string; currency?: string } }>('/coins/prices', async ({ query }, reply) => {
    const price = PRICES[`${query.coin} ${query.currency}`]
    return price === undefined ? notFound(reply) : { price }
  })
}
