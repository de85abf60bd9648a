import { Fraction } from '../fraction.ts'
import { chooseExact } from './combinatorics.ts'

interface Alphabet {
  /** As many letters, each as likely as another. */
  readonly letters: number
}

/** How many words of this length there are in which each of some letters stands at most so often; the others stand as they like. */
export function wordsWithin(
  length: number,
  { letters, limited, most }: Alphabet & { readonly limited: number; readonly most: number },
): bigint {
  const free = BigInt(letters - limited)
  let ways = Array.from({ length: length + 1 }, (_, used) => free ** BigInt(used))
  for (let letter = 0; letter < limited; letter++)
    ways = ways.map((_, used) => {
      let sum = 0n
      for (let times = 0; times <= Math.min(most, used); times++)
        sum += chooseExact(used, times) * (ways[used - times] ?? 0n)
      return sum
    })
  return ways[length] ?? 0n
}

/** The chance that at least `least` of `chosen` letters stand in a word of this length. */
export function chanceOfLetters(
  length: number,
  { letters, chosen, least }: Alphabet & { readonly chosen: number; readonly least: number },
): Fraction {
  let ways = 0n
  for (let standing = least; standing <= Math.min(chosen, length); standing++)
    ways += chooseExact(chosen, standing) * wordsWithAll(length, standing, letters - chosen)
  return new Fraction(ways, BigInt(letters) ** BigInt(length))
}

// Words of these letters and others in which each of these stands: by inclusion and exclusion.
function wordsWithAll(length: number, standing: number, others: number): bigint {
  let ways = 0n
  for (let left = 0; left <= standing; left++) {
    const without = chooseExact(standing, left) * BigInt(others + standing - left) ** BigInt(length)
    ways += left % 2 === 0 ? without : -without
  }
  return ways
}
