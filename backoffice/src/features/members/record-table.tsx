import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import classes from './members.module.css'
import type { usePage } from './use-page.ts'
import { SmallTable } from '../../kit/small-table.tsx'

export interface RecordColumn<Row> {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  readonly figure?: true
}

interface RecordTableProps<Row extends { readonly id: string }> {
  readonly label: string
  readonly columns: readonly RecordColumn<Row>[]
  readonly page: ReturnType<typeof usePage>
  readonly reply: { readonly list: readonly Row[]; readonly total: number; readonly totalPages: number } | undefined
  readonly error: unknown
  readonly empty: string
}

/** A record of a member, newest first, in pages. */
export function RecordTable<Row extends { readonly id: string }>(props: RecordTableProps<Row>) {
  const { label, columns, page, reply, error, empty } = props
  const t = useWords('members')
  if (error && !reply) return <ErrorState error={error} />
  if (!reply) return <SkeletonRows rows={8} />
  return (
    <Card title={label} mark={<Text tone="text-dim">{reply.total}</Text>} bare>
      {reply.total === 0 ? <p className={classes.nothing}>{empty}</p> : null}
      {reply.total === 0 ? null : (
        <SmallTable label={label}>
          <thead>
            <tr>
              {columns.map(({ head, figure }) => (
                <th key={head} scope="col" data-figure={figure}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reply.list.map((row) => (
              <tr key={row.id}>
                {columns.map(({ head, figure, cell }) => (
                  <td key={head} data-figure={figure}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </SmallTable>
      )}
      {reply.totalPages > 1 ? (
        <Row
          as="nav"
          edgeAbove
          gap={10}
          align="center"
          justify="end"
          padY={8}
          padX={14}

          aria-label={label}
        >
          <Button size="small" disabled={page.pageNo <= 1} onClick={() => page.setPageNo(page.pageNo - 1)}>
            {t('newer')}
          </Button>
          <Text tone="text-dim">{t('page_of', { page: page.pageNo, pages: reply.totalPages })}</Text>
          <Button
            size="small"
            disabled={page.pageNo >= reply.totalPages}
            onClick={() => page.setPageNo(page.pageNo + 1)}
          >
            {t('older')}
          </Button>
        </Row>
      ) : null}
    </Card>
  )
}
