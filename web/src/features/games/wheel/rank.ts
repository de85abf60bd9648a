/** Which of the wheel's multipliers this is: 0 pays nothing, then 1, 2, 3 … upwards; one colour each. */
export const rankOf = (multiplier: bigint, rim: readonly bigint[]): number => {
  const paying = [...new Set(rim)].filter((one) => one > 0n).toSorted((one, other) => Number(one - other))
  return paying.indexOf(multiplier) + 1
}
