import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { bets, winnerBoard } from '@croupier/contract/betting.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { figures, Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { DataTable } from '@croupier/kit/table/data-table.tsx'
import type { Column } from '@croupier/kit/table/data-table.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { rulingFor } from '../../parts/member/ruling.ts'
import type { Game } from '../../parts/play/game.ts'
import { multipleOf } from '../../parts/play/amounts.ts'
import classes from './round-tables.module.css'

const tabs = ['mine', 'latest', 'biggest'] as const
type Tab = (typeof tabs)[number]

interface RoundRow {
  /** Of the bet: a shared round has several of them. */
  readonly id: string
  readonly roundId: string
  readonly who: string
  readonly at: string
  readonly stake: string
  readonly multiplier: string
  readonly result: string
}

interface RoundTablesProps {
  readonly game: Game
}

/** Below a game: the member's own rounds, and what was won here lately and most. */
export const RoundTables = memo(function RoundTables({ game }: RoundTablesProps) {
  const t = useWords('games')
  // A trial has no betting record, as a guest has none.
  const recorded = rulingFor(useSession()) === 'go_on'
  const [chosen, setChosen] = useState<Tab>()
  const tab = recorded ? (chosen ?? 'mine') : chosen === 'biggest' ? chosen : 'latest'
  return (
    <section className={`card ${classes.card}`} aria-label={t('rounds')}>
      <Row gap={4} padY={8} padX={16} className={classes.tabs} role="tablist" aria-label={t('rounds')}>
        {tabs.map((name) => (
          <Text
            as="button"
            padX={14}
            size={13}
            weight={600}
            tone="text-dim"
            nowrap
            radius={8}
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            className={classes.tab}
            hidden={name === 'mine' && !recorded}
            onClick={() => setChosen(name)}
          >
            {t(`tab_${name}`)}
          </Text>
        ))}
      </Row>
      {tab === 'mine' ? <Mine game={game} /> : <Winners game={game} order={tab} />}
    </section>
  )
})

function Mine({ game }: { readonly game: Game }) {
  const t = useWords('games')
  const { data, error, refetch } = useAsk(bets, { query: { gameCode: game.gameCode, pageSize: 10 } })
  const open = useNavigate()
  const rows = data?.list.map(({ id, roundId, placedAt, stake, payout, result }): RoundRow => ({
    id,
    roundId,
    who: '',
    at: placedAt,
    stake,
    multiplier: multipleOf(payout, stake).toFixed(2),
    result,
  }))
  return (
    <Listing
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      empty={t('no_rounds')}
      label={t('tab_mine')}
      onOpen={({ roundId }) => void open({ to: '/rounds/$roundId', params: { roundId } })}
    />
  )
}

function Winners({ game, order }: { readonly game: Game; readonly order: 'latest' | 'biggest' }) {
  const t = useWords('games')
  const { data, error, refetch } = useAsk(
    winnerBoard,
    { query: { gameCode: game.gameCode, order, count: 10 } },
    { refetchInterval: 10_000 },
  )
  const rows = data?.list.map(({ roundId, player, at, stake, multiplier, payout }, place): RoundRow => ({
    id: `${roundId}.${place}`,
    roundId,
    who: player,
    at,
    stake,
    multiplier,
    result: payout,
  }))
  return (
    <Listing
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      empty={t('no_winners')}
      label={t(`tab_${order}`)}
    />
  )
}

interface ListingProps {
  readonly rows: readonly RoundRow[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly empty: string
  readonly label: string
  readonly onOpen?: (row: RoundRow) => void
}

function Listing({ rows, error, onRetry, empty, label, onOpen }: ListingProps): ReactNode {
  const columns = useColumns(onOpen === undefined)
  if (rows?.length === 0)
    return (
      <Text as="p" padY={28} padX={16} tone="text-dim" text="center">
        {empty}
      </Text>
    )
  if (rows) {
    const opening = onOpen ? { onOpen } : {}
    return <DataTable label={label} columns={columns} rows={rows} idOf={({ id }) => id} {...opening} />
  }
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <SkeletonRows rows={3} />
}

function useColumns(named: boolean): readonly Column<RoundRow>[] {
  const t = useWords('games')
  const language = useLanguage()
  const { timeZone } = useBrand()
  const time = dateFormat(language, { timeStyle: 'medium', hourCycle: 'h23', timeZone })
  const name: Column<RoundRow> = named
    ? { key: 'who', head: t('col_player'), cell: ({ who }) => who, card: 'title' }
    : { key: 'round', head: t('col_round'), cell: ({ roundId }) => roundId.slice(-8).toUpperCase(), card: 'title' }
  return [
    name,
    { key: 'time', head: t('col_time'), cell: ({ at }) => time.format(new Date(at)), figure: true },
    { key: 'stake', head: t('col_stake'), cell: ({ stake }) => <Money amount={stake} />, figure: true },
    {
      key: 'multiplier',
      head: t('col_multiplier'),
      cell: ({ multiplier }) => `${figures(multiplier, { language, decimals: 2 })}×`,
      figure: true,
    },
    {
      key: 'result',
      head: t(named ? 'col_payout' : 'col_result'),
      cell: ({ result }) => <Money amount={result} signed />,
      figure: true,
      card: 'result',
    },
  ]
}
