const formats = new Map<string, Intl.DateTimeFormat>()

/** The time of day in a brand's time zone, `HH:mm`. */
export function timeOf(moment: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format.format(moment)
}
