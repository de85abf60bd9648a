import type { TableCorrection } from '@croupier/contract/console-table-rounds.ts'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCheck, IconLoader2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import { Chip } from '../../kit/status.tsx'
import classes from './tables.module.css'

interface CorrectionCardProps {
  readonly correction: TableCorrection
  readonly roundId: string
}

/** How far a correction has come, or what came of it: what moved, and what is owed. */
export function CorrectionCard({ correction, roundId }: CorrectionCardProps) {
  const t = useWords('tables')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { kind, returned, taken, askedBy, confirmedBy, at, endedAt } = correction
  return (
    <Card title={t(`correction.${kind}`)}>
      <Stack gap={12}>
        <Progress correction={correction} />
        <Facts gap={6}>
          <Fact says={t('to_members')}>
            <Amount amount={returned} currency={currency} />
          </Fact>
          <Fact says={t('from_members')}>
            <Amount amount={taken} currency={currency} />
          </Fact>
          <Owed owed={correction.owed} roundId={roundId} />
          <Fact says={t('correction.by')}>{t('correction.both', { asked: askedBy, confirmed: confirmedBy })}</Fact>
          <Fact says={t('correction.began')}>
            <time dateTime={at}>{moments.full(at)}</time>
          </Fact>
          {endedAt === null ? null : (
            <Fact says={t('correction.ended')}>
              <time dateTime={endedAt}>{moments.full(endedAt)}</time>
            </Fact>
          )}
        </Facts>
      </Stack>
    </Card>
  )
}

const STATES = {
  running: { tone: 'info', icon: IconLoader2 },
  done: { tone: 'win', icon: IconCheck },
  partly: { tone: 'warn', icon: IconAlertTriangle },
} as const

/** How many bets are done, and how many could not be. */
function Progress({ correction: { state, kind, bets, done, failed } }: Pick<CorrectionCardProps, 'correction'>) {
  const t = useWords('tables')
  const shown = state === 'done' && failed > 0 ? 'partly' : state
  return (
    <Stack gap={8} aria-live="polite">
      <div>
        <Chip {...STATES[shown]}>{t(`correction.${shown}`)}</Chip>
      </div>
      {state === 'running' ? (
        <progress
          className={classes.progress}
          max={Math.max(1, bets)}
          value={done + failed}
          aria-label={t(`correction.${kind}`)}
        />
      ) : null}
      <p>{state === 'running' ? t('correction.progress', { done, bets }) : t('correction.corrected', { done })}</p>
      {failed > 0 ? (
        <p className={classes.failed}>
          {t('correction.failed', { failed })} {state === 'done' ? t('correction.failed_text') : null}
        </p>
      ) : null}
    </Stack>
  )
}

/** What members owe of it, or owe no longer, and where each of them stands. */
function Owed({ owed, roundId }: Pick<TableCorrection, 'owed'> & Pick<CorrectionCardProps, 'roundId'>) {
  const t = useWords('tables')
  const may = useMay()('reconciliation.read')
  const { currency } = useBrandNow()
  if (Number(owed) === 0) return null
  return (
    <Fact says={t(owed.startsWith('-') ? 'correction.no_longer_owed' : 'correction.owed')}>
      <Amount amount={owed.replace('-', '')} currency={currency} />
      {may ? (
        <>
          {' · '}
          <Link to="/shortfalls" search={{ q: roundId }} className="link">
            {t('correction.shortfalls')}
          </Link>
        </>
      ) : null}
    </Fact>
  )
}
