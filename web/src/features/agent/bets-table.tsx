import type { TeamBet } from '@croupier/contract/agent.ts'
import { Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { BetStatusTag } from '../../parts/play/bet-status.tsx'
import { useTimes } from '../../parts/site/bet-times.ts'
import { PersonMark } from './person-mark.tsx'

/** Bets of the hierarchy; a row opens its round with what proves it. */
export function BetsTable({ bets }: { readonly bets: readonly TeamBet[] }) {
  const t = useWords('agent')
  const navigate = useNavigate()
  return (
    <DataTable
      framed
      label={t('betting')}
      columns={useColumns()}
      rows={bets}
      idOf={({ id }) => id}
      onOpen={({ roundId }) => void navigate({ to: '/rounds/$roundId', params: { roundId } })}
    />
  )
}

function useColumns(): readonly Column<TeamBet>[] {
  const t = useWords('agent')
  const words = useWords('betting')
  const { moment } = useTimes()
  const decided = ({ status }: TeamBet) => status !== 'open' && status !== 'pending'
  return [
    {
      key: 'placed',
      head: t('placed'),
      cell: ({ placedAt }) => (
        <Text tone="text-dim" num>
          {moment(placedAt)}
        </Text>
      ),
    },
    { key: 'member', head: t('member'), cell: (bet) => <PersonMark person={bet} /> },
    { key: 'game', head: words('game'), card: 'title', cell: ({ gameName }) => <Text weight={500}>{gameName}</Text> },
    {
      key: 'category',
      head: words('category'),
      card: 'none',
      cell: ({ category }) => <Text tone="text-dim">{words(`category_${category}`)}</Text>,
    },
    { key: 'stake', head: t('stake'), figure: true, named: true, cell: ({ stake }) => <Money amount={stake} /> },
    {
      key: 'paid',
      head: t('paid'),
      figure: true,
      named: true,
      cell: (bet) => (decided(bet) ? <Money amount={bet.payout} /> : '–'),
    },
    {
      key: 'result',
      head: t('result'),
      figure: true,
      card: 'result',
      cell: (bet) => (decided(bet) ? <Money amount={bet.result} signed /> : '–'),
    },
    {
      key: 'status',
      head: words('status'),
      cell: ({ status, result }) => <BetStatusTag status={status} result={result} />,
    },
  ]
}
