import { type Shortfall, shortfalls } from '@croupier/contract/console-shortfalls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { useShortfallColumns } from '../../kit/use-shortfall-columns.tsx'
import type { Member } from './member-screen.tsx'
import { RecordTable } from './record-table.tsx'
import { usePage } from './use-page.ts'

/** What the member owes, or owed, of corrected bets; each leads to its case. */
export function ShortfallsTab({ member: { account } }: { readonly member: Member }) {
  const t = useWords('members')
  const page = usePage()
  const columns = useShortfallColumns().filter(({ key, hidden }) => key !== 'account' && !hidden)
  const { data, error } = useAsk(shortfalls, { query: { ...page.query, search: account } })
  return (
    <RecordTable
      label={t('tabs.shortfalls')}
      page={page}
      reply={data && { ...data, list: data.list.map((one) => ({ ...one, id: one.shortfallId })) }}
      error={error}
      empty={t('no_shortfalls')}
      columns={columns.map((column) =>
        column.key === 'gameName'
          ? {
              ...column,
              cell: (one: Shortfall) => (
                <Link to="/shortfalls/$shortfallId" params={{ shortfallId: one.shortfallId }} className="link">
                  {column.cell(one)}
                </Link>
              ),
            }
          : column,
      )}
    />
  )
}
