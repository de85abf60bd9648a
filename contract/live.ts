import { z } from 'zod'
import { text } from './field.ts'
import type { LiveChange } from './live-changes.ts'

/** Where the live channel is. */
export const LIVE_PATH = '/wps/live'

/**
 * What a page says on the live channel. `since` asks for what followed that sequence number, or a snapshot after a gap. Who says `changes`
 * may be told what has changed in place of a whole state.
 */
export const LiveRequest = z.discriminatedUnion('type', [
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
export type LiveRequest = z.output<typeof LiveRequest>

/**
 * What the server says. A `snapshot` replaces what the page knew of its topic; `changes` lead from the state of the number `after` to that
 * of `seq`.
 */
export type LiveMessage =
  | { readonly type: 'ready'; readonly loggedIn: boolean }
  | { readonly type: 'pong' }
  | { readonly type: 'refused'; readonly topic?: string; readonly errorCode: string }
  | { readonly topic: string; readonly seq: number; readonly data: unknown; readonly snapshot?: true }
  | { readonly topic: string; readonly seq: number; readonly after: number; readonly changes: readonly LiveChange[] }
