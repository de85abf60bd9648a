import { Row } from '@croupier/kit/layout/layout.tsx'
import { type DeskTable, deskTables, TABLE_SPEEDS, tableTypes } from '@croupier/contract/console-tables.ts'
import { TABLE_STATES } from '@croupier/contract/tables.ts'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { ListColumn, Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { ExposureMeter } from './exposure-meter.tsx'
import { TableDealer, TableState } from './table-chips.tsx'
import { seconds, tableName, useTableWords } from '../../kit/table-words.ts'

/** The live tables: what each does now, who deals it, and what the house may owe there. */
export function TablesScreen() {
  const t = useWords('tables')
  const may = useMay()('tables.edit')
  const [ordering, setOrdering] = useState(false)
  return (
    <PageFrame
      title={t('title')}
      facts={t('facts')}
      actions={
        may ? (
          <>
            <Button size="small" onClick={() => setOrdering(true)}>
              <IconArrowsSort size={15} aria-hidden />
              {t('order')}…
            </Button>
            <Link to="/tables/new" className={buttonClass('primary', 'small')}>
              <IconPlus size={15} aria-hidden />
              {t('new')}
            </Link>
          </>
        ) : null
      }
    >
      <ResourceList resource={useTables()} />
      {ordering ? <OrderDialog onClose={() => setOrdering(false)} /> : null}
    </PageFrame>
  )
}

function useTables(): Resource<DeskTable> {
  const t = useWords('tables')
  const words = useTableWords()
  const { data } = useAsk(tableTypes)
  return {
    name: 'tables',
    call: deskTables,
    label: t('title'),
    searches: true,
    everyMs: 3000,
    idOf: ({ tableId }) => tableId,
    open: ({ tableId }) => ({ to: '/tables/$tableId', params: { tableId } }),
    empty: { title: t('empty'), text: t('empty_text') },
    filters: [
      {
        key: 'state',
        label: t('state'),
        options: TABLE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      {
        key: 'gameCode',
        label: t('game'),
        options: (data?.list ?? []).map(({ gameCode }) => ({ value: gameCode, label: words.game(gameCode) })),
      },
    ],
    columns: [...useNowColumns(), ...useTermColumns()],
  }
}

/** What a table does at this moment. */
function useNowColumns(): readonly ListColumn<DeskTable>[] {
  const t = useWords('tables')
  const language = useLanguage()
  const { currency } = useBrandNow()
  return [
    {
      key: 'code',
      head: t('table'),
      cell: (table) => (
        <Row as="span" inline gap={8} align="baseline">
          <strong>{tableName(table, language)}</strong>
          <small className="mono">{table.code}</small>
        </Row>
      ),
      width: 200,
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <TableState state={state} /> },
    { key: 'phase', head: t('phase'), cell: ({ phase }) => (phase === null ? '–' : t(`phases.${phase}`)) },
    {
      key: 'roundCode',
      head: t('round'),
      cell: ({ roundCode, roundId }) =>
        roundId === null ? (
          '–'
        ) : (
          <Link to="/tables/rounds/$roundId" params={{ roundId }} className="mono link">
            {roundCode}
          </Link>
        ),
    },
    { key: 'people', head: t('people'), figure: true, cell: ({ people }) => people },
    {
      key: 'staked',
      head: t('staked_in', { currency }),
      figure: true,
      cell: ({ staked }) => <Amount amount={staked} />,
    },
    {
      key: 'exposure',
      head: t('owing_in', { currency }),
      figure: true,
      cell: ({ exposure, tableMax }) => <ExposureMeter owing={exposure} most={tableMax} />,
    },
    { key: 'dealt', head: t('dealer'), cell: (table) => <TableDealer {...table} /> },
  ]
}

/** How it is set out; what is looked at less is hidden at first. */
function useTermColumns(): readonly ListColumn<DeskTable>[] {
  const t = useWords('tables')
  const words = useTableWords()
  const moments = useMoments()
  const time = (at: string | null) => (at === null ? '–' : moments.time(at))
  return [
    {
      key: 'pace.betMs',
      head: t('betting_time'),
      figure: true,
      cell: ({ pace }) => seconds(pace.betMs),
    },
    { key: 'position', head: t('position'), figure: true, cell: ({ position }) => position },
    { key: 'gameCode', head: t('game'), cell: ({ gameCode }) => words.game(gameCode), hidden: true },
    { key: 'paytable', head: t('paytable'), cell: ({ paytable }) => words.paytable(paytable), hidden: true },
    {
      key: 'speed',
      head: t('speed'),
      cell: ({ speed }) => t(`speeds.${TABLE_SPEEDS.find((one) => one === speed) ?? 'standard'}`),
      hidden: true,
    },
    {
      key: 'tableMax',
      head: t('table_max'),
      figure: true,
      cell: ({ tableMax }) => <Amount amount={tableMax} rough />,
      hidden: true,
    },
    { key: 'movedAt', head: t('moved_at'), figure: true, cell: ({ movedAt }) => time(movedAt), hidden: true },
    { key: 'lookedAt', head: t('looked_at'), figure: true, cell: ({ lookedAt }) => time(lookedAt), hidden: true },
  ]
}
