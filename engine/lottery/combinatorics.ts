/** How many choices of k there are among n: 0 where k is more than n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  // Each step is itself a number of choices, so that the division is whole.
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step
  return ways
}

/** The same for numbers of choices that are too large for a double. */
export function chooseExact(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - k + step)) / BigInt(step)
  return ways
}

/** The sum over all choices of k of the products of their sizes: how many tickets take one of each of k positions. */
export function productSums(sizes: readonly number[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)]
  for (const size of sizes)
    for (let chosen = k; chosen > 0; chosen--) sums[chosen] = (sums[chosen] ?? 0) + (sums[chosen - 1] ?? 0) * size
  return sums[k] ?? 0
}

/** The multiplicities of equal values, the largest first: `[2, 1]` of 3, 3, 4. */
export function multiplicities(values: readonly string[]): number[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].toSorted((one, other) => other - one)
}

/** In how many orders these values can stand: 6 of 123, 3 of 112. */
export function permutations(values: readonly string[]): number {
  let ways = 1
  let placed = 0
  for (const count of multiplicities(values)) {
    placed += count
    ways *= choose(placed, count)
  }
  return ways
}
