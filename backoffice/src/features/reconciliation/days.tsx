import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { reconciledDays } from '@croupier/contract/console-reconciliation.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { IconAlertTriangle } from '@tabler/icons-react'
import { readListSearch } from '../../kit/list/list-search.ts'
import { useMoments } from '../../kit/moment.ts'
import { Chip, StatusChip } from '../../kit/status.tsx'
import classes from './reconciliation.module.css'
import { useDayName } from './use-day-name.ts'
import { useActorName } from './use-actor-name.ts'

type ReconciledDay = ReplyOf<typeof reconciledDays>['list'][number]

/** The days that were gone through and how each stands; a press narrows the list to it. */
export function Days({ days }: { readonly days: readonly ReconciledDay[] }) {
  const t = useWords('reconciliation')
  const chosen = readListSearch(useSearch({ strict: false }))['day']
  if (days.length === 0) return <p>{t('no_days')}</p>
  return (
    <nav aria-label={t('days')}>
      <Grid as="ul" gap={12} className={classes.days}>
        {days.map((gone) => (
          <li key={gone.day}>
            <Link
              to="/reconciliation"
              search={gone.day === chosen ? {} : { day: gone.day }}
              className={classes.day}
              aria-current={gone.day === chosen ? 'true' : undefined}
            >
              <DayFace gone={gone} />
            </Link>
          </li>
        ))}
      </Grid>
    </nav>
  )
}

function DayFace({ gone: { day, by, at, found, open } }: { readonly gone: ReconciledDay }) {
  const t = useWords('reconciliation')
  const nameOf = useDayName()
  const moments = useMoments()
  const who = useActorName()
  return (
    <>
      <strong>{nameOf(day)}</strong>
      {open > 0 ? (
        <Chip tone="warn" icon={IconAlertTriangle}>
          {t('open_count', { count: open })}
        </Chip>
      ) : (
        <StatusChip status={found > 0 ? 'explained' : 'agree'} />
      )}
      <small>{t('gone_through', { at: moments.short(at), who: who(by) })}</small>
    </>
  )
}
