import { type Shortfall, SHORTFALL_STATES, shortfalls } from '@croupier/contract/console-shortfalls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useDemoFilter } from '../../kit/demo-players.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useShortfallColumns } from '../../kit/use-shortfall-columns.tsx'

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
      ...useDemoFilter(),
      {
        key: 'state',
        label: t('state'),
        options: SHORTFALL_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { key: 'gameCode', label: t('game_code') },
      { key: 'from', label: t('at'), type: 'date', verb: t('from') },
      { key: 'to', label: t('at'), type: 'date', verb: t('until') },
    ],
    columns: useShortfallColumns(),
  }
}
