import { useLanguage } from '@croupier/kit/words.ts'
import { useBrandNow } from './operator.tsx'

/** How moments are read here: in the brand's zone and the operator's language. */
export function useMoments() {
  const language = useLanguage()
  const { timeZone } = useBrandNow()
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { timeZone, ...options })
    return (moment: string) => formatter.format(new Date(moment))
  }
  return {
    /** Day and minute: 21 Nov, 14:32. */
    short: format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    /** Everything: 21 Nov 2026, 14:32:08. */
    full: format({
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
    day: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
  }
}
