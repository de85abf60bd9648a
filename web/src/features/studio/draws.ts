import { faces } from '@croupier/engine/dice.ts'
import { strips } from '@croupier/engine/lucky-twenty-data.ts'
import type { Figures } from '@croupier/engine/verify.ts'

/** One number of the stream and what it drew. */
export interface Draw {
  readonly word: number
  readonly hex: string
  /** The draw is below this: floor(word × n ÷ 2³²). */
  readonly n: number
  readonly drawn: number
  readonly key: 'draw_roll' | 'draw_reel'
  /** Which reel, from 1. */
  readonly reel?: number
}

const TWO_32 = 2n ** 32n

/** A word of the stream as eight hex digits, as the HMAC shows it. */
export const hexOf = (word: number): string => word.toString(16).padStart(8, '0')

/** How the first numbers of a round's stream become its roll or its reels. */
export function drawsOf(gameCode: string, { words }: Figures): readonly Draw[] {
  const reels =
    gameCode === 'LUCKY_TWENTY'
      ? strips.map(({ length }, index) => ({ n: length, key: 'draw_reel' as const, reel: index + 1 }))
      : []
  const asked = gameCode === 'DICE' ? [{ n: faces, key: 'draw_roll' as const }] : reels
  return asked.flatMap((draw, index) => {
    const word = words[index]
    if (word === undefined) return []
    return [{ ...draw, word, hex: hexOf(word), drawn: Number((BigInt(word) * BigInt(draw.n)) / TWO_32) }]
  })
}
