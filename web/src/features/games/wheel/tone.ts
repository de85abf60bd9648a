/** One colour for each multiplier that pays, from the smallest upwards. */
const TONES = ['var(--win)', 'var(--info)', 'var(--violet-57)', 'var(--rose-65)', 'var(--accent)', 'var(--loss)']

/** The colour of one of the wheel's multipliers; none for those that pay nothing. */
export const toneOf = (multiplier: bigint, rim: readonly bigint[]): string | undefined => {
  const paying = [...new Set(rim)].filter((one) => one > 0n).toSorted((one, other) => Number(one - other))
  return TONES[paying.indexOf(multiplier)]
}
