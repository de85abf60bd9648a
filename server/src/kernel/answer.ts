import type { Call } from '@croupier/contract/call.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from './deps.ts'
import { callKey } from './approval-routes.ts'
import type { Caller, Door } from './door.ts'
import { malformed } from './faults.ts'
import { passOn, SecondPersonNeeded } from './four-eyes.ts'
import type { TakeLimit } from './limit.ts'
import type { OpenPayload } from './payload.ts'
import { Refusal } from './refusal.ts'
import type { Ask, CookieOptions, Route } from './route.ts'
import type { Session } from './session.ts'
import type { OperatorSession } from './staff.ts'
import { formOf } from './upload.ts'

export interface Answering {
  readonly deps: Deps
  readonly door: Door
  readonly takeLimit: TakeLimit
  readonly openPayload: OpenPayload
}

const NOTHING = z.strictObject({}).optional()
const Payload = z.strictObject({ payload: z.string().max(64_000) })
const Uuid = z.uuid()

/** What happens to a request of this call, from the headers to the text that goes out. */
export function answering({ deps, door, takeLimit, openPayload }: Answering, { call, answer }: Route) {
  const Body = call.body ?? NOTHING

  return async function answerOne(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const caller = await door.callerOf(request)
    request.caller = caller
    // Who runs the brand works there while it is closed, too.
    const closed = call.always || call.actor === 'operator' ? undefined : caller.brand.closedTo(request.ip)
    if (closed !== undefined) throw new Refusal(closed)
    const operator = call.actor === 'operator' ? await door.admitOperator(caller, call, request.ip) : undefined
    const session = operator ? undefined : await door.admit(caller, call)
    if (call.limit !== undefined) await takeLimit(caller.brand, call.limit, countedBy(call, session, request.ip))

    const params = call.params === undefined ? undefined : paramsOf(call.params, request.params)
    const query = call.query === undefined ? undefined : wellFormed(call.query, request.query)
    const form = call.upload && request.isMultipart() ? await formOf(request, call.upload) : undefined
    const plain = call.encrypted ? await openPayload(wellFormedPayload(request.body)) : request.body
    const body = wellFormed(Body, form?.fields ?? plain)
    const key = keyOf(call, request, body)

    const parts = { params, query, body, key, file: form?.file }
    const ask = askOf({ request, reply, caller, session: operator ?? session, parts })
    const value = await answer(deps, ask).catch(async (error: unknown) => {
      if (!operator || !(error instanceof SecondPersonNeeded)) throw error
      const kept = { key: callKey(call), permission: call.permission }
      throw await passOn(deps, kept, { ...ask, session: operator }, error.need)
    })
    return envelope(call, value)
  }
}

/** Money and letters are counted by member over all such calls, never by address; the rest by address, each call for itself. */
const countedBy = ({ limit, path }: Call, session: Session | undefined, ip: string) =>
  (limit === 'money' || limit === 'letter') && session !== undefined ? session.memberId : `${path} ${ip}`

interface Asked {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly caller: Caller
  readonly session: Session | OperatorSession | undefined
  readonly parts: {
    readonly params: unknown
    readonly query: unknown
    readonly body: unknown
    readonly key: string | undefined
    readonly file: Buffer | undefined
  }
}

function askOf({ request, reply, caller, session, parts }: Asked): Ask {
  const ask = {
    ...parts,
    session,
    brandId: caller.brand.id,
    language: caller.language,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    token: caller.token,
    cookie: (name: string) => cookiesOf(request)[name],
    setCookie: (name: string, value: string | undefined, options: CookieOptions) =>
      void setCookie({ request, reply }, name, value, options),
  }
  // The parts went through this call's schemas, and `admit` let nobody in without the session that its actor needs.
  return ask as Ask
}

const cookiesOf = (request: FastifyRequest) => request.server.parseCookie(request.headers.cookie ?? '')

function setCookie(
  { request, reply }: Pick<Asked, 'request' | 'reply'>,
  name: string,
  value: string | undefined,
  { maxAgeS, path }: CookieOptions,
) {
  const options = { path, httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' } as const
  return value === undefined
    ? reply.clearCookie(name, options)
    : reply.setCookie(name, value, { ...options, maxAge: maxAgeS })
}

/** The value through its schema; a fault is the caller's. */
function wellFormed(schema: z.ZodType, given: unknown): unknown {
  const read = schema.safeParse(given)
  if (!read.success) throw malformed(read.error.issues, given)
  return read.data
}

/** An address that names nothing possible is an address that names nothing. */
function paramsOf(schema: z.ZodType, given: unknown): unknown {
  const read = schema.safeParse(given)
  if (!read.success) throw new Refusal('not_found')
  return read.data
}

function wellFormedPayload(given: unknown): string {
  const read = Payload.safeParse(given)
  if (!read.success) throw new Refusal('payload_not_encrypted')
  return read.data.payload
}

/** The id that the caller gave the command: in the body, or in the header where the body has none. */
function keyOf(call: Call, request: FastifyRequest, body: unknown): string | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined && call.keyed === undefined) return undefined

  const faultAtKey = (code: 'required' | 'invalid' | 'not_the_same') =>
    new Refusal('invalid_request', { fields: { 'Idempotency-Key': [{ code }] } })
  if (header === undefined) throw faultAtKey('required')
  const key = Uuid.safeParse(header)
  if (!key.success) throw faultAtKey('invalid')
  const id = idOf(body)
  if (id !== undefined && id.toLowerCase() !== key.data.toLowerCase()) throw faultAtKey('not_the_same')
  return key.data.toLowerCase()
}

const idOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : undefined

/** Only what the reply's schema names goes out; a reply with anything else is a bug, and is not sent. */
function envelope(call: Call, value: unknown): string {
  const encoded = call.reply.safeParse(value)
  if (!encoded.success)
    throw new Error(`the reply of ${call.method} ${call.path} does not fit its schema`, { cause: encoded.error })
  return `{"success":true,"value":${JSON.stringify(encoded.data)}}`
}
