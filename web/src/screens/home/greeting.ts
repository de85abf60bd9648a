import { dateFormat } from '@croupier/kit/formats.ts'

/** Which greeting fits the hour (0–23). */
export function greetingAt(hour: number): 'good_morning' | 'good_afternoon' | 'good_evening' {
  if (hour >= 5 && hour < 12) return 'good_morning'
  return hour >= 12 && hour < 18 ? 'good_afternoon' : 'good_evening'
}

/** The hour of a moment in a time zone. */
export const hourAt = (moment: number, timeZone: string): number =>
  Number(dateFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(moment))
