import type { Ways } from './odds.ts'
import { threeCardPairs } from './three-card-pairs.ts'
import { isPairEightPlus, winnerOf, zjhHand } from './zjh.ts'
import type { ZjhResult } from './zjh.ts'

/** All two hands that can be dealt; of those that no bet tells apart, one stands for all. */
export const zjhResults = (): Ways<ZjhResult>[] =>
  threeCardPairs((first, second) => {
    const { winner, hand } = winnerOf(zjhHand(first), zjhHand(second))
    return `${winner} ${hand.kind} ${isPairEightPlus(hand)}`
  }).map(({ first, second, ways }) => ({ result: { dragon: first, phoenix: second }, ways }))
