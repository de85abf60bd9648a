import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { CompactSign } from 'jose'

const SECRET = 'what signs notices in tests'
const KEY = 'what the house is known by in tests'
const HEAD = 'time,kind,id,reference,amount,currency,state'

export interface PaymentNotice {
  readonly type: 'payment_received' | 'payment_failed' | 'payout_paid' | 'payout_failed'
  readonly id: string | null
  readonly amount: string
  readonly currency?: string
  readonly eventId?: string
}

export interface Payments {
  readonly paymentGateway: { readonly url: string; readonly key: string; readonly secret: string }
  /** What was handed over, by path. */
  readonly taken: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[]
  /** What it says of every payout from now on; undefined for one that it has not heard of. */
  report(state: 'sending' | 'paid' | 'failed' | undefined): void
  /** What happens at the next order, before it is answered. */
  meanwhile(happens: (orderId: string) => Promise<void>): void
  /** It answers this status from now on. */
  answer(status: number): void
  /** A coin costs so much from now on. */
  price(next: string): void
  /** Its statement of a day. */
  statement(day: string, lines: readonly string[]): void
  /** What it says, signed. */
  sign(payload: object, secret?: string): Promise<string>
  /** A notice as it is sent, signed at this moment. */
  notice(said: PaymentNotice, now: Date, secret?: string): Promise<string>
  close(): Promise<void>
}

/** A payment company: takes payments and payouts, and signs what it says. */
export async function openPayments(): Promise<Payments> {
  const taken: { path: string; body: Record<string, unknown> }[] = []
  let status = 200
  let report: string | undefined = 'sending'
  let price = '58'
  const statements = new Map<string, readonly string[]>()
  let meanwhile: ((orderId: string) => Promise<void>) | undefined

  const server = createServer((request, reply) => {
    void bodyOf(request).then(async (text) => {
      const path = request.url ?? ''
      const unknown = request.method === 'GET' && report === undefined
      if (request.method === 'POST' && status === 200) taken.push({ path, body: JSON.parse(text) })
      const happens = meanwhile
      meanwhile = undefined
      await happens?.(JSON.parse(text).id)
      const body = path.startsWith('/v1/payouts')
        ? { state: report ?? 'sending' }
        : { url: 'http://pay.example/1', address: `sbx1address${taken.length}`, price }
      const day = /^\/v1\/statement\?day=(.+)$/.exec(path)?.[1]
      if (day !== undefined)
        return void reply.writeHead(status).end([HEAD, ...(statements.get(day) ?? []), ''].join('\r\n'))
      reply.writeHead(unknown ? 404 : status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    paymentGateway: { url: `http://127.0.0.1:${port}`, key: KEY, secret: SECRET },
    taken,
    report: (next) => void (report = next),
    meanwhile: (happens) => void (meanwhile = happens),
    answer: (next) => void (status = next),
    price: (next) => void (price = next),
    statement: (day, lines) => void statements.set(day, lines),
    sign: (payload, secret = SECRET) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret)),
    notice: ({ eventId = randomUUID(), currency = 'PHP', ...said }, now, secret = SECRET) => {
      const iat = Math.floor(now.getTime() / 1000)
      const payload = { iat, jti: eventId, reference: 'DEP0040000', currency, at: now.toISOString(), ...said }
      return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
