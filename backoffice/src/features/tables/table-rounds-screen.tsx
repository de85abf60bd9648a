import { type DeskTableRound, deskTableRounds, ROUND_STATES } from '@croupier/contract/console-table-rounds.ts'
import { deskTable } from '@croupier/contract/console-tables.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { ErrorState } from '../../kit/error-state.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { RoundState } from './round-state.tsx'
import { TableFrame } from './table-frame.tsx'
import { useTableWords } from '../../kit/table-words.ts'

const route = getRouteApi('/_shell/tables/$tableId/rounds')
const EVERY_MS = 5000

/** The rounds of a table: what came of each, and what the house has of it. */
export function TableRoundsScreen() {
  const { tableId } = route.useParams()
  const resource = useRounds(tableId)
  const { data, error, refetch } = useAsk(deskTable, { params: { tableId } }, { refetchInterval: EVERY_MS })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  return (
    <TableFrame table={data.table}>
      <ResourceList resource={resource} />
    </TableFrame>
  )
}

function useRounds(tableId: string): Resource<DeskTableRound> {
  const t = useWords('tables')
  const pieces = useWords('pieces')
  return {
    name: 'table-rounds',
    call: deskTableRounds,
    label: t('rounds'),
    searches: true,
    everyMs: EVERY_MS,
    always: { tableId },
    idOf: ({ roundId }) => roundId,
    open: ({ roundId }) => ({ to: '/tables/rounds/$roundId', params: { roundId } }),
    empty: { title: t('no_rounds'), text: t('no_rounds_text') },
    filters: [
      {
        key: 'state',
        label: t('state'),
        options: ROUND_STATES.map((value) => ({ value, label: t(`round_states.${value}`) })),
      },
      { key: 'from', label: t('started'), verb: pieces('from_day'), type: 'date' },
      { key: 'to', label: t('started'), verb: pieces('to_day'), type: 'date' },
    ],
    columns: useColumns(),
  }
}

function useColumns(): Resource<DeskTableRound>['columns'] {
  const t = useWords('tables')
  const words = useTableWords()
  const moments = useMoments()
  const { currency } = useBrandNow()
  return [
    { key: 'code', head: t('round'), cell: ({ code }) => <span className="mono">{code}</span>, width: 170 },
    { key: 'phase', head: t('state'), cell: (round) => <RoundState round={round} /> },
    { key: 'won', head: t('won'), cell: ({ won }) => (won.length === 0 ? '–' : won.map(words.spot).join(', ')) },
    { key: 'score', head: t('score'), cell: ({ score }) => words.score(score) },
    { key: 'people', head: t('people'), figure: true, cell: ({ people }) => people },
    { key: 'bets', head: t('bets'), figure: true, cell: ({ bets }) => bets },
    {
      key: 'stake',
      head: t('staked_in', { currency }),
      figure: true,
      cell: ({ stake }) => <Amount amount={stake} />,
    },
    {
      key: 'payout',
      head: t('paid_in', { currency }),
      figure: true,
      cell: ({ payout }) => <Amount amount={payout} />,
    },
    {
      key: 'result',
      head: t('house_in', { currency }),
      figure: true,
      cell: ({ result }) => <Amount amount={result} signed />,
    },
    { key: 'startedAt', head: t('started'), figure: true, cell: ({ startedAt }) => moments.short(startedAt) },
    {
      key: 'settledAt',
      head: t('settled'),
      figure: true,
      cell: ({ settledAt }) => (settledAt === null ? '–' : moments.time(settledAt)),
      hidden: true,
    },
  ]
}
