import { useLanguage } from '@croupier/kit/words.ts'

/** A day of a statement, as it is read: it has no time zone but UTC. */
export function useDayName(): (day: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
