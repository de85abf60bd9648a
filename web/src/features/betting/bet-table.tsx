import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { Bet } from '@croupier/contract/betting.ts'
import { Money } from '@croupier/kit/money.tsx'
import { type Column, DataTable } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { OwedNote } from './owed-note.tsx'
import { BetStatusTag } from '../../parts/play/bet-status.tsx'
import { useTimes } from '../../parts/site/bet-times.ts'
import { SelectionSaid } from '../../parts/play/selection.tsx'
import classes from './betting.module.css'
import { GameMark } from './game-mark.tsx'

/** The betting record on a wide screen; a row opens its round. */
export function BetTable({ bets }: { readonly bets: readonly Bet[] }) {
  const t = useWords('betting')
  const navigate = useNavigate()
  const columns = useColumns()
  return (
    <DataTable
      framed
      label={t('betting_record')}
      columns={columns}
      rows={bets}
      idOf={({ id }) => id}
      onOpen={({ roundId }) => void navigate({ to: '/rounds/$roundId', params: { roundId } })}
    />
  )
}

function useColumns(): readonly Column<Bet>[] {
  const t = useWords('betting')
  const { moment } = useTimes()
  return [
    {
      key: 'game',
      head: t('game'),
      cell: (bet) => <GameCell bet={bet} />,
    },
    {
      key: 'category',
      head: t('category'),
      cell: (bet) => <Text tone="text-dim">{t(`category_${bet.category}`)}</Text>,
    },
    {
      key: 'placedAt',
      head: t('placed'),
      cell: (bet) => (
        <Text tone="text-dim" className="num">
          {moment(bet.placedAt)}
        </Text>
      ),
    },
    { key: 'stake', head: t('stake'), figure: true, cell: (bet) => <Money amount={bet.stake} /> },
    {
      key: 'payout',
      head: t('payout'),
      figure: true,
      cell: (bet) => (bet.status === 'open' ? '–' : <Money amount={bet.payout} />),
    },
    {
      key: 'result',
      head: t('result'),
      figure: true,
      cell: (bet) =>
        bet.status === 'open' ? (
          '–'
        ) : (
          <>
            <Text weight={600}>
              <Money amount={bet.result} signed />
            </Text>
            <OwedNote owed={bet.owed} />
          </>
        ),
    },
    {
      key: 'status',
      head: t('status'),
      cell: (bet) => <BetStatusTag status={bet.status} settling={bet.settling} result={bet.result} />,
    },
  ]
}

/** The game, and at a table what the bet is on. */
const GameCell = ({ bet }: { readonly bet: Bet }) => (
  <Row as="span" inline gap={10} align="center" className={classes.game}>
    <GameMark code={bet.gameCode} name={bet.gameName} size={28} />
    <span>
      <Text weight={600}>{bet.gameName}</Text>
      {bet.selection ? (
        <Text as="div" size={12} tone="text-dim">
          <SelectionSaid selection={bet.selection} otherwise="" />
        </Text>
      ) : null}
    </span>
  </Row>
)
