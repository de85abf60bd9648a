const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** When a timer runs next after a moment. Ours say minute and hour, and run each day. */
export function nextRun(cron: string, after: Date): Date {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *') throw new Error(`no timer of a day: ${cron}`)
  const first = (Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS
  for (let step = 0; step < DAY_MINUTES; step++) {
    const at = new Date(first + step * MINUTE_MS)
    if (fits(minute, at.getUTCMinutes()) && fits(hour, at.getUTCHours())) return at
  }
  throw new Error(`never runs: ${cron}`)
}

function fits(field: string, value: number): boolean {
  if (field === '*') return true
  return field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field)
}
