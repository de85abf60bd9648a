/** A moment as a field for day and time shows it in a zone: `2026-11-22T08:30`. */
export function fieldOf(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(moment))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** The moment that such a field means in its zone; empty while it means none. */
export function momentOf(field: string, timeZone: string): string {
  const said = Date.parse(`${field}Z`)
  if (Number.isNaN(said)) return ''
  // What the zone is ahead of UTC is asked twice, because the first guess may lie behind a change of the clocks.
  const ahead = (at: number) => Date.parse(`${fieldOf(new Date(at).toISOString(), timeZone)}Z`) - at
  const guess = said - ahead(said)
  return new Date(said - ahead(guess)).toISOString()
}
