import { type Shortfall, SHORTFALL_STATES, shortfalls } from '@croupier/contract/console-shortfalls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { ShortfallState } from './shortfall-state.tsx'

/** What members could not give back when their bets were corrected. */
export function ShortfallsScreen() {
  const t = useWords('shortfalls')
  return (
    <PageFrame title={t('title')} facts={t('facts')}>
      <ResourceList resource={useShortfalls()} />
    </PageFrame>
  )
}

const EVERY_MS = 15_000

function useShortfalls(): Resource<Shortfall> {
  const t = useWords('shortfalls')
  return {
    name: 'shortfalls',
    call: shortfalls,
    label: t('title'),
    searches: true,
    everyMs: EVERY_MS,
    idOf: ({ shortfallId }) => shortfallId,
    open: ({ shortfallId }) => ({ to: '/shortfalls/$shortfallId', params: { shortfallId } }),
    empty: { title: t('empty'), text: t('empty_text') },
    filters: [
      {
        key: 'state',
        label: t('state'),
        options: SHORTFALL_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { key: 'gameCode', label: t('game_code') },
      { key: 'from', label: t('at'), type: 'date', verb: t('from') },
      { key: 'to', label: t('at'), type: 'date', verb: t('until') },
    ],
    columns: useColumns(),
  }
}

const AMOUNTS = ['amount', 'collected', 'owed'] as const
const FURTHER = ['writtenOff', 'reversed'] as const

function useColumns(): Resource<Shortfall>['columns'] {
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
