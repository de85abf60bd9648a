import { withMinus } from '@croupier/kit/formats.ts'
import { useLanguage } from '@croupier/kit/words.ts'
import { useBrandNow } from '../../kit/operator.tsx'

const DAY_S = 86_400

/** How times and amounts are written along a chart. */
export function useAxis(barSeconds: number) {
  const language = useLanguage()
  const { timeZone, currency } = useBrandNow()
  const times = new Intl.DateTimeFormat(
    language === 'en' ? 'en-GB' : language,
    barSeconds >= DAY_S
      ? { timeZone, day: 'numeric', month: 'short' }
      : barSeconds > 3600
        ? { timeZone, day: 'numeric', month: 'short', hour: '2-digit' }
        : { timeZone, hour: '2-digit', minute: '2-digit' },
  )
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  return {
    time: (moment: number) => times.format(moment),
    short: (amount: number) => withMinus(short.format(amount)),
    amount: (amount: number) => `${withMinus(whole.format(amount))} ${currency}`,
  }
}
