/** 52 bits and what lies beyond them. */
const two52 = 1n << 52n

/** Where a limbo result or a crash lies, in hundredths: max(100, floor(profile × 2^52 / (2^52 − u52))) (rulebook §32). */
export function pointFrom(u52: bigint, profile: number): bigint {
  const point = (BigInt(profile) * two52) / (two52 - u52)
  return point > 100n ? point : 100n
}
