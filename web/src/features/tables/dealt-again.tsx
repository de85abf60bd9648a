import type { ReplyOf } from '@croupier/contract/call.ts'
import { tableRound } from '@croupier/contract/table-rounds.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { TableLayout } from './layout.ts'
import { isLaidOut } from './laid-out.ts'
import { layouts } from './layouts.ts'
import classes from './table-screen.module.css'
import { spotName } from './spot-name.ts'
import { useResultWords } from './status.tsx'

interface DealtAgainProps {
  readonly dealt: ReplyOf<typeof tableRound>
  readonly layout: TableLayout
}

/** What lay on the table in a round that is over, how it ended, and the own bets on it. */
export function DealtAgain({ dealt: { round, mine }, layout }: DealtAgainProps) {
  const t = useWords('tables')
  const resultOf = useResultWords(layout)
  const { Stage } = layout
  const { events, summary } = round
  return (
    <div className={classes.again}>
      <div className={classes.felt} data-felt={layout.felt}>
        <div className={classes.stage}>
          <Stage
            events={events.map((event) => ({ ...event, fresh: true }))}
            won={summary?.won ?? []}
            summary={summary ?? undefined}
          />
        </div>
      </div>
      <p>
        <b>{summary ? resultOf(summary) : t('void')}</b>
      </p>
      {mine.map(({ betId, spot, stake, payout }) => (
        <p key={betId} className={classes.bet}>
          <span>{spotName(t, spot)}</span>
          <Money amount={stake} />
          <Money amount={payout} signed />
        </p>
      ))}
    </div>
  )
}

interface DealtRoundProps {
  readonly tableId: string
  readonly roundId: string
  readonly gameCode: string
}

/** A round of a live table as the betting record shows it. */
export function DealtRound({ tableId, roundId, gameCode }: DealtRoundProps) {
  const input = { params: { tableId, roundId } }
  const { data, error, refetch } = useAsk(tableRound, input, { meta: { actor: 'account' } })
  const layout = isLaidOut(gameCode) ? layouts[gameCode] : undefined
  if (data && layout) return <DealtAgain dealt={data} layout={layout} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Loading>
      <Skeleton height={260} radius={12} />
    </Loading>
  )
}
