import { z } from 'zod'
import { text } from './field.ts'

/** Where the live channel is. */
export const LIVE_PATH = '/wps/live'

/**
 * What a page says on the live channel. `since` asks for what followed that sequence number, or a snapshot after a gap. Who says `changes`
 * may be told what has changed in place of a whole state.
 */
export const LiveAsk = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auth'), token: text(200) }),
  z.strictObject({
    type: z.literal('subscribe'),
    topics: z.array(text(80)).max(50),
    since: z.record(text(80), z.number().int().min(0).max(1_000_000_000_000_000)).optional(),
    changes: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), topics: z.array(text(80)).max(50) }),
  z.strictObject({ type: z.literal('ping') }),
])
export type LiveAsk = z.output<typeof LiveAsk>

/** One change of a state: an operation of JSON Patch (RFC 6902), its path a JSON Pointer (RFC 6901). */
export interface LiveChange {
  readonly op: 'add' | 'replace' | 'remove'
  readonly path: string
  readonly value?: unknown
}

/**
 * What the server says. A `snapshot` replaces what the page knew of its topic; `changes` lead from the state of the number `after` to that
 * of `seq`.
 */
export type LiveSay =
  | { readonly type: 'ready'; readonly loggedIn: boolean }
  | { readonly type: 'pong' }
  | { readonly type: 'refused'; readonly topic?: string; readonly errorCode: string }
  | { readonly topic: string; readonly seq: number; readonly data: unknown; readonly snapshot?: true }
  | { readonly topic: string; readonly seq: number; readonly after: number; readonly changes: readonly LiveChange[] }

/** The state after these changes; what they leave alone stays the same object. */
export const withChanges = (state: unknown, changes: readonly LiveChange[]): unknown =>
  changes.reduce((now, change) => changed(now, change.path.split('/').slice(1), change), state)

function changed(at: unknown, [escaped, ...rest]: readonly string[], change: LiveChange): unknown {
  if (escaped === undefined) return change.value
  const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
  if (Array.isArray(at)) {
    const copy: unknown[] = [...at]
    if (rest.length > 0) copy[Number(key)] = changed(copy[Number(key)], rest, change)
    else copy.splice(Number(key), change.op === 'add' ? 0 : 1, ...(change.op === 'remove' ? [] : [change.value]))
    return copy
  }
  // A path leads through objects and lists.
  const { [key]: inner, ...others } = at as Readonly<Record<string, unknown>>
  if (rest.length === 0 && change.op === 'remove') return others
  return { ...others, [key]: rest.length > 0 ? changed(inner, rest, change) : change.value }
}
