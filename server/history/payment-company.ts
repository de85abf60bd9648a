import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { CompactSign } from 'jose'
import { json } from 'node:stream/consumers'
import type { hearNotice as call } from '@croupier/contract/payment-notices.ts'
import type { PaymentGateway } from '#kernel/config.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { receiveNotice } from '#modules/cashier/receive-notice.ts'
import { post } from '#modules/cashier/outside/gateway-call.ts'

/**
 * The payment company of the past: it takes every order, and says what became of it when it is told to, by the clock of the past. What
 * has moved it tells the sandbox's own company, whose statements are what books are held beside.
 */
export interface PaymentCompany {
  readonly gateway: PaymentGateway
  close(): Promise<void>
}

/** The content of a notice about a payment or payout. */
export interface Payment {
  readonly type: 'payment_received' | 'payment_failed' | 'payout_paid' | 'payout_failed'
  /** Null where nobody asked for it. */
  readonly id: string | null
  readonly reference: string
  readonly amount: string
  readonly currency: string
}

/** Coins that somebody has sent to the address of a deposit. */
export interface SentCoins {
  readonly id: string
  readonly reference: string
  readonly network: string
  readonly address: string
  readonly amount: string
  readonly currency: string
  /** How deep they must lie to be money. */
  readonly confirmations: number
}

/** As the sandbox's own company has them. */
const PRICES: Readonly<Record<string, string>> = { PHP: '58.4', VND: '26250' }

/** Open it beside the sandbox's own, which goes by the clock of today and would speak to everybody. */
export async function openPaymentCompany(today: PaymentGateway | undefined): Promise<PaymentCompany> {
  const server = createServer((request, reply) => {
    void json(request)
      .catch(() => ({}))
      .then((body) => answerTo(today, request.url ?? '', body as Readonly<Record<string, unknown>>))
      .then(
        (answer) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
        () => reply.writeHead(502).end(),
      )
  })
  if (today !== undefined) await untilOpen(today)
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

async function answerTo(
  today: PaymentGateway | undefined,
  path: string,
  body: Readonly<Record<string, unknown>>,
): Promise<object> {
  if (path === PAST) {
    if (today !== undefined) await handOn(today, body)
    return {}
  }
  if (path.startsWith('/v1/payouts')) return { state: 'sending' }
  if (path.startsWith('/v1/coins/prices'))
    return { price: PRICES[new URL(path, 'http://company').searchParams.get('currency') ?? ''] }
  if (path.startsWith('/v1/coins/addresses')) return { address: addressOf(String(body['id'])), url: null }
  return { url: null }
}

const PAST = '/v1/past'
const LETTERS = '023456789acdefghjklmnpqrstuvwxyz'

/** As its chain writes one; of each deposit another, whenever it is asked for. */
const addressOf = (id: string): string => {
  const bytes = createHash('sha512').update(`address ${id}`).digest().subarray(0, 34)
  return `sbx1${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}

const OPENS_WITHIN_MS = 120_000
const AGAIN_MS = 250

/** The sandbox's own company opens beside us, which takes its time where the machine has other things to do. */
async function untilOpen({ url }: PaymentGateway): Promise<void> {
  const until = performance.now() + OPENS_WITHIN_MS
  for (;;) {
    try {
      const response = await fetch(url)
      await response.body?.cancel()
      return
    } catch (error) {
      if (performance.now() > until) throw error
      await setTimeout(AGAIN_MS)
    }
  }
}

/** One that knows no past is a company of somebody's own. */
async function handOn(today: PaymentGateway, movement: object): Promise<void> {
  const response = await fetch(today.url + PAST, {
    method: 'POST',
    headers: { authorization: `Bearer ${today.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(movement),
  })
  await response.body?.cancel()
  if (!response.ok && response.status !== 404)
    throw new Error(`the payment company answers ${response.status} to what moved in the past`)
}

const TOLD_WITHIN_MS = 30_000

/** Tell the company what has moved; again where it does not answer at once, as it takes a movement once however often it is told. */
export async function tell(config: Deps['config'], movement: Movement): Promise<void> {
  const until = performance.now() + TOLD_WITHIN_MS
  for (;;) {
    try {
      await post(config, PAST, movement)
      return
    } catch (error) {
      if (performance.now() > until) throw error
      await setTimeout(AGAIN_MS)
    }
  }
}

/** Something that moved, as the statement of its day has it. */
interface Movement {
  readonly kind: 'payment' | 'payout' | 'coins'
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly at: string
}

/** The company says at this moment what became of a payment, signed as ever; `name` tells what is said of one more than once. */
export async function sayPaid(deps: Deps, payment: Payment, name = ''): Promise<void> {
  const { id, type, reference, amount, currency } = payment
  const jti = id === null ? name : `${id} ${type}${name}`
  const moved = { id: id ?? name, reference, amount, currency, at: deps.now().toISOString() }
  // The company knows what has moved before it speaks of it.
  if (type === 'payment_received') await tell(deps.config, { kind: 'payment', ...moved })
  if (type === 'payout_paid') await tell(deps.config, { kind: 'payout', ...moved })
  await say(deps, { ...payment, jti })
}

/** The company says how deep coins lie that were seen at a moment. */
export async function sayCoins(deps: Deps, coins: SentCoins, seenAt: Date, lies: 'seen' | 'deep'): Promise<void> {
  const { id, amount, currency, reference } = coins
  const tx = createHash('sha256').update(`coins ${id}`).digest('hex')
  const isDeep = lies === 'deep'
  if (isDeep) await tell(deps.config, { kind: 'coins', id: tx, reference, amount, currency, at: seenAt.toISOString() })
  await say(deps, {
    ...coins,
    type: 'coins',
    jti: `${id} ${lies}`,
    tx,
    confirmations: isDeep ? coins.confirmations : 0,
    sequence: isDeep ? 2 : 1,
    dropped: false,
    seenAt: seenAt.toISOString(),
  })
}

/** Signed as ever; a notice needs its body alone. */
async function say(deps: Deps, said: object): Promise<void> {
  const at = deps.now()
  const payload = { ...said, at: at.toISOString(), iat: Math.floor(at.getTime() / 1000) }
  const notice = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(deps.config.paymentGateway?.secret))
  await receiveNotice(deps, { body: { notice } } as Ask<typeof call>)
}
