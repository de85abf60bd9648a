import type { TeamRow, TeamSort } from '@croupier/contract/agent.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { useMoment } from '../../parts/site/use-moment.ts'
import { Figure } from './figure.tsx'
import { usePercent } from './percent.ts'

export interface TeamColumn {
  readonly key: string
  readonly head: string
  /** What the server sorts by, where it does. */
  readonly sort?: TeamSort
  /** Left out while somebody is open beside the table. */
  readonly spare?: boolean
  readonly cell: (row: TeamRow) => ReactNode
}

/** What stands behind each account, of it and everybody below. */
export function useTeamColumns(): readonly TeamColumn[] {
  const t = useWords('agent')
  const percent = usePercent()
  const said = numberFormat(useLanguage())
  const moment = useMoment()
  const sum = (key: 'deposits' | 'withdrawals' | 'validBets' | 'bonuses', spare = false): TeamColumn => ({
    key,
    head: t(key === 'validBets' ? 'valid_bets' : key),
    sort: key,
    spare,
    cell: ({ sums }) => <Figure amount={sums[key]} />,
  })
  return [
    { key: 'rebate', head: t('rebate'), cell: ({ rebates }) => percent(rebates.lottery, 1) },
    { key: 'balance', head: t('balance'), sort: 'balance', cell: ({ balance }) => <Figure amount={balance} /> },
    {
      key: 'below',
      head: t('below'),
      sort: 'below',
      cell: ({ below }) => (below.agents + below.members === 0 ? '–' : said.format(below.agents + below.members)),
    },
    sum('deposits'),
    sum('withdrawals', true),
    sum('validBets'),
    { key: 'result', head: t('result'), sort: 'result', cell: ({ sums }) => <Figure amount={sums.result} signed /> },
    sum('bonuses', true),
    {
      key: 'lastSeenAt',
      head: t('last_seen'),
      sort: 'lastSeenAt',
      spare: true,
      cell: ({ lastSeenAt }) => <Text tone="text-dim">{lastSeenAt === null ? t('never') : moment(lastSeenAt)}</Text>,
    },
  ]
}
