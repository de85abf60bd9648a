import { numberFormat } from '@croupier/kit/formats.ts'

const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** How long ago a moment was, short, in a language: `31 s`, `2 min`; undefined for the last few seconds. */
export function agoText(at: string, now: number, language: string): string | undefined {
  const seconds = Math.floor((now - Date.parse(at)) / 1000)
  if (seconds < 5) return undefined
  const step = STEPS.find((one) => seconds >= one.seconds) ?? STEPS[3]
  return numberFormat(language, { style: 'unit', unit: step.unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / step.seconds),
  )
}
