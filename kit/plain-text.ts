export type Values = Readonly<Record<string, string | number>>

/** Nothing but names in braces: nothing to choose, to count, or to write in the way of a language. */
export const isPlain = (text: string): boolean => /^(?:[^{}'<>]|\{\w+\})*$/.test(text)

/** A plain text with its values, as ICU fills it. */
export const filled = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (name, of: string) => String(values[of] ?? name))
