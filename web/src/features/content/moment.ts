import { useBrand } from '@croupier/kit/brand.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage } from '@croupier/kit/words.ts'
import { useMemo } from 'react'

/** A moment as `yyyy-MM-dd hh:mm:ss` in a time zone. */
export function momentText(moment: string, timeZone: string): string {
  const format = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  const [year, month, day] = ['year', 'month', 'day'].map((part) => parts.get(part as 'year'))
  const [hour, minute, second] = ['hour', 'minute', 'second'].map((part) => parts.get(part as 'hour'))
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** Writes days of the brand’s calendar in the visitor’s language. */
export function useDayText(): (moment: string) => string {
  const language = useLanguage()
  const { timeZone } = useBrand()
  return useMemo(() => {
    const format = dateFormat(language, { dateStyle: 'long', timeZone })
    return (moment) => format.format(new Date(moment))
  }, [language, timeZone])
}
