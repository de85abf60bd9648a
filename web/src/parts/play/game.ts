import type { ReplyOf } from '@croupier/contract/call.ts'
import { SHOWN_GAMES, SLOT_GAMES, type SlotGame } from '@croupier/contract/studio.ts'
import type { studioGame } from '@croupier/contract/studio.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import type { CallRefusal } from '@croupier/kit/calls.ts'
import { figures } from '@croupier/kit/money.tsx'

/** What the server says of an in-house game before the first round, and why it does not open for this member, where it does not. */
export type Game = ReplyOf<typeof studioGame> & { readonly shut?: CallRefusal }

/** A percentage of the wire with two decimals, as it is read in this language: `96.0831` is `96.08`. */
export const percent = (text: string, language: string): string =>
  figures(hundredthsText(hundredthsOf(text)), { language, decimals: 2 })

/** The house edge in per cent, from the return. */
export const edgeOf = (rtp: string, language: string): string =>
  figures(hundredthsText(10_000 - hundredthsOf(rtp)), { language, decimals: 2 })

/** What is beyond two decimals is cut off, so that a return never looks larger than it is. */
function hundredthsOf(text: string): number {
  const [whole = '0', decimals = ''] = text.split('.')
  return Number(`${whole}${decimals.padEnd(2, '0').slice(0, 2)}`)
}

/** Whether a game has reels. */
export const isSlot = (code: string): code is SlotGame => SLOT_GAMES.some((slot) => slot === code)

/** Whether a game is one of ours that is not played at a table. */
export const isKnown = (code: string): code is Game['gameCode'] => SHOWN_GAMES.some((known) => known === code)
