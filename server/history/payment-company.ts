import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { CompactSign } from 'jose'
import type { hearNotice as call } from '@croupier/contract/payment-notices.ts'
import type { PaymentGateway } from '#kernel/config.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { hearNotice } from '#modules/cashier/hear-notice.ts'

/** The payment company of the past: it takes every order, and says what became of it when it is told to, by the clock of the past. */
export interface PaymentCompany {
  readonly gateway: PaymentGateway
  close(): Promise<void>
}

/** What the company knows of a payment or payout that it speaks of. */
export interface Payment {
  readonly type: 'payment_received' | 'payment_failed' | 'payout_paid' | 'payout_failed'
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
}

/** Open it. The sandbox's own goes by the clock of today, and would speak to everybody. */
export async function openPaymentCompany(): Promise<PaymentCompany> {
  const server = createServer((request, reply) => {
    request.resume()
    const body = request.url?.startsWith('/v1/payouts') ? { state: 'sending' } : { url: null }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  const [key, secret] = [randomBytes(24).toString('hex'), randomBytes(32).toString('hex')]
  return {
    gateway: { url: `http://127.0.0.1:${port}`, key, secret },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The company says at this moment what became of a payment, signed as ever. */
export async function sayPaid(deps: Deps, payment: Payment): Promise<void> {
  const at = deps.now()
  const said = {
    ...payment,
    jti: `${payment.id} ${payment.type}`,
    at: at.toISOString(),
    iat: Math.floor(at.getTime() / 1000),
  }
  const notice = await new CompactSign(new TextEncoder().encode(JSON.stringify(said)))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(deps.config.paymentGateway?.secret))
  // A notice needs its body alone.
  await hearNotice(deps, { body: { notice } } as Ask<typeof call>)
}
