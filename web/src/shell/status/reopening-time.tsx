import { Row } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useEffect, useState } from 'react'
import classes from './status.module.css'
import { leftOf } from './time-left.ts'

/** When the site is expected back, counted down; without a time only that the page opens itself. */
export function ReopeningTime({ until }: { readonly until: string | null }) {
  const t = useWords('doors')
  const language = useLanguage()
  const { timeZone } = useBrand()
  const now = useNow()
  const left = until === null ? undefined : leftOf(new Date(until).getTime() - now)
  const written = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone, ...options }).format(new Date(until ?? 0))
  return (
    <Row as="dl" text="center" className={classes.panel} data-wide={left !== undefined}>
      {left === undefined ? null : (
        <>
          <div>
            <dt>{t('back_at')}</dt>
            <dd className="num">{written({ hour: '2-digit', minute: '2-digit' })}</dd>
            <dd>{written({ day: 'numeric', month: 'short', timeZoneName: 'short' })}</dd>
          </div>
          <div>
            <dt>{t('time_left')}</dt>
            <dd className={`num ${classes.count}`}>{left}</dd>
            <dd>{t('usually_sooner')}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('this_page')}</dt>
        <dd>{t('opens_itself')}</dd>
        <dd>{t('no_reload')}</dd>
      </div>
    </Row>
  )
}

function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
