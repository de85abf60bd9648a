import type { Shortfall } from '@croupier/contract/console-shortfalls.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { Resource } from './list/resource.ts'
import { useQueueColumns } from './list/use-queue-columns.tsx'
import { useMoments } from './moment.ts'
import { useBrandNow } from './operator.tsx'
import { ShortfallState } from './shortfall-state.tsx'

const AMOUNTS = ['amount', 'collected', 'owed'] as const
const FURTHER = ['writtenOff', 'reversed'] as const

/** What is shown of a shortfall, in the queue and at its member. */
export function useShortfallColumns(): Resource<Shortfall>['columns'] {
  const t = useWords('shortfalls')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { member, money, id } = useQueueColumns<Shortfall>()
  const amount = (key: (typeof AMOUNTS)[number] | (typeof FURTHER)[number]) =>
    money(key, t(`${key}_in`, { currency }), (row) => row[key])
  return [
    member(t('member')),
    { key: 'state', head: t('state'), cell: ({ state }) => <ShortfallState state={state} /> },
    { key: 'gameName', head: t('game'), cell: ({ gameName }) => gameName },
    ...AMOUNTS.map(amount),
    { key: 'at', head: t('at'), figure: true, cell: ({ at }) => moments.short(at) },
    ...FURTHER.map((key) => ({ ...amount(key), hidden: true as const })),
    id('betId', t('bet'), ({ betId }) => betId),
  ]
}
