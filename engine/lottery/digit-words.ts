import { share } from './tiers.ts'
import { choose } from './combinatorics.ts'
import type { Fraction } from '../fraction.ts'

/**
 * How many words of this length there are in which each of some letters stands at most so often; the other letters of the alphabet
 * stand as often as they like.
 */
export function wordsWithin(
  length: number,
  { letters, limited, most }: { readonly letters: number; readonly limited: number; readonly most: number },
): number {
  let ways = Array.from({ length: length + 1 }, (_, used) => (letters - limited) ** used)
  for (let letter = 0; letter < limited; letter++)
    ways = ways.map((_, used) => {
      let sum = 0
      for (let times = 0; times <= Math.min(most, used); times++) sum += choose(used, times) * (ways[used - times] ?? 0)
      return sum
    })
  return ways[length] ?? 0
}

/** The chance that at least `least` of `chosen` letters stand in a word of this length. */
export function chanceOfLetters(
  length: number,
  { letters, chosen, least }: { readonly letters: number; readonly chosen: number; readonly least: number },
): Fraction {
  let ways = 0
  for (let standing = least; standing <= Math.min(chosen, length); standing++)
    ways += choose(chosen, standing) * wordsOfExactly(length, standing, letters - chosen)
  return share(ways, letters ** length)
}

// Words in which each of these letters stands, beside others: by inclusion and exclusion.
function wordsOfExactly(length: number, standing: number, others: number): number {
  let ways = 0
  for (let left = 0; left <= standing; left++)
    ways += (left % 2 === 0 ? 1 : -1) * choose(standing, left) * (others + standing - left) ** length
  return ways
}
