const formats = new Map<string, Intl.NumberFormat>()

/** How numbers are written in a language. Made once for each way: to make one takes longer than many uses of it. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, options)
  formats.set(key, made)
  return made
}
