import type { DrawnNumber } from '@croupier/engine/verify.ts'

/** A number as it was drawn: of one word, or of the 52 bits of two. */
export const numberOf = ([high = 0, low]: DrawnNumber['words']): bigint =>
  low === undefined ? BigInt(high) : (BigInt(high) << 20n) | (BigInt(low) >> 12n)

/** What fills the words for a draw: `draw_roll`, `draw_reel` and those of other games. */
export const fillOf = ({ index = 0, drawn }: DrawnNumber) => ({
  reel: index,
  stop: Number(drawn),
  index,
  drawn: Number(drawn),
})
