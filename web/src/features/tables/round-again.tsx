import { tableRound } from '@croupier/contract/table-rounds.ts'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { DealtAgain } from './dealt-again.tsx'
import type { TableLayout } from './layout.ts'
import classes from './again.module.css'

interface RoundAgainProps {
  readonly tableId: string
  readonly roundId: string
  readonly layout: TableLayout
  readonly onClose: () => void
}

/** A round that is over, dealt again before one's eyes, with the own bets on it and what proves it. */
export function RoundAgain({ tableId, roundId, layout, onClose }: RoundAgainProps) {
  const t = useWords('tables')
  const g = useWords('games')
  const { data, error, refetch } = useAsk(tableRound, { params: { tableId, roundId } })
  return (
    <ModalFrame title={data?.round.code ?? t('last_results')} onClose={onClose} width={680}>
      {data ? (
        <div className={classes.again}>
          <DealtAgain dealt={data} layout={layout} />
          <dl className={classes.proof}>
            <dt>{t('link')}</dt>
            <dd>{data.proof.hash ?? t('link_later')}</dd>
            <dt>{t('link_after')}</dt>
            <dd>{data.proof.linkAfter}</dd>
            <dt>{t('salt')}</dt>
            <dd>{data.proof.salt}</dd>
          </dl>
          <Link to="/verify" search={{ table: tableId, round: roundId }}>
            {g('verify')}
          </Link>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={260} radius={12} />
        </Loading>
      )}
    </ModalFrame>
  )
}
