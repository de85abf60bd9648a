import type { DeskTable } from '@croupier/contract/console-tables.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageFrame } from '../../kit/page-frame.tsx'
import { SwitchActions } from './switch-actions.tsx'
import { TableDealer, TableState } from './table-chips.tsx'
import { tableName, useTableWords } from '../../kit/table-words.ts'
import { Tabs } from '../../kit/tabs.tsx'

interface TableFrameProps {
  readonly table: DeskTable
  readonly children: ReactNode
}

/** The head of a table's screens: which it is, how it stands, what may be done, and its parts. */
export function TableFrame({ table, children }: TableFrameProps) {
  const t = useWords('tables')
  const language = useLanguage()
  const words = useTableWords()
  const params = { tableId: table.tableId }
  return (
    <PageFrame
      title={tableName(table, language)}
      back="/tables"
      states={
        <>
          <TableState state={table.state} />
          <TableDealer {...table} />
        </>
      }
      facts={
        <>
          <span className="mono">{table.code}</span> · {words.game(table.gameCode)} · {words.paytable(table.paytable)}
        </>
      }
      actions={<SwitchActions table={table} />}
    >
      <Tabs label={t('parts')}>
        <Link to="/tables/$tableId" params={params} activeOptions={{ exact: true }}>
          {t('overview')}
        </Link>
        <Link to="/tables/$tableId/rounds" params={params} activeOptions={{ includeSearch: false }}>
          {t('rounds')}
        </Link>
      </Tabs>
      {children}
    </PageFrame>
  )
}
