const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400

/** How long ago, in the largest unit that fits, as the operator's language writes it: 14 min, 6 d. */
export function ageOf(moment: string, now: number, language: string): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(moment)) / 1000))
  const [count, unit] =
    seconds < MINUTE_S
      ? ([seconds, 'second'] as const)
      : seconds < HOUR_S
        ? ([Math.floor(seconds / MINUTE_S), 'minute'] as const)
        : seconds < DAY_S
          ? ([Math.floor(seconds / HOUR_S), 'hour'] as const)
          : ([Math.floor(seconds / DAY_S), 'day'] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
}

/** How urgent a wait is: past the desk's promise warn, past twice the promise loss. */
export function urgencyOf(moment: string, now: number, promiseMs: number): 'dim' | 'warn' | 'loss' {
  const waited = now - Date.parse(moment)
  if (waited > 2 * promiseMs) return 'loss'
  return waited > promiseMs ? 'warn' : 'dim'
}
