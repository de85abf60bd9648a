import { Row } from '@croupier/kit/layout/layout.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { cityOf } from '../kit/change-brand.ts'
import { useBrandNow } from '../kit/operator.tsx'
import classes from './top-bar.module.css'

/** The brand's time, by the server's clock. */
export function BrandClock() {
  const t = useWords('shell')
  const { timeZone } = useBrandNow()
  const now = useSecond()
  const text = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now)
  return (
    <Row
      as="span"
      gap={6}
      align="center"
      tone="text-dim"
      nowrap
      className={classes.clock}
      title={t('clock', { zone: timeZone })}
    >
      <IconClock size={15} aria-hidden />
      <time dateTime={new Date(now).toISOString()}>{text}</time>
      <span>{cityOf(timeZone)}</span>
    </Row>
  )
}

function useSecond(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
