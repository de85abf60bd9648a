import { Stack } from '@croupier/kit/layout/layout.tsx'
import type { DeskStep } from '@croupier/contract/console-desk.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import classes from './case.module.css'

const TONES: Readonly<Record<string, 'two' | 'loss' | 'warn'>> = {
  approved: 'two',
  refused: 'loss',
  cancelled: 'loss',
  expired: 'warn',
  asked: 'warn',
  in_review: 'warn',
}

/** What happened so far, and who did it. */
export function History({ steps }: { readonly steps: readonly DeskStep[] }) {
  const t = useWords('desk')
  const moments = useMoments()
  const { timeZone } = useBrandNow()
  return (
    <section>
      <h3>
        {t('history')}{' '}
        <small>{t('times_in', { zone: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone })}</small>
      </h3>
      <Stack as="ol" gap={8} className={classes.steps} aria-label={t('history')}>
        {steps.map(({ step, by, at }) => (
          <li key={`${at}${step}`} data-tone={TONES[step] ?? 'win'}>
            <span>
              {t(`steps.${step}`)}
              {by.startsWith('operator:') ? <small>{by.replace('operator:', '')}</small> : null}
            </span>
            <time dateTime={at}>{moments.time(at)}</time>
          </li>
        ))}
      </Stack>
    </section>
  )
}
