import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { VENDOR_CALLS, type VendorCallName, type VendorReply } from '@croupier/contract/vendor-api.ts'
import { SIGNED_HEADERS } from '@croupier/contract/vendor-signature.ts'
import { amountText } from '@croupier/engine/money.ts'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { isSigned } from '../wallet/signature.ts'
import type { BookReply, WalletBook } from './book.ts'

const DECIMALS = 2
const SLOW_MS = 600

/** What a vendor did, as the wallet saw it. */
export interface SeenCall {
  readonly name: VendorCallName
  readonly body: Readonly<Record<string, unknown>>
  readonly signed: boolean
  readonly lost: boolean
}

export interface WalletOptions {
  readonly book: WalletBook
  readonly vendor: string
  readonly key: string
  /** The code of the game that is opened here. */
  readonly game: string
  readonly port?: number
  /** Whether the answer to this call gets lost, or the call is asked to come again. */
  readonly trouble?: (name: VendorCallName, count: number) => 'lost' | 'retry' | undefined
}

/** A wallet with one player over HTTP: for vendors that are tried, and for trying the kit. */
export async function openWallet({ book, vendor, key, game, port = 0, trouble = () => undefined }: WalletOptions) {
  const seen: SeenCall[] = []
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  for (const name of Object.keys(VENDOR_CALLS) as VendorCallName[])
    app.post(`/vendor/v1/${name}`, async (request, reply) => {
      const body = jsonOf(String(request.body))
      const signed = proved(request, key, book)
      const troubled = signed ? trouble(name, seen.length) : undefined
      seen.push({ name, body, signed, lost: troubled !== undefined })
      if (troubled === 'retry') return reply.code(503).send({ status: 'RETRY' })
      if (header(request, SIGNED_HEADERS.vendor) !== vendor && book.broken !== 'knows_every_vendor')
        return reply.code(401).send({ status: 'INVALID_VENDOR' })
      if (!signed) return reply.code(401).send({ status: 'INVALID_SIGNATURE' })
      const said = book.take(name, body)
      if (book.broken === 'is_slow' && name === 'settle') await wait(SLOW_MS)
      if (troubled === 'lost') {
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      return reply.code(said.status === 'INVALID_REQUEST' ? 400 : 200).send(written(name, said, { book, game }))
    })
  // For a command that logs the player out in the middle.
  app.post('/log-out', async () => {
    book.loggedIn = false
    return { done: true }
  })
  statusPage(app)
  await app.listen({ host: '127.0.0.1', port })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { address, url: `${address}/vendor/v1`, seen, close: () => app.close() }
}

/** Vendors of the sandbox ask the site what time it is. */
const statusPage = (app: FastifyInstance) =>
  app.get('/wps/system/status', async () => ({ value: { serverTime: new Date().toISOString() } }))

const header = ({ headers }: FastifyRequest, name: string): string => String(headers[name] ?? '')

function proved(request: FastifyRequest, key: string, { broken }: WalletBook): boolean {
  if (broken === 'believes_every_signature') return true
  const timestamp = header(request, SIGNED_HEADERS.timestamp)
  const signed = { timestamp, method: 'POST', path: request.url, body: String(request.body) }
  const now = broken === 'believes_old_signatures' ? new Date(Number(timestamp)) : new Date()
  return isSigned(key, signed, header(request, SIGNED_HEADERS.signature), now)
}

function written(
  name: VendorCallName,
  { status, balance, transferId }: BookReply,
  { book, game }: Pick<WalletOptions, 'book' | 'game'>,
): VendorReply {
  const { player, currency, token } = book
  return {
    status,
    player,
    currency,
    ...(balance !== undefined && { balance: amountText(balance, DECIMALS) }),
    ...(transferId !== undefined && { transferId }),
    ...(name === 'authenticate' && { token, game, language: 'en', device: 'html5-desktop' }),
  }
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
