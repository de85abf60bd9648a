/** A way of writing things in a language, made once: to make one takes longer than many uses of it. */
function once<Options extends object, Format>(make: (language: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = made.get(key) ?? make(language, options)
    made.set(key, format)
    return format
  }
}

const numbers = once(
  (language, options: Intl.NumberFormatOptions) =>
    // A zero has no sign, and neither has what is rounded to zero.
    new Intl.NumberFormat(language, { signDisplay: 'negative', ...options }),
)

/** How numbers are written in a language. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers(language, options)

/** How days and times are written in a language. */
export const dateFormat = once(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

/** Which form of a word goes with a number in a language. */
export const pluralRules = once((language, options: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options))

/** A written number whose sign is a true minus, as amounts have it. */
export const withMinus = (figure: string): string => figure.replace('-', '−')

/** A figure with the sign of per cent where a language has it: `99%`, and `99 %` in French. The figure is written already. */
export const withPercentSign = (figure: string, language: string): string =>
  numberFormat(language, { style: 'percent' })
    .formatToParts(0.01)
    .map(({ type, value }) => (type === 'integer' ? figure : value))
    .join('')
