import { Row } from '@croupier/kit/layout/layout.tsx'
import { sandboxClock } from '@croupier/contract/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconClockEdit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ageOf } from '../../kit/age.ts'
import { useMay, useOperator } from '../../kit/operator.tsx'
import classes from './moved-banner.module.css'

const MOVED_MS = 1000

/** Over everything, while the sandbox's time is not the time outside. */
export function MovedBanner() {
  const { sandbox } = useOperator()
  const may = useMay()
  return sandbox && may('clock.move') ? <Banner /> : null
}

function Banner() {
  const t = useWords('shell')
  const language = useLanguage()
  const { data } = useAsk(sandboxClock, undefined, { refetchInterval: 30_000 })
  if (!data || data.movedMs < MOVED_MS) return null
  const ahead = ageOf(new Date(0).toISOString(), data.movedMs, language)
  return (
    <Row
      as="p"
      tall={40}
      gap={10}
      align="center"
      padX={16}
      size={13}
      leading={20}
      weight={400}
      className={classes.banner}
      role="status"
    >
      <IconClockEdit size={18} aria-hidden />
      <strong>{t('clock_moved', { ahead })}</strong>
      <span>{t('clock_everyone')}</span>
      <Link to="/clock" className={classes.door}>
        {t('menu.clock')}
      </Link>
    </Row>
  )
}
