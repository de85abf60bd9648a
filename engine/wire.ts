// Figures of a round as JSON carries them; each game's own events are beside its engine.

/** Whole hundredths as text: 5000 is `50.00`. */
export function hundredthsText(hundredths: number | bigint): string {
  const digits = hundredths.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A figure that was read from this text; throws where there is none. */
export function figureOf<T>(value: T | undefined, text: string): T {
  if (value === undefined) throw new Error(`“${text}” is not a figure of a round`)
  return value
}
