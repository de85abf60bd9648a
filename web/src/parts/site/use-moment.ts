import { useBrand } from '@croupier/kit/brand.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage } from '@croupier/kit/words.ts'

/** A moment as the brand's clock shows it, in the visitor's language: `21 Nov 2026, 20:14`. */
export function useMoment(): (at: string) => string {
  const language = useLanguage()
  const { timeZone } = useBrand()
  const clock = dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return (at) => clock.format(new Date(at))
}
