/** Sets of numbers that are named by a rule: for the page and for typed tickets. */

/** The distinct orders of a number's digits (đảo, box): 1, 2, 3, 6, 12 or 24, in ascending order. */
export function permutedNumbers(number: string): string[] {
  if (number.length <= 1) return [number]
  const orders = Array.from(number).flatMap((digit, at) =>
    permutedNumbers(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  )
  return [...new Set(orders)].toSorted()
}
