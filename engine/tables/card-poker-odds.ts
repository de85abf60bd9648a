import { Fraction } from '../fraction.ts'
import { cardPoker, pokerStrength, qualifies } from './card-poker.ts'
import type { CardPokerResult } from './card-poker.ts'
import { spotOdds } from './odds.ts'
import type { Ways } from './odds.ts'
import { threeCardPairs } from './three-card-pairs.ts'
import { threeCardsOf } from './three-card.ts'

const queenSixFour = 12 * 225 + 6 * 15 + 4

/** The best there is: play with Q-6-4 or better. */
export const playsWith = (cards: readonly number[]): boolean => {
  const hand = threeCardsOf(cards)
  return hand.kind !== 'high' || hand.value >= queenSixFour
}

/** All two hands that can be dealt, one for all in which the player's is the same but for suits and the bets end alike. */
export const cardPokerResults = (): Ways<CardPokerResult>[] =>
  threeCardPairs((player, dealer) => {
    const ahead = Math.sign(pokerStrength(player) - pokerStrength(dealer))
    return `${player.kind} ${player.value} ${qualifies(dealer)} ${ahead}`
  }).map(({ first, second, ways }) => ({ result: { player: first, dealer: second }, ways }))

export interface AnteOdds {
  /** The mean loss of one ante. */
  readonly edge: Fraction
  /** How often the hand is played. */
  readonly played: Fraction
  /** Whether to play is never worse than to fold where it is played, and never better where it is not. */
  readonly best: boolean
}

/** The ante together with its play, by Q-6-4. */
export function anteOdds(results: readonly Ways<CardPokerResult>[]): AnteOdds {
  const all = results.reduce((sum, { ways }) => sum + ways, 0n)
  const bySort = Map.groupBy(results, ({ result }) => {
    const { kind, value } = threeCardsOf(result.player)
    return `${kind} ${value}`
  })
  let [mean, played, best] = [new Fraction(0n), new Fraction(0n), true]
  for (const alike of bySort.values()) {
    const ways = alike.reduce((sum, each) => sum + each.ways, 0n)
    const share = new Fraction(ways, all)
    const value = playedValue(alike)
    const plays = playsWith(alike[0]?.result.player ?? [])
    best &&= plays === folded.atMost(value)
    mean = mean.add(share.mul(plays ? value : folded))
    if (plays) played = played.add(share)
  }
  return { edge: folded.mul(mean), played, best }
}

const folded = new Fraction(-1n)

/** What ante and play win together of one ante. */
function playedValue(results: readonly Ways<CardPokerResult>[]): Fraction {
  const [ante, play] = ['ante', 'play'].map(
    (spot) => spotOdds(cardPoker, spot, { results, beside: ['ante', 'play'] }).rtp,
  )
  return (ante ?? folded).add(play ?? folded).sub(new Fraction(2n))
}
