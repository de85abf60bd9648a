import { setTimeout as wait } from 'node:timers/promises'
import { Amount, Id } from '@croupier/contract/field.ts'
import { SIGNED_HEADERS } from '@croupier/contract/vendor-api.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../gateway/clock.ts'
import { executeCall } from './money.ts'
import { isSigned } from './signature.ts'
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
  // The signature is over the body as it came.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  const behaviour = () => BEHAVIOURS.find((one) => one === store.setting('behaviour')) ?? 'well'

  app.addHook('preHandler', async (request, reply) => {
    if (behaviour() === 'down') return reply.code(503).send({ status: 'RETRY' })
    const signedAt = (now: Date) => isSigned(key, signedOf(request), header(request, SIGNED_HEADERS.signature), now)
    if (!signedAt(await clock.now()) && !signedAt(await clock.anew()))
      return reply.code(401).send({ status: 'INVALID_SIGNATURE' })
    return undefined
  })

  app.post('/:vendor/transfers', async (request, reply) => {
    const [where, asked] = [Vendor.safeParse(request.params), NewTransfer.safeParse(jsonOf(textOf(request)))]
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

/** It is done, but nobody hears of it. */
function lose(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

const header = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

const textOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '')

const signedOf = (request: FastifyRequest) => ({
  timestamp: header(request, SIGNED_HEADERS.timestamp),
  method: request.method,
  path: request.url,
  body: textOf(request),
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
