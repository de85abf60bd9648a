import { createHash, timingSafeEqual } from 'node:crypto'
import { Amount, Day, Id, Moment } from '@croupier/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSame, malformed, notFound } from './answer.ts'
import type { Clock } from './clock.ts'
import { addCoins } from './coins-api.ts'
import { firstDue } from './money.ts'
import { addPast } from './past-api.ts'
import { isoDay, statement } from './statement.ts'
import type { Payment, Payout, Store } from './store.ts'

const Currency = z.string().regex(/^[A-Z]{3}$/)
const Money = { id: Id, reference: z.string().min(1).max(35), amount: Amount, currency: Currency }

const NewPayment = z.strictObject({
  ...Money,
  kind: z.enum(['page', 'qr']),
  expiresAt: Moment,
  /** A path of the site, or an address. */
  returnUrl: z.union([z.string().regex(/^\/(?!\/)/), z.url({ protocol: /^https?$/ })]),
})
const NewPayout = z.strictObject({
  ...Money,
  payee: z.strictObject({ provider: z.string().max(60), number: z.string().min(1).max(40), name: z.string().max(100) }),
})
const One = z.object({ id: Id })
const StatementDay = z.object({ day: Day.optional() })

export interface ApiOptions {
  readonly store: Store
  readonly clock: Clock
  readonly key: string
  /** Where a browser finds the gateway's own pages. */
  readonly address: () => string
}

/** What the shop calls: payments, payouts and the day's statement, with its key. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, clock, key, address } = options
  app.addHook('onRequest', async (request, reply) => {
    if (!same(request.headers.authorization ?? '', `Bearer ${key}`)) return reply.code(401).send({ error: 'key' })
  })
  const shown = (payment: Payment) => ({
    ...payment,
    // A picture is paid in a bank's app, and here that is a page too.
    url: `${address()}${payment.kind === 'page' ? `/pay/${payment.id}` : '/bank'}`,
    notice: noticeOf(store, payment.id),
  })

  app.post('/payments', async (request, reply) => {
    const asked = NewPayment.safeParse(request.body)
    if (!asked.success) return malformed(reply, asked.error)
    const before = store.payment(asked.data.id)
    if (before) return isSame(before, asked.data) ? shown(before) : reply.code(409).send({ error: 'id_reused' })
    const at = (await clock.now()).toISOString()
    const payment: Payment = { ...asked.data, state: 'open', at, lateAmount: null }
    store.insertPayment(payment)
    return shown(payment)
  })

  app.get('/payments/:id', async (request, reply) => {
    const payment = find(request.params, store.payment)
    return payment ? shown(payment) : notFound(reply)
  })

  app.post('/payments/:id/close', async (request, reply) => {
    const payment = find(request.params, store.payment)
    if (!payment) return notFound(reply)
    store.turnPayment(payment.id, 'closed', ['open'])
    return shown(store.payment(payment.id) ?? payment)
  })

  app.post('/payouts', async (request, reply) => {
    const asked = NewPayout.safeParse(request.body)
    if (!asked.success) return malformed(reply, asked.error)
    const { payee, ...money } = asked.data
    const before = store.payout(money.id)
    if (before) return isSame(before, { ...money, ...payee }) ? before : reply.code(409).send({ error: 'id_reused' })
    const at = (await clock.now()).toISOString()
    const payout: Payout = { ...money, ...payee, state: 'sending', at, dueMs: firstDue(payee.number, Date.now()) }
    store.insertPayout(payout)
    return payout
  })

  app.get('/payouts/:id', async (request, reply) => {
    const payout = find(request.params, store.payout)
    return payout ? { ...payout, notice: noticeOf(store, payout.id) } : notFound(reply)
  })

  app.get('/statement', async (request, reply) => {
    const asked = StatementDay.safeParse(request.query)
    if (!asked.success) return malformed(reply, asked.error)
    const day = asked.data.day ?? isoDay(await clock.now())
    return reply.type('text/csv; charset=utf-8').send(statement(store, day))
  })

  addCoins(app, options)
  addPast(app, options)
}

const hashed = (text: string) => createHash('sha256').update(text).digest()

const same = (a: string, b: string) => timingSafeEqual(hashed(a), hashed(b))

function find<T>(params: unknown, by: (id: string) => T | undefined): T | undefined {
  const asked = One.safeParse(params)
  return asked.success ? by(asked.data.id) : undefined
}

function noticeOf(store: Store, id: string): unknown {
  const notice = store.lastNoticeOf(id)
  return notice ? JSON.parse(notice.payload) : null
}
