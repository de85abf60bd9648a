import { refusalsOf } from '@croupier/contract/refusals-of.ts'
import { z } from 'zod'
import type { FuzzRequest } from './fuzz-requests.ts'

export interface FuzzAnswer {
  readonly status: number
  readonly body: string
  readonly tookMs: number
}

/** Something that must not be, with one request that does it. */
export interface Finding {
  readonly what: string
  readonly caller: string
  readonly request: string
  readonly answer: string
  readonly count: number
}

const Envelope = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), errorCode: z.string(), message: z.string() }),
])
/** What only the inside of the server would say. */
const INSIDE = new RegExp(
  [
    String.raw`node_modules|file:\/\/\/|\.ts:\d+:\d+|\n\s+at |violates \w+|syntax error at|duplicate key value`,
    String.raw`invalid input syntax|invalid byte sequence|out of range for type|ECONNREFUSED|relation "|does not exist"|postgres:\/\/`,
  ].join('|'),
)

/** What is wrong with an answer; undefined for nothing. `hangMs`: what takes longer counts as hanging. */
export function faultOf(
  { call }: FuzzRequest,
  { status, body, tookMs }: FuzzAnswer,
  hangMs: number,
): string | undefined {
  if (tookMs > hangMs) return `takes more than ${hangMs} ms`
  if (INSIDE.test(body)) return 'tells of its inside'
  const envelope = envelopeOf(body)
  if (envelope === undefined) return `answers ${status} without an envelope`
  if (envelope.success) return status === 200 ? undefined : `answers ${status} for a success`
  const declared: readonly string[] = refusalsOf(call)
  if (status >= 500 && !(status === 503 && declared.includes(envelope.errorCode))) return `answers ${status}`
  // A second person is asked where the first one has done their part.
  return declared.includes(envelope.errorCode) ? undefined : `does not declare ${envelope.errorCode}`
}

function envelopeOf(body: string) {
  try {
    return Envelope.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** Findings, each kind once with its count. */
export class Findings {
  readonly #found = new Map<string, Finding>()

  add(what: string, { call, caller, url, body = '' }: FuzzRequest, answer: string): void {
    const key = `${call.method} ${call.path} ${what}`
    const before = this.#found.get(key)
    const one = {
      what: key,
      caller: caller.name,
      request: `${url} ${body}`.slice(0, 600),
      answer: answer.slice(0, 900),
      count: 0,
    }
    this.#found.set(key, { ...(before ?? one), count: (before?.count ?? 0) + 1 })
  }

  list = (): readonly Finding[] => [...this.#found.values()]
}
