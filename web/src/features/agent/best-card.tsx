import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useAgentPages } from '../../parts/centre/agent-pages.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { Card } from './card.tsx'
import { Figure } from './figure.tsx'
import type { Overview } from './overview-page.tsx'
import { PersonMark } from './person-mark.tsx'

type Branch = Overview['best'][number]

/** Those right below whose branches bet most; each leads to the person. */
export function BestCard({ best }: Pick<Overview, 'best'>) {
  const t = useWords('agent')
  const open = useOpenModal()
  const team = useAgentPages().includes('team')
  return (
    <Card
      title={t('best')}
      flush
      aside={
        team ? (
          <button type="button" className="link" onClick={() => open('agentCentre', 'team')}>
            {t('team')}
          </button>
        ) : null
      }
    >
      <DataTable
        label={t('best')}
        columns={useColumns()}
        rows={best}
        idOf={({ memberId }) => memberId}
        {...(team ? { onOpen: ({ memberId }: Branch) => open('agentCentre', `team.${memberId}`) } : {})}
      />
    </Card>
  )
}

function useColumns(): readonly Column<Branch>[] {
  const t = useWords('agent')
  return [
    {
      key: 'account',
      head: t('account'),
      card: 'title',
      cell: (branch) => <PersonMark person={branch} />,
    },
    {
      key: 'members',
      head: t('members'),
      figure: true,
      named: true,
      cell: ({ below }) => (below.members + below.agents === 0 ? <span data-none>–</span> : below.members),
    },
    {
      key: 'deposits',
      head: t('deposits'),
      figure: true,
      named: true,
      cell: ({ sums }) => <Figure amount={sums.deposits} />,
    },
    {
      key: 'bets',
      head: t('valid_bets'),
      figure: true,
      named: true,
      cell: ({ sums }) => <Figure amount={sums.validBets} />,
    },
    {
      key: 'result',
      head: t('result'),
      figure: true,
      card: 'result',
      cell: ({ sums }) => <Figure amount={sums.result} signed />,
    },
  ]
}
