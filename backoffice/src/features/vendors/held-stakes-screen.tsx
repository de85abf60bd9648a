import { HELD_AGES, type HeldStake, heldStakes } from '@croupier/contract/console-held.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useDemoFilter } from '../../kit/demo-players.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useQueueColumns } from '../../kit/list/use-queue-columns.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { HeldState } from './held-state.tsx'

/** Stakes that were taken for a vendor's game and wait for its word. */
export function HeldStakesScreen() {
  const t = useWords('vendors')
  return (
    <PageFrame title={t('held.title')} facts={t('held.facts')}>
      <ResourceList resource={useHeld()} />
    </PageFrame>
  )
}

const EVERY_MS = 15_000

function useHeld(): Resource<HeldStake> {
  const t = useWords('vendors')
  return {
    name: 'held-stakes',
    call: heldStakes,
    label: t('held.title'),
    searches: true,
    everyMs: EVERY_MS,
    idOf: ({ roundId }) => roundId,
    open: ({ roundId }) => ({ to: '/held-stakes/$roundId', params: { roundId } }),
    empty: { title: t('held.empty'), text: t('held.empty_text') },
    filters: [
      ...useDemoFilter(),
      {
        key: 'state',
        label: t('state'),
        options: (['interrupted', 'open'] as const).map((value) => ({ value, label: t(`held.states.${value}`) })),
      },
      {
        key: 'age',
        label: t('held.age'),
        options: HELD_AGES.map((value) => ({ value, label: t(`held.ages.${value}`) })),
      },
      { key: 'vendor', label: t('vendor_code') },
    ],
    columns: useColumns(),
  }
}

function useColumns(): Resource<HeldStake>['columns'] {
  const t = useWords('vendors')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { member, money, id } = useQueueColumns<HeldStake>()
  return [
    member(t('member')),
    { key: 'state', head: t('state'), cell: ({ state }) => <HeldState state={state} /> },
    { key: 'vendorName', head: t('vendor'), cell: ({ vendorName }) => vendorName },
    { key: 'gameName', head: t('held.game'), cell: ({ gameName }) => gameName },
    { key: 'bets', head: t('held.bets'), figure: true, cell: ({ bets }) => bets },
    money('stake', t('held.stake_in', { currency }), ({ stake }) => stake),
    { key: 'at', head: t('held.since'), figure: true, cell: ({ at }) => moments.short(at) },
    id('roundId', t('held.round'), ({ roundId }) => roundId),
  ]
}
