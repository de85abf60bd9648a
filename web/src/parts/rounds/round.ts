import type { round } from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'

/** A round as the server shows it to whoever played it. */
export type Round = ReplyOf<typeof round>
