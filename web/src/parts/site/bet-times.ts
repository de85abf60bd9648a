import { useBrand } from '@croupier/kit/brand.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage } from '@croupier/kit/words.ts'

interface Times {
  /** `21 Nov, 20:14:08` */
  readonly moment: (at: string) => string
  /** `20:14:08` */
  readonly time: (at: string) => string
  /** `21 November 2026`; takes a business day or a moment. */
  readonly day: (at: string) => string
}

/** Moments as the brand's clock shows them, in the visitor's language. */
export function useTimes(): Times {
  const language = useLanguage()
  const { timeZone } = useBrand()
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone } as const
  const moment = dateFormat(language, { day: 'numeric', month: 'short', ...clock })
  const time = dateFormat(language, clock)
  const day = dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const dayAlone = dateFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    moment: (at) => moment.format(new Date(at)),
    time: (at) => time.format(new Date(at)),
    day: (at) => (at.length === 10 ? dayAlone : day).format(new Date(at)),
  }
}
