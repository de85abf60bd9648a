import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import type { ProfitSpan } from './profit-page.tsx'

/** Names a day, the week that begins with it, or the month. */
export function useSpanName(by: ProfitSpan): (from: string) => string {
  const t = useWords('agent')
  const look =
    by === 'month' ? ({ month: 'long', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const format = dateFormat(useLanguage(), { ...look, timeZone: 'UTC' })
  return (from) => {
    const day = format.format(new Date(`${from}T00:00:00Z`))
    return by === 'week' ? t('week_of', { day }) : day
  }
}
