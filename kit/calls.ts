import type { AskedOf, Call, CallSpec, ReplyOf } from '@croupier/contract/call.ts'
import type { Failure, FieldError, RefusalCode } from '@croupier/contract/refusal.ts'
import { setServerTime } from './clock.ts'
import { endSession, session } from './session.ts'
import { spread } from './spread.ts'

/** Why a call brought no answer: the server's code, or what the browser saw itself. */
export type CallFailure = RefusalCode | 'unreachable' | 'unreadable'

export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>

/** A call that was refused or brought no answer. `message` is in the visitor's language, and empty when the server did not speak. */
export class CallRefusal extends Error {
  readonly code: CallFailure
  readonly status: number
  readonly fields: FieldErrors
  readonly value: Readonly<Record<string, unknown>>
  /** When it is worth asking again. */
  readonly retryAfterS: number

  constructor(
    code: CallFailure,
    status = 0,
    said?: Pick<Failure, 'message' | 'value'> & { readonly retryAfterS?: number },
  ) {
    super(said?.message ?? '')
    this.name = 'CallRefusal'
    this.code = code
    this.status = status
    this.value = said?.value ?? {}
    this.retryAfterS = said?.retryAfterS ?? 1
    this.fields = said?.value?.fields ?? {}
  }
}

type HasPart<C, K extends keyof CallSpec> = C extends { readonly [P in K]: object } ? true : false

type CallFields<C extends Call> = (HasPart<C, 'params'> extends true
  ? { readonly params: AskedOf<C, 'params'> }
  : { readonly params?: undefined }) &
  (HasPart<C, 'body'> extends true ? { readonly body: AskedOf<C, 'body'> } : { readonly body?: undefined }) & {
    /** What a call that takes an upload sends as its form's file. */
    readonly file?: HasPart<C, 'upload'> extends true ? File : undefined
    readonly query?: HasPart<C, 'query'> extends true ? AskedOf<C, 'query'> : undefined
    readonly signal?: AbortSignal
    /** The `Idempotency-Key` of a keyed call; made here when left out, so hand one over where a retry must be the same command. */
    readonly key?: string
  }

/** What a caller hands over with a call; nothing, where the call takes nothing. */
export type AskInput<C extends Call> = CallFields<C>
type AskRest<C extends Call> =
  Record<never, never> extends CallFields<C> ? [input?: CallFields<C>] : [input: CallFields<C>]

const caller = { merchant: '', language: '' }

/** Say once, and at every change of language, for which brand and in which language calls are made. */
export function setCaller(next: { readonly merchant: string; readonly language: string }) {
  Object.assign(caller, next)
}

const expired = new Set<(reason: unknown) => void>()

/** Hear that the server no longer knows this tab's session, and why where it says so; forgotten by then. The answer stops it. */
export function onSessionExpired(listener: (reason: unknown) => void): () => void {
  expired.add(listener)
  return () => expired.delete(listener)
}

const closed = new Set<() => void>()

/** Hear that a call found the doors closed: maintenance, or a region that is refused; the answer stops it. */
export function onClosed(listener: () => void): () => void {
  closed.add(listener)
  return () => closed.delete(listener)
}

/** What the server says while it cannot answer, and is about to again. */
const AWAY: ReadonlySet<CallFailure> = new Set(['temporarily_unavailable', 'outcome_unknown'])
const LOST: ReadonlySet<CallFailure> = new Set(['unreachable', 'unreadable', 'internal_error', ...AWAY])

/** Whether nobody knows what became of a call: it may have been done all the same, so it is asked again under its own id. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallRefusal && LOST.has(error.code)

/** So often a server that is away is asked anew; with what it asks us to wait, doubled each time, that is some four seconds. */
const TRIES = 3
const WAIT_MAX_MS = 8000

/**
 * Make a call of the contract. Answers its value, or throws a CallRefusal. What was sealed by a clock that goes wrong was refused
 * before anything was done: it is said again by the server's. A server that is away is asked again, with the same id where the
 * call does something.
 */
export async function ask<C extends Call>(call: C, ...[input]: AskRest<C>): Promise<ReplyOf<C>> {
  const given: CallInput = input ?? {}
  const parts = call.keyed && given.key === undefined ? { ...given, key: crypto.randomUUID() } : given
  for (let tries = 1; ; tries++) {
    try {
      return await askByClock(call, parts)
    } catch (error) {
      if (tries >= TRIES || !(error instanceof CallRefusal) || !AWAY.has(error.code) || !isRepeatable(call, parts))
        throw error
      await rest(waitAfter(error, tries, spread()), parts.signal)
    }
  }
}

/** What only reads, and what is known by its id, may be said twice. */
const isRepeatable = ({ method, keyed }: Call, { body }: CallInput): boolean =>
  method === 'GET' || keyed === true || fieldOf(body, 'id') !== ''

/** As long as the server says, doubled at each try; up to half as long again by chance, so that not everyone comes back at once. */
const waitAfter = ({ retryAfterS }: CallRefusal, tries: number, chance: number): number =>
  Math.min(WAIT_MAX_MS, retryAfterS * 1000 * 2 ** (tries - 1)) * (1 + chance / 2)

const rest = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

async function askByClock<C extends Call>(call: C, parts: CallInput): Promise<ReplyOf<C>> {
  try {
    return await askOnce(call, parts)
  } catch (error) {
    const now = error instanceof CallRefusal && error.code === 'payload_expired' ? error.value['now'] : undefined
    if (typeof now !== 'string') throw error
    setServerTime(now)
    return askOnce(call, parts)
  }
}

async function askOnce<C extends Call>(call: C, parts: CallInput): Promise<ReplyOf<C>> {
  const token = session()?.token
  const answer = await send(call, parts, token)
  const reply: unknown = await answer.json().catch(() => undefined)
  if (isSuccess(reply)) return reply.value as ReplyOf<C> // The server encodes every reply through this call's schema.
  if (!isFailure(reply)) throw new CallRefusal('unreadable', answer.status)

  if (reply.errorCode === 'not_logged_in' && token !== undefined && session()?.token === token) {
    endSession()
    for (const listener of expired) listener(reply.value?.['reason'])
  }
  if (reply.errorCode === 'system_maintenance' || reply.errorCode === 'region_restricted')
    for (const listener of closed) listener()
  throw new CallRefusal(reply.errorCode, answer.status, {
    ...reply,
    retryAfterS: Number(answer.headers.get('retry-after') ?? 1),
  })
}

interface CallInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly file?: File | undefined
  readonly signal?: AbortSignal
  readonly key?: string
}

async function send(call: Call, parts: CallInput, token: string | undefined): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (caller.merchant) headers.set('merchant', caller.merchant)
  if (caller.language) headers.set('language', caller.language)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (call.keyed) headers.set('idempotency-key', parts.key ?? crypto.randomUUID())
  // The browser says itself where the parts of a form with a file begin.
  if (parts.body !== undefined && !parts.file) headers.set('content-type', call.form ? FORM : 'application/json')
  const body = parts.file ? formOf(parts.body, parts.file) : await written(call, parts.body)
  const request = {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(parts.signal ? { signal: parts.signal } : {}),
  }
  return fetch(addressOf(call, parts.params, parts.query), request).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallRefusal('unreachable')
  })
}

const FORM = 'application/x-www-form-urlencoded'

async function written(call: Call, body: unknown): Promise<string | undefined> {
  if (body === undefined) return undefined
  if (call.form) return searchOf(body).toString()
  if (!call.encrypted) return JSON.stringify(body)
  const { sealed } = await import('./seal.ts')
  return JSON.stringify({ payload: await sealed(body) })
}

function formOf(body: unknown, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  // Last, so that what the fields say is known before it arrives.
  form.append('file', file)
  return form
}

/** Path and query of a call, with what stands in braces filled in and what is undefined left out. */
function addressOf(call: Pick<Call, 'path'>, params: unknown, query: unknown): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fieldOf(params, name))),
  )
  const search = searchOf(query)
  return search.size > 0 ? `${path}?${search}` : path
}

function searchOf(values: unknown): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values ?? {})) if (value !== undefined) search.set(name, String(value))
  return search
}

const fieldOf = (params: unknown, name: string): unknown =>
  Object.entries(params ?? {}).find(([key]) => key === name)?.[1] ?? ''

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSuccess = (reply: unknown): reply is { success: true; value: unknown } =>
  isObject(reply) && 'success' in reply && reply.success === true && 'value' in reply

const isFailure = (reply: unknown): reply is Failure =>
  isObject(reply) &&
  'success' in reply &&
  reply.success === false &&
  'errorCode' in reply &&
  typeof reply.errorCode === 'string'
