import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@croupier/contract/call.ts'
import { z } from 'zod'
import type { Deps } from './deps.ts'
import type { Session } from './session.ts'
import type { OperatorSession } from './staff.ts'

export interface CookieOptions {
  readonly maxAgeS: number
  readonly path: string
}

/** One call as an action or a read sees it: well-formed, and known who asks. */
export interface Ask<C extends Call = Call> {
  readonly body: BodyOf<C>
  readonly query: QueryOf<C>
  readonly params: ParamsOf<C>
  readonly session: C['actor'] extends 'operator'
    ? OperatorSession
    : C['actor'] extends 'anyone'
      ? Session | undefined
      : Session
  readonly brandId: number
  /** BCP 47 tag of the words for this caller. */
  readonly language: string
  readonly ip: string
  readonly userAgent: string
  /** The host that the visitor's browser asked, without its port. */
  readonly host: string | undefined
  /** Where the visitor's browser sees the site, such as http://lucky.localhost:3000. */
  readonly origin: string
  readonly requestId: string
  /** The `Idempotency-Key` of a keyed call. */
  readonly key: string | undefined
  readonly token: string | undefined
  /** What came with a call that takes an upload. */
  readonly file: Buffer | undefined
  cookie(name: string): string | undefined
  /** HttpOnly, SameSite; undefined as the value removes it. */
  setCookie(name: string, value: string | undefined, options: CookieOptions): void
}

/** What a command answers that has nothing to say beyond that it was done. */
export type EmptyReply = Record<string, never>

/** Whether a call has an id by which it is done once: asked again with the same one it is answered as before. */
export const movesMoney = ({ keyed, body }: Call): boolean => keyed === true || (body !== undefined && hasId(body))

function hasId(schema: unknown): boolean {
  if (schema instanceof z.ZodObject) return 'id' in schema.shape
  if (schema instanceof z.ZodUnion) return schema.options.some(hasId)
  return schema instanceof z.ZodPipe && hasId(schema.in)
}

/** A line of a module's `routes.ts`: which action or read answers which call. */
export interface Route {
  readonly call: Call
  readonly answer: (deps: Deps, ask: Ask) => Promise<unknown>
  readonly shared?: SharedAnswer
}

/** The answer is alike for all guests who ask the same in the same language: it is made once for all of them. */
export interface SharedAnswer {
  /** What else of a guest the answer depends on, such as the country. */
  readonly audience?: (deps: Deps, ip: string) => string | undefined
}

/** Tie a call to what answers it; the types of both must agree. */
export const route = <const C extends Call>(
  call: C,
  answer: (deps: Deps, ask: Ask<C>) => Promise<ReplyOf<C>>,
  shared?: SharedAnswer,
): Route => ({
  call,
  ...(shared && { shared }),
  // The kernel makes the ask from this very call, so its parts have this call's types.
  answer,
})
