import { z } from 'zod'
import { text } from './field.ts'

/** Where the live channel is. */
export const LIVE_PATH = '/wps/live'

/** What a page says on the live channel. `since` asks for what followed that sequence number, or a snapshot after a gap. */
export const LiveAsk = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auth'), token: text(200) }),
  z.strictObject({
    type: z.literal('subscribe'),
    topics: z.array(text(80)).max(50),
    since: z.record(text(80), z.number().int().min(0).max(1_000_000_000_000_000)).optional(),
  }),
  z.strictObject({ type: z.literal('unsubscribe'), topics: z.array(text(80)).max(50) }),
  z.strictObject({ type: z.literal('ping') }),
])
export type LiveAsk = z.output<typeof LiveAsk>

/** What the server says. A `snapshot` replaces what the page knew of its topic. */
export type LiveSay =
  | { readonly type: 'ready'; readonly loggedIn: boolean }
  | { readonly type: 'pong' }
  | { readonly type: 'refused'; readonly topic?: string; readonly errorCode: string }
  | { readonly topic: string; readonly seq: number; readonly data: unknown; readonly snapshot?: true }
