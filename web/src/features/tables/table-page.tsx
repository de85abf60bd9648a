import { liveTables } from '@croupier/contract/tables.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { Bar } from '../../parts/play/game-bar.tsx'
import page from '../../parts/play/game-page.module.css'
import type { TablePageGame } from './table-page-games.ts'
import { fullestOf } from './shown-tables.ts'
import { TableScreen } from './table-screen.tsx'
import { useLiveTable } from './use-live-table.ts'

interface TablePageProps {
  readonly gameCode: TablePageGame
  /** Which table; without one the fullest that is open. */
  readonly tableId: string | undefined
}

/** A live table with its own bar. */
export function TablePage({ gameCode, tableId }: TablePageProps) {
  return tableId === undefined ? <FirstTable gameCode={gameCode} /> : <OneTable key={tableId} tableId={tableId} />
}

/** Whoever comes without a table sits down at the fullest; from then on the address says which. */
function FirstTable({ gameCode }: { readonly gameCode: TablePageGame }) {
  const t = useWords('tables')
  const { data, error, refetch } = useAsk(liveTables, { query: { gameCode } })
  const fullest = data && fullestOf(data.tables)
  if (fullest) return <Navigate to="/game" search={{ gameCode, table: fullest.tableId }} replace />
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />
  return (
    <Bare>
      <Empty
        art={<ThingArt name="telescope" />}
        title={t('none_open')}
        text={t('none_open_text')}
        actions={<Link to="/live">{t('to_lobby')}</Link>}
      />
    </Bare>
  )
}

function OneTable({ tableId }: { readonly tableId: string }) {
  const live = useLiveTable(tableId)
  if (!live.table) return <Waiting error={live.error} onRetry={live.refetch} />
  return <TableScreen table={live.table} aheadMs={live.aheadMs} events={live.events} />
}

function Waiting({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  return (
    <Bare>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <Loading>
          <Skeleton height={420} radius={12} />
        </Loading>
      )}
    </Bare>
  )
}

const Bare = ({ children }: { readonly children: React.ReactNode }) => (
  <div className={page.page}>
    <Bar back="/live" name="" under="" vendor="" />
    <main className={page.trouble}>{children}</main>
  </div>
)
