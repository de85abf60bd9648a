import { numberFormat } from '@croupier/kit/formats.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time in its two largest units, as this language writes it: `2 days 3 hr`, `4 min 9 sec`. */
export function leftOf(ms: number, language: string): string {
  const whole = Math.max(0, ms)
  const parts = [
    { unit: 'day', of: DAY, below: Infinity },
    { unit: 'hour', of: HOUR, below: DAY },
    { unit: 'minute', of: MINUTE, below: HOUR },
    { unit: 'second', of: SECOND, below: MINUTE },
  ].map(({ unit, of, below }) => ({ unit, count: Math.floor((below === Infinity ? whole : whole % below) / of) }))
  const first = parts.findIndex(({ count }) => count > 0)
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first, first + 2)
  return shown
    .map(({ unit, count }) => numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    .join(' ')
}
