import type { z } from 'zod'
import type { Permission } from './permission.ts'
import type { RefusalCode } from './refusal.ts'

/**
 * Who may ask: anyone, any logged-in account, a real member (a trial account is told `in_need_true_account`), or an operator
 * of the console.
 */
export type Actor = 'anyone' | 'account' | 'member' | 'operator'

/** What one line of the API says of itself. */
export interface CallSpec {
  readonly summary: string
  readonly actor: Actor
  /** What an operator must be allowed to do; without it any operator may ask. */
  readonly permission?: Permission
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
  /** Which of the brand's rate limits counts this call. */
  readonly limit?: 'login' | 'registration' | 'money' | 'letter'
  /** Answered also in maintenance and to a refused region: what the page that says so needs. */
  readonly always?: true
  readonly reply: z.ZodType
  readonly refusals: readonly RefusalCode[]
}

export interface Call extends CallSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
}

type Said<M extends Call['method'], P extends string, S> = S & { readonly method: M; readonly path: P }

const say =
  <M extends Call['method']>(method: M) =>
  <P extends `/${string}`, const S extends CallSpec>(path: P, spec: S): Said<M, P, S> => ({ ...spec, method, path })

export const get = say('GET')
export const post = say('POST')
export const put = say('PUT')
export const del = say('DELETE')

type Part<C, K extends keyof CallSpec> = C extends { readonly [P in K]: infer Z extends z.ZodType }
  ? z.output<Z>
  : undefined

export type QueryOf<C> = Part<C, 'query'>
export type BodyOf<C> = Part<C, 'body'>
export type ParamsOf<C> = Part<C, 'params'>
export type ReplyOf<C> = Part<C, 'reply'>
/** What a caller hands over: defaults may be left out. */
export type AskedOf<C, K extends 'query' | 'body' | 'params'> = C extends {
  readonly [P in K]: infer Z extends z.ZodType
}
  ? z.input<Z>
  : undefined
