import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { tableRound } from '@croupier/contract/table-rounds.ts'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { DealReplay } from './deal-replay.tsx'
import type { TableLayout } from './layout.ts'
import classes from './again.module.css'

function Proof({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <Text as="dt" tone="text-dim">
        {name}
      </Text>
      <Text as="dd" mb={6} className="mono">
        {value}
      </Text>
    </>
  )
}

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
        <Grid gap={12} className={classes.again}>
          <DealReplay dealt={data} layout={layout} />
          <Grid as="dl" gap={2} size={12} leading={20}>
            <Proof name={t('link')} value={data.proof.hash ?? t('link_later')} />
            <Proof name={t('link_after')} value={data.proof.linkAfter} />
            <Proof name={t('salt')} value={data.proof.salt} />
          </Grid>
          <Link to="/verify" search={{ table: tableId, round: roundId }}>
            {g('verify')}
          </Link>
        </Grid>
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
