import type { ReplyOf } from '@croupier/contract/call.ts'
import type { studioGame } from '@croupier/contract/studio.ts'

/** What the server says of an in-house game before the first round. */
export type Game = ReplyOf<typeof studioGame>

/** A percentage of the wire with two decimals: `96.0831` is `96.08`. */
export const percent = (text: string): string => {
  const [whole = '0', decimals = ''] = text.split('.')
  return `${whole}.${decimals.padEnd(2, '0').slice(0, 2)}`
}

/** The house edge in per cent, from the return. */
export function edgeOf(rtp: string): string {
  const hundredths = 10_000 - Number(percent(rtp).replace('.', ''))
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

/** Whether a game has reels. */
export const isSlot = (code: Game['gameCode']): boolean => code === 'LUCKY_TWENTY'
