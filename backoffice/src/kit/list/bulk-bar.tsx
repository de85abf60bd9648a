import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import table from './table.module.css'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

/** What somebody has picked of a list: rows by id, or all that the view finds. */
export interface PickedRows {
  readonly ids: readonly string[]
  /** What the view asks for, where all of it is meant. */
  readonly view: Readonly<Record<string, string | number>> | undefined
  /** How many that are; of a long view at least so many. */
  readonly count: number
  readonly clear: () => void
}

interface BulkBarProps {
  readonly picked: PickedRows
  /** Of the whole view. */
  readonly total: number
  /** There are more than `total`: how many is said before something is done to them. */
  readonly more: boolean
  readonly onAll: () => void
  /** What can be done with them. */
  readonly children: ReactNode
}

/** How many rows are picked, the way to all of them, and what can be done with them. */
export function BulkBar({ picked: { count, view, clear }, total, more, onAll, children }: BulkBarProps) {
  const t = useWords('pieces')
  return (
    <Row
      gap={10}
      align="center"
      padY={8}
      padX={16}
      level={2}
      radius={12}
      className={table.bulk}
      role="toolbar"
      aria-label={t('chosen')}
    >
      <strong>{view ? t(more ? 'view_selected' : 'all_selected', { count }) : t('selected', { count })}</strong>
      {view === undefined && total > count ? (
        <Text as="button" tone="info" nowrap type="button" onClick={onAll}>
          {t(more ? 'select_view' : 'select_all', { count: total })}
        </Text>
      ) : null}
      {children}
      <IconButton size="small" label={t('clear_selection')} onClick={clear}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </Row>
  )
}
