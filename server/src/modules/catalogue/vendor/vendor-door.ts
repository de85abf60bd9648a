import type { FastifyInstance } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { aggregator } from '../outside/aggregator.ts'
import type { Dialect, RawCall, VendorSaid } from '../outside/dialect.ts'
import { form } from '../outside/form.ts'
import { native } from '../outside/native.ts'
import { type Access, accessOf } from './access.ts'
import { authenticate, readBalance } from './authenticate.ts'
import { carryOut } from './carry-out.ts'
import { isFresh } from './rules.ts'
import type { DialectName } from './store.ts'

const DIALECTS: Readonly<Record<DialectName, Dialect>> = { native, aggregator, form }

/** More than any call of a vendor has to say. */
const BODY_MAX = 64 * 1024

/** Where vendors call: each dialect below an address of its own, every call proved by its vendor's key. */
export async function vendorDoor(app: FastifyInstance, { deps }: { readonly deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers()
  // What is proved is the text as it travelled.
  const types = ['application/json', 'application/x-www-form-urlencoded']
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) =>
    done(null, body),
  )

  for (const [dialectName, dialect] of Object.entries(DIALECTS) as [DialectName, Dialect][])
    for (const name of Object.keys(dialect.names))
      app.post(dialect.prefix + name, async (request, reply) => {
        const { method, url: path, headers, ip } = request
        const body = typeof request.body === 'string' ? request.body : ''
        const said = await answer(deps, { dialectName, ip, raw: { name, method, path, headers, body } })
        const written = dialect.write(said)
        return reply
          .code(written.status)
          .type('application/json')
          .header('cache-control', 'no-store')
          .send(written.body)
      })
}

interface Arrived {
  readonly dialectName: DialectName
  readonly raw: RawCall
  readonly ip: string
}

async function answer(deps: Deps, { dialectName, raw, ip }: Arrived): Promise<VendorSaid> {
  const dialect = DIALECTS[dialectName]
  try {
    const sender = dialect.sender(raw)
    if (!sender) return { code: 'INVALID_SIGNATURE', reason: 'unsigned' }
    const access = await accessOf(deps, sender.vendor)
    if (access?.dialect !== dialectName || !access.admits(ip))
      return { code: 'INVALID_VENDOR', reason: 'unknown_vendor' }
    if (!isFresh(sender.sentMs, deps.now())) return { code: 'INVALID_SIGNATURE', reason: 'too_old_or_too_new' }
    if (!access.keys.some((key) => sender.provedBy(key)))
      return { code: 'INVALID_SIGNATURE', reason: 'wrong_signature' }
    if (access.wallet === 'transfer') return { code: 'INVALID_VENDOR', reason: 'transfer_wallet' }
    return await carry(deps, access, dialect.read(raw))
  } catch (error) {
    // Nobody knows what became of it: the vendor asks again, or cancels.
    deps.log.error({ err: error, vendorCall: raw.name }, 'a call of a vendor failed')
    return { code: 'RETRY', reason: 'internal_error' }
  }
}

async function carry(deps: Deps, access: Access, ask: ReturnType<Dialect['read']>): Promise<VendorSaid> {
  if (!ask) return { code: 'INVALID_REQUEST', reason: 'malformed' }
  if (ask.name === 'authenticate') return authenticate(deps, access, ask.token)
  return ask.name === 'balance' ? readBalance(deps, access, ask) : carryOut(deps, access, ask)
}
