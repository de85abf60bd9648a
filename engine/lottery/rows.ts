import { Fraction } from '../fraction.ts'

/** Numbers 1 … n of which each is drawn once: 11x5 and PK10. What is said of places holds for the first ones of a shuffled row. */

/** How many rows take at each place one of these numbers, none twice: direct tickets. */
export function rowsThrough(places: readonly (readonly number[])[]): number {
  return rookNumbers(places).at(-1) ?? 0
}

/** The chance that none of these places shows one of its numbers. */
export function chanceOfNone(places: readonly (readonly number[])[], size: number): Fraction {
  let sum = new Fraction(0n)
  for (const [hit, rooks] of rookNumbers(places).entries()) {
    const term = new Fraction(BigInt(rooks), fallingFactorial(size, hit))
    sum = hit % 2 === 0 ? sum.add(term) : sum.sub(term)
  }
  return sum
}

/** n · (n − 1) · … of k factors. */
export const fallingFactorial = (n: number, k: number): bigint =>
  Array.from({ length: k }, (_, taken) => BigInt(n - taken)).reduce((all, factor) => all * factor, 1n)

/** By k, in how many ways k of the places can take a number each, none twice. */
function rookNumbers(places: readonly (readonly number[])[]): number[] {
  let byTaken = new Map([[0, 1]])
  for (const numbers of places) {
    const next = new Map(byTaken)
    for (const [taken, ways] of byTaken)
      for (const number of numbers) {
        const mask = 1 << number
        if ((taken & mask) === 0) next.set(taken | mask, (next.get(taken | mask) ?? 0) + ways)
      }
    byTaken = next
  }
  const numbers = Array.from({ length: places.length + 1 }, () => 0)
  for (const [taken, ways] of byTaken) numbers[bitsOf(taken)] = (numbers[bitsOf(taken)] ?? 0) + ways
  return numbers
}

/** The most that places are worth together in one row, where a number at a place is worth so much and stands only once. */
export function bestRow(worth: readonly ((number: number) => number)[], size: number): number {
  let byTaken = new Map([[0, 0]])
  for (const worthOf of worth) {
    const next = new Map<number, number>()
    for (const [taken, sum] of byTaken)
      for (let number = 1; number <= size; number++) {
        const mask = 1 << number
        if ((taken & mask) === 0) next.set(taken | mask, Math.max(next.get(taken | mask) ?? 0, sum + worthOf(number)))
      }
    byTaken = next
  }
  return Math.max(...byTaken.values())
}

function bitsOf(mask: number): number {
  let bits = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) bits += 1
  return bits
}
