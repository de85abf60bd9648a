import type { z } from 'zod'
import type { Permission } from './permission.ts'
import type { RefusalCode } from './refusal.ts'

/**
 * Who may ask: anyone, any logged-in account, a real member (a trial account is told `in_need_true_account`), or an operator
 * of the console.
 */
export type Actor = 'anyone' | 'account' | 'member' | 'operator'

/**
 * The classes in which calls are limited: what anyone may read, what an account reads or changes, what costs much, what moves money,
 * what is asked around logging in and registering, letters, and what other services tell us.
 */
export type CallLimit =
  | 'public'
  | 'read'
  | 'write'
  | 'costly'
  | 'money'
  | 'login'
  | 'registration'
  | 'letter'
  | 'service'

/**
 * What an operator's call does that changes something. `money` moves or releases money by a person's judgement and `loosens`
 * may allow more than before: both take two people by the rule of their module. `execution` carries out what was released so.
 */
export const CALL_EFFECTS = [
  'money',
  'loosens',
  'execution',
  'tightens',
  'content',
  'work',
  'look',
  'personal',
] as const
export type CallEffect = (typeof CALL_EFFECTS)[number]

/** What one line of the API says of itself. */
export interface CallSpec {
  readonly summary: string
  readonly actor: Actor
  /** What an operator must be allowed to do; without it any operator may ask. */
  readonly permission?: Permission
  /** Of an operator's call that is no `GET`; the types ask for it. */
  readonly effect?: CallEffect
  /** May also be made while a change of password is forced, which refuses all else to the member. */
  readonly whilePasswordDue?: true
  /** May also be made by a member who is timed out or excluded: to look, and to withdraw. */
  readonly whileRestrained?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body travels as `{payload: COMPACT_JWE}`; `body` describes the plain text. */
  readonly encrypted?: true
  /** The body travels as a form, application/x-www-form-urlencoded, and not as JSON. */
  readonly form?: true
  /** Moves money or points without an `id` in its body: the `Idempotency-Key` header is the id. */
  readonly keyed?: true
  /** May come as multipart form data: one file of at most so many megabytes beside the fields of `body`. */
  readonly upload?: { readonly maxMb: number }
  /** Which of the brand's rate limits counts this call, where it is not the one that follows from its form. */
  readonly limit?: CallLimit
  /** Answered also in maintenance and to a refused region: what the page that says so needs. */
  readonly always?: true
  readonly reply: z.ZodType
  readonly refusals: readonly RefusalCode[]
}

export interface Call extends CallSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
}

/** Which of the brand's rate limits counts a call. */
export function limitOf({ limit, method, actor }: Pick<Call, 'limit' | 'method' | 'actor'>): CallLimit {
  if (limit !== undefined) return limit
  if (method !== 'GET') return 'write'
  return actor === 'anyone' ? 'public' : 'read'
}

type CallShape<M extends Call['method'], P extends string, S> = S & { readonly method: M; readonly path: P }

/** What an operator changes has an effect. */
type SpecOf<M extends Call['method']> = M extends 'GET'
  ? CallSpec
  : CallSpec &
      ({ readonly actor: Exclude<Actor, 'operator'> } | { readonly actor: 'operator'; readonly effect: CallEffect })

const say =
  <M extends Call['method']>(method: M) =>
  <P extends `/${string}`, const S extends SpecOf<M>>(path: P, spec: S): CallShape<M, P, S> => ({
    ...spec,
    method,
    path,
  })

export const get = say('GET')
export const post = say('POST')
export const put = say('PUT')
export const del = say('DELETE')

type CallPart<C, K extends keyof CallSpec> = C extends { readonly [P in K]: infer Z extends z.ZodType }
  ? z.output<Z>
  : undefined

export type QueryOf<C> = CallPart<C, 'query'>
export type BodyOf<C> = CallPart<C, 'body'>
export type ParamsOf<C> = CallPart<C, 'params'>
export type ReplyOf<C> = CallPart<C, 'reply'>
/** What a caller hands over: defaults may be left out. */
export type AskedOf<C, K extends 'query' | 'body' | 'params'> = C extends {
  readonly [P in K]: infer Z extends z.ZodType
}
  ? z.input<Z>
  : undefined
