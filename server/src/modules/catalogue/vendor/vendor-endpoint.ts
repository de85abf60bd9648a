import type { VendorDialect } from '@croupier/contract/console-vendor-access.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { aggregator } from '../outside/aggregator.ts'
import type { Dialect, RawCall, Sender, CanonicalReply } from '../outside/dialect.ts'
import { form } from '../outside/form.ts'
import { native } from '../outside/native.ts'
import { type Access, accessOf } from './access.ts'
import { authenticate, readBalance } from './authenticate.ts'
import { executeCall } from './execute-call.ts'
import { countCall } from './call-stats.ts'
import { isFresh, otherWallet } from './rules.ts'

export const DIALECTS: Readonly<Record<VendorDialect, Dialect>> = { native, aggregator, form }

/** More than any call of a vendor has to say. */
const BODY_MAX = 64 * 1024

/** Where vendors call: each dialect below an address of its own, every call proved by its vendor's key. */
export async function vendorEndpoint(app: FastifyInstance, { deps }: { readonly deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers()
  // What is proved is the text as it travelled.
  const types = ['application/json', 'application/x-www-form-urlencoded']
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) =>
    done(null, body),
  )

  for (const [dialectName, dialect] of Object.entries(DIALECTS) as [VendorDialect, Dialect][])
    for (const name of Object.keys(dialect.names))
      app.post(dialect.prefix + name, { config: { limit: 'service' } }, async (request, reply) => {
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

interface ArrivedCall {
  readonly dialectName: VendorDialect
  readonly raw: RawCall
  readonly ip: string
}

async function answer(deps: Deps, arrived: ArrivedCall): Promise<CanonicalReply> {
  const { dialectName, raw, ip } = arrived
  return orRetry(deps, raw, async () => {
    const sender = DIALECTS[dialectName].sender(raw)
    if (!sender) return { code: 'INVALID_SIGNATURE', reason: 'unsigned' }
    const access = await accessOf(deps, sender.vendor)
    if (!access) return UNKNOWN
    const barred = barrier(access, arrived)
    const said = barred === undefined ? await orRetry(deps, raw, () => judged(deps, access, sender, arrived)) : UNKNOWN
    const { code, reason = '' } = said
    const call = DIALECTS[dialectName].names[raw.name] ?? raw.name
    countCall(deps, { vendorCode: access.vendorCode, call, code, reason: barred ?? reason, ip, at: deps.now() })
    return said
  })
}

/** Whoever may not call here learns nothing of who may. */
const UNKNOWN: CanonicalReply = { code: 'INVALID_VENDOR', reason: 'unknown_vendor' }

function barrier(access: Access, { dialectName, ip }: ArrivedCall): string | undefined {
  if (access.dialect !== dialectName) return 'other_dialect'
  return access.admits(ip) ? undefined : 'other_address'
}

async function judged(
  deps: Deps,
  access: Access,
  sender: Sender,
  { dialectName, raw }: ArrivedCall,
): Promise<CanonicalReply> {
  if (!isFresh(sender.sentMs, deps.now())) return { code: 'INVALID_SIGNATURE', reason: 'too_old_or_too_new' }
  if (!access.keys.some((key) => sender.provedBy(key))) return { code: 'INVALID_SIGNATURE', reason: 'wrong_signature' }
  const ask = DIALECTS[dialectName].read(raw)
  const wrong = ask && otherWallet(access, ask)
  return wrong ? { code: 'INVALID_VENDOR', reason: wrong } : carry(deps, access, ask)
}

async function orRetry(deps: Deps, raw: RawCall, work: () => Promise<CanonicalReply>): Promise<CanonicalReply> {
  try {
    return await work()
  } catch (error) {
    // Nobody knows what became of it: the vendor asks again, or cancels.
    deps.log.error({ err: error, vendorCall: raw.name }, 'a call of a vendor failed')
    return { code: 'RETRY', reason: 'internal_error' }
  }
}

async function carry(deps: Deps, access: Access, ask: ReturnType<Dialect['read']>): Promise<CanonicalReply> {
  if (!ask) return { code: 'INVALID_REQUEST', reason: 'malformed' }
  if (ask.name === 'authenticate') return authenticate(deps, access, ask.token)
  return ask.name === 'balance' ? readBalance(deps, access, ask) : executeCall(deps, access, ask)
}
