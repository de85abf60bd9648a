import { Fraction } from '../fraction.ts'
import { choose } from './combinatorics.ts'
import { type BetContent, soleChoice } from './content.ts'
import { chanceOfLetters, wordsWithin } from './digit-words.ts'
import { at, digits, type MethodName, type Places } from './digits.ts'
import type { DrawResult, LotteryMethod } from './family.ts'
import { fairMethod, hitsOf, tierByMode, WIN, whole } from './tiers.ts'

interface TogetherOdds {
  /** So many of the chosen digits make a ticket. */
  readonly together: number
  readonly chance: readonly [bigint, bigint]
}

/** Digits that stand anywhere at these places, so many together: C(n, k) tickets. */
export function anywhere(name: MethodName, places: Places, { together, chance }: TogetherOdds): LotteryMethod {
  const standing = (content: BetContent, result: DrawResult) => {
    const drawn = at(result, places)
    return soleChoice(content).filter((digit) => drawn.includes(digit)).length
  }
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: [digits(together)] },
    tiers: [tierByMode(WIN, ...chance)],
    tickets: (content) => choose(soleChoice(content).length, together),
    hits: (content, result) => hitsOf(choose(standing(content, result), together)),
    most: (content, odds) =>
      odds(WIN).mul(whole(choose(Math.min(soleChoice(content).length, places.length), together))),
    covered: (content) =>
      chanceOfLetters(places.length, { letters: 10, chosen: soleChoice(content).length, least: together }),
  })
}

interface RepeatedOdds {
  readonly times: number
  readonly chance: readonly [bigint, bigint]
}

/** A digit that stands at least so often among these places: n tickets. */
export function repeated(name: MethodName, places: Places, { times, chance }: RepeatedOdds): LotteryMethod {
  const outcomes = 10n ** BigInt(places.length)
  return fairMethod({
    ...name,
    draws: 1,
    form: { positions: [digits()] },
    tiers: [tierByMode(WIN, ...chance)],
    tickets: (content) => soleChoice(content).length,
    hits: (content, result) => {
      const drawn = at(result, places)
      return hitsOf(
        soleChoice(content).filter((digit) => drawn.filter((each) => each === digit).length >= times).length,
      )
    },
    most: (content, odds) =>
      odds(WIN).mul(whole(Math.min(soleChoice(content).length, Math.floor(places.length / times)))),
    covered: (content) => {
      const missed = wordsWithin(places.length, {
        letters: 10,
        limited: soleChoice(content).length,
        most: times - 1,
      })
      return new Fraction(outcomes - missed, outcomes)
    },
  })
}
