import { setTimeout as wait } from 'node:timers/promises'
import { Amount, Id } from '@croupier/contract/field.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../gateway/clock.ts'
import { bodyOf, requireSignature } from '../signed-request.ts'
import { executeCall } from './money.ts'
import type { Store } from './store.ts'

const Currency = z.string().regex(/^[A-Z]{3}$/)
const Vendor = z.object({ vendor: z.string().regex(/^[A-Z0-9_]{2,30}$/) })
const NewTransfer = z.strictObject({
  id: Id,
  player: Id,
  currency: Currency,
  direction: z.enum(['in', 'out']),
  amount: Amount,
})
const OneTransfer = Vendor.extend({ id: Id })
const OnePlayer = Vendor.extend({ player: Id })

/** How the vendors answer from now on; see the page. */
export const BEHAVIOURS = ['well', 'down', 'slow', 'answer_lost', 'refusing'] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

/** Longer than anybody waits. */
const SLOW_MS = 15_000

export interface ApiOptions {
  readonly store: Store
  readonly clock: Clock
  readonly key: string
}

/** What an operator calls: transfers to and from a player's wallet, what became of them, and what is there. */
export async function api(app: FastifyInstance, { store, clock, key }: ApiOptions): Promise<void> {
  const behaviour = () => BEHAVIOURS.find((one) => one === store.setting('behaviour')) ?? 'well'

  app.addHook('preHandler', async (_request, reply) => {
    return behaviour() === 'down' ? reply.code(503).send({ status: 'RETRY' }) : undefined
  })
  requireSignature(app, { key, clock })

  app.post('/:vendor/transfers', async (request, reply) => {
    const [where, asked] = [Vendor.safeParse(request.params), NewTransfer.safeParse(bodyOf(request))]
    if (!where.success || !asked.success) return reply.code(400).send({ status: 'INVALID_REQUEST' })
    const order = { ...asked.data, vendor: where.data.vendor }
    const answer = executeCall(store, order, { blocked: behaviour() === 'refusing', at: await clock.now() })
    if (behaviour() === 'answer_lost') return lose(request, reply)
    if (behaviour() === 'slow') await wait(SLOW_MS, undefined, { ref: false })
    return answer
  })

  app.get('/:vendor/transfers/:id', async (request, reply) => {
    const asked = OneTransfer.safeParse(request.params)
    const found = asked.success ? store.transfer(asked.data.id) : undefined
    if (!found || found.vendor !== asked.data?.vendor)
      return reply.code(404).send({ status: 'TRANSACTION_DOES_NOT_EXIST' })
    return { status: found.status, balance: found.balance }
  })

  app.get('/:vendor/players/:player/balance', async (request, reply) => {
    const asked = OnePlayer.safeParse(request.params)
    const currency = Currency.safeParse((request.query as Record<string, unknown>)['currency'])
    if (!asked.success || !currency.success) return reply.code(400).send({ status: 'INVALID_REQUEST' })
    const { vendor, player } = asked.data
    return { status: 'OK', balance: amountText(store.balanceOf(vendor, player, currency.data), scale) }
  })
}

/** The transfer is done, but the answer is lost. */
function lose(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}
