import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'

export type Span = 'day' | 'week' | 'month'

/** Names a day, the week that begins with it, or the month. */
export function useSpanName(by: Span): (from: string) => string {
  const t = useWords('profit')
  const language = useLanguage()
  const look =
    by === 'month' ? ({ month: 'long', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const format = dateFormat(language, { ...look, timeZone: 'UTC' })
  return (from) => {
    if (from === '') return ''
    const day = format.format(new Date(`${from}T00:00:00Z`))
    return by === 'week' ? t('week_of', { day }) : day
  }
}
