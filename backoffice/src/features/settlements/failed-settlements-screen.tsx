import { FAILED_STATES, type FailedSettlement, failedSettlements } from '@croupier/contract/console-failed.ts'
import { useWords } from '@croupier/kit/words.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useQueueColumns } from '../../kit/list/use-queue-columns.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { FailedState } from './failed-state.tsx'

/** Bets that could not be settled with the others of their round. */
export function FailedSettlementsScreen() {
  const t = useWords('settlements')
  return (
    <PageFrame title={t('title')} facts={t('facts')}>
      <ResourceList resource={useFailed()} />
    </PageFrame>
  )
}

const EVERY_MS = 15_000

function useFailed(): Resource<FailedSettlement> {
  const t = useWords('settlements')
  return {
    name: 'failed-settlements',
    call: failedSettlements,
    label: t('title'),
    searches: true,
    everyMs: EVERY_MS,
    idOf: ({ betId }) => betId,
    open: ({ betId }) => ({ to: '/failed-settlements/$betId', params: { betId } }),
    empty: { title: t('empty'), text: t('empty_text') },
    filters: [
      {
        key: 'state',
        label: t('state'),
        options: FAILED_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { key: 'gameCode', label: t('game_code') },
    ],
    columns: useColumns(),
  }
}

function useColumns(): Resource<FailedSettlement>['columns'] {
  const t = useWords('settlements')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { member, money, id } = useQueueColumns<FailedSettlement>()
  return [
    member(t('member')),
    { key: 'state', head: t('state'), cell: ({ state }) => <FailedState state={state} /> },
    { key: 'gameName', head: t('game'), cell: ({ gameName }) => gameName },
    money('stake', t('stake_in', { currency }), ({ stake }) => stake),
    money('due', t('due_in', { currency }), ({ due }) => due),
    { key: 'attempts', head: t('attempts'), figure: true, cell: ({ attempts }) => attempts },
    { key: 'failedAt', head: t('failed_at'), figure: true, cell: ({ failedAt }) => moments.short(failedAt) },
    {
      key: 'nextAt',
      head: t('next_at'),
      figure: true,
      cell: ({ nextAt }) => (nextAt === null ? '–' : moments.short(nextAt)),
    },
    id('betId', t('bet'), ({ betId }) => betId),
  ]
}
