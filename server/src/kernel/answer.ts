import { type Call, limitOf } from '@croupier/contract/call.ts'
import { reasonsOf } from '@croupier/contract/reasons.ts'
import { CallerId } from '@croupier/contract/field.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Admission, queueOf } from './admission.ts'
import type { Deps } from './deps.ts'
import { callKey } from './approval-routes.ts'
import type { Caller, Authentication } from './authentication.ts'
import { malformed } from './faults.ts'
import { notKnown } from './failure.ts'
import { passOn, SecondPersonNeeded } from './four-eyes.ts'
import { inLane, laneOf } from './lane.ts'
import { isOwn } from './limit.ts'
import { outageOf } from './outage.ts'
import type { OpenPayload } from './payload.ts'
import { plainText } from './plain-text.ts'
import { Refusal } from './refusal.ts'
import { type Ask, type CookieOptions, movesMoney, type Route } from './route.ts'
import type { Session } from './session.ts'
import type { SharedReplies } from './shared-replies.ts'
import type { OperatorSession } from './staff.ts'
import { formOf } from './upload.ts'

export interface AnswerContext {
  readonly deps: Deps
  readonly authentication: Authentication
  readonly openPayload: OpenPayload
  readonly admission: Admission
  readonly replies: SharedReplies
}

/** Browsers say less; what is longer is cut. */
const USER_AGENT_MAX = 255
const NOTHING = z.strictObject({}).optional()
const Payload = z.strictObject({
  payload: z
    .string()
    .max(64_000)
    .regex(/^[\w.-]*$/),
})

/** What happens to a request of this call, from the headers to the text that goes out. */
export function answererOf(kernel: AnswerContext, route: Route) {
  const { call, answer } = route
  const { deps, authentication, openPayload, admission } = kernel
  const Body = call.body ?? NOTHING
  const limit = limitOf(call)
  const secure = deps.config.mode === 'production'

  const lane = laneOf(call)
  return (request: FastifyRequest, reply: FastifyReply): Promise<Answer> =>
    inLane(lane, () => answerOne(request, reply)).catch((error: unknown) => {
      throw movesMoney(call) && outageOf(error) === 'unknown' ? notKnown() : error
    })

  async function answerOne(request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
    const caller = request.caller ?? (await authentication.callerOf(request))
    request.caller = caller
    // Who runs the brand works there while it is closed, too.
    const closed = call.always || call.actor === 'operator' ? undefined : caller.brand.closedTo(request.ip)
    if (closed !== undefined) throw new Refusal(closed)
    const { operator, session } = await admitted(kernel, call, { caller, ip: request.ip })
    if (!isOwn(request)) {
      const account = operator?.operatorId ?? session?.memberId
      await authentication.limits.takeCaller(caller.brand, limit, {
        ip: request.ip,
        path: call.path,
        ...(account && { account }),
      })
    }

    const params = call.params === undefined ? undefined : paramsOf(call.params, request.params)
    const query = call.query === undefined ? undefined : wellFormed(call.query, withoutEmpty(request.query))
    const form = call.upload && request.isMultipart() ? await formOf(request, call.upload) : undefined
    const plain = call.encrypted ? await openPayload(wellFormedPayload(request.body)) : request.body
    const body = wellFormed(Body, form?.fields ?? plain)
    if (operator) mustBeListed(caller, call, body)
    const key = keyOf(call, request, body)

    const parts = { params, query, body, key, file: form?.file }
    const ask = askOf({ request, reply, secure, caller, session: operator ?? session, parts })
    const make = async () => {
      const queue = queueOf(call, ask.session !== undefined)
      if (queue !== undefined) await admission.enter(queue)
      try {
        return envelope(call, await answer(deps, ask))
      } catch (error) {
        if (!operator || !(error instanceof SecondPersonNeeded)) throw error
        const kept = { key: callKey(call), permission: call.permission }
        throw await passOn(deps, kept, { ...ask, session: operator }, error.need)
      } finally {
        if (queue !== undefined) admission.leave(queue)
      }
    }
    return ask.session === undefined && route.shared ? sharedOf(kernel, route, ask, make) : { text: await make() }
  }
}

/** An answer as it goes out; one that has a tag need not be sent to who has it. */
export interface Answer {
  readonly text: string
  readonly etag?: string
}

/** An answer to a guest, made once for all who ask the same. */
function sharedOf({ deps, replies }: AnswerContext, { call, shared }: Route, ask: Ask, make: () => Promise<string>) {
  const { brandId, language, ip, query, params } = ask
  const key = JSON.stringify([call.path, brandId, language, shared?.audience?.(deps, ip), query, params])
  return replies.find(key, brandId, make)
}

/** Who asks, if they may; whoever keeps coming with tokens that are nobody's is not looked up any more. */
async function admitted({ authentication }: AnswerContext, call: Call, { caller, ip }: { caller: Caller; ip: string }) {
  const { brand, token } = caller
  const isStrange = token !== undefined && !authentication.remembers(token)
  if (isStrange) await authentication.limits.refuseSpent(brand, 'stranger', { ip })
  try {
    const operator = call.actor === 'operator' ? await authentication.admitOperator(caller, call, ip) : undefined
    return { operator, session: operator ? undefined : await authentication.admit(caller, call) }
  } catch (error) {
    if (isStrange && error instanceof Refusal && error.code === 'not_logged_in')
      await authentication.limits.takeCaller(brand, 'stranger', { ip })
    throw error
  }
}

/** Whoever gives a reason chooses it from the brand's list, wherever there is one. */
function mustBeListed({ brand }: Caller, call: Call, body: unknown): void {
  const list = reasonsOf(call)
  if (list === undefined || typeof body !== 'object' || body === null || !('reason' in body)) return
  const { reason } = body
  // Whether one may be left out is judged by the action.
  if (typeof reason === 'string' && reason !== '' && brand.lacksReason(list, reason))
    throw new Refusal('invalid_request', { fields: { reason: [{ code: 'invalid' }] } })
}

interface ArrivedCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Cookies travel by https alone, whatever this connection is. */
  readonly secure: boolean
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

function askOf({ request, reply, secure, caller, session, parts }: ArrivedCall): Ask {
  const ask = {
    ...parts,
    session,
    brandId: caller.brand.id,
    language: caller.language,
    ip: request.ip,
    userAgent: plainText(request.headers['user-agent'] ?? '', USER_AGENT_MAX),
    host: request.hostname,
    origin: `${request.protocol}://${request.host}`,
    requestId: request.id,
    token: caller.token,
    cookie: (name: string) => cookiesOf(request)[name],
    setCookie: (name: string, value: string | undefined, options: CookieOptions) =>
      void setCookie({ request, reply, secure }, name, value, options),
  }
  // The parts went through this call's schemas, and `admit` let nobody in without the session that its actor needs.
  return ask as Ask
}

const cookiesOf = (request: FastifyRequest) => request.server.parseCookie(request.headers.cookie ?? '')

function setCookie(
  { request, reply, secure }: Pick<ArrivedCall, 'request' | 'reply' | 'secure'>,
  name: string,
  value: string | undefined,
  { maxAgeS, path }: CookieOptions,
) {
  const options = { path, httpOnly: true, sameSite: 'strict', secure: secure || request.protocol === 'https' } as const
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
  const key = CallerId.safeParse(header)
  if (!key.success) throw faultAtKey('invalid')
  const id = idOf(body)
  if (id !== undefined && id !== key.data) throw faultAtKey('not_the_same')
  return key.data
}

/** A query field without a value asks for nothing, as forms and older clients send what was not chosen. */
const withoutEmpty = (query: unknown) =>
  // Fastify's parser gives an object.
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''))

const idOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : undefined

/** Only what the reply's schema names goes out; a reply with anything else is a bug, and is not sent. */
function envelope(call: Call, value: unknown): string {
  const encoded = call.reply.safeParse(value)
  if (!encoded.success)
    throw new Error(`the reply of ${call.method} ${call.path} does not fit its schema`, { cause: encoded.error })
  return `{"success":true,"value":${JSON.stringify(encoded.data)}}`
}
