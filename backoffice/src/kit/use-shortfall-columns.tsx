import type { Shortfall } from '@croupier/contract/console-shortfalls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { AccountLink } from './account-link.tsx'
import { Amount } from './amount.tsx'
import type { Resource } from './list/resource.ts'
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
  const money = (key: (typeof AMOUNTS)[number] | (typeof FURTHER)[number]) => ({
    key,
    head: t(`${key}_in`, { currency }),
    figure: true as const,
    beside: 'asset',
    cell: (row: Shortfall) => <Amount amount={row[key]} {...(row.asset === currency ? {} : { currency: row.asset })} />,
  })
  return [
    {
      key: 'account',
      head: t('member'),
      cell: ({ account, memberId }) => <AccountLink account={account} memberId={memberId} />,
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <ShortfallState state={state} /> },
    { key: 'gameName', head: t('game'), cell: ({ gameName }) => gameName },
    ...AMOUNTS.map(money),
    { key: 'at', head: t('at'), figure: true, cell: ({ at }) => moments.short(at) },
    ...FURTHER.map((key) => ({ ...money(key), hidden: true as const })),
    {
      key: 'betId',
      head: t('bet'),
      cell: ({ betId }) => (
        <span className="mono" title={betId}>
          {betId.slice(-8)}
        </span>
      ),
      hidden: true,
    },
  ]
}
