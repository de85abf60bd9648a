import { approvals } from '@croupier/contract/approvals.ts'
import { deskCrash, type DeskCrashRound, voidCrashRound } from '@croupier/contract/console-crash.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { EndDialog } from '../../kit/end-dialog.tsx'
import { useEnding } from '../../kit/use-ending.ts'
import { SmallTable } from '../../kit/small-table.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import classes from './settlements.module.css'

const EVERY_MS = 3000

/** The shared crash round that runs and the last ones; two people end one that does not end by itself. */
export function CrashRoundsScreen() {
  const t = useWords('settlements')
  const { data, error, refetch } = useAsk(deskCrash, {}, { refetchInterval: EVERY_MS })
  const [asked, setAsked] = useState<DeskCrashRound>()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  return (
    <PageFrame title={t('crash.title')} facts={t('crash.facts')}>
      <Card title={t('crash.rounds')} bare>
        <div className={classes.scroll}>
          <SmallTable unbroken>
            <Head />
            <tbody>
              {data.rounds.map((round) => (
                <Row key={round.roundId} round={round} onVoid={() => setAsked(round)} />
              ))}
            </tbody>
          </SmallTable>
        </div>
      </Card>
      {asked ? <VoidDialog round={asked} onClose={() => setAsked(undefined)} /> : null}
    </PageFrame>
  )
}

function Head() {
  const t = useWords('settlements')
  const { currency } = useBrandNow()
  return (
    <thead>
      <tr>
        <th>{t('crash.number')}</th>
        <th>{t('state')}</th>
        <th data-figure>{t('crash.opened')}</th>
        <th data-figure>{t('crash.bets')}</th>
        <th data-figure>{t('crash.open')}</th>
        <th data-figure>{t('crash.open_stake', { currency })}</th>
        <th data-figure>{t('crash.settling')}</th>
        <th aria-label={t('crash.void')} />
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly round: DeskCrashRound
  readonly onVoid: () => void
}

function Row({ round, onVoid }: RowProps) {
  const t = useWords('settlements')
  const moments = useMoments()
  const may = useMay()('tables.settle')
  const { roundId, number, phase, openedAt, settledAt, bets, open, openStake, settling } = round
  const isOver = settledAt !== null || phase === 'void'
  const { data } = useAsk(
    approvals,
    { query: { state: 'waiting', subject: `crash_round:${roundId}` } },
    { enabled: !isOver },
  )
  const waits = (data?.total ?? 0) > 0
  return (
    <tr>
      <td className="num">{number}</td>
      <td>{t(settledAt === null ? `crash.phases.${phase}` : `crash.over.${phase}`)}</td>
      <td data-figure title={moments.full(openedAt)}>
        {moments.short(openedAt)}
      </td>
      <td data-figure>{bets}</td>
      <td data-figure>{open}</td>
      <td data-figure>
        <Amount amount={openStake} />
      </td>
      <td data-figure>{settling}</td>
      <td data-figure className={classes.action}>
        {waits ? <span className="quiet">{t('crash.waits')}</span> : null}
        {may && !isOver && !waits ? (
          <Button size="small" tone="danger" onClick={onVoid}>
            {t('crash.void')}…
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

interface VoidDialogProps {
  readonly round: DeskCrashRound
  readonly onClose: () => void
}

function VoidDialog({ round: { roundId, number, open, openStake }, onClose }: VoidDialogProps) {
  const t = useWords('settlements')
  const { currency } = useBrandNow()
  const figures = useFigures()
  const end = useEnding('crash-rounds', (because) => ask(voidCrashRound, { params: { roundId }, body: because }))
  return (
    <EndDialog
      title={t('crash.void_title', { number })}
      consequence={<p>{t('crash.void_text', { open, stake: figures(openStake), currency })}</p>}
      action="crash.void"
      tone="two"
      confirm={t('ask_second')}
      onClose={onClose}
      end={end}
    />
  )
}
