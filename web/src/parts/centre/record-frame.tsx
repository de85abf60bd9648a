import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { type ReactNode, useState } from 'react'
import { useNarrow } from '../page/narrow.ts'
import { CentrePage } from './centre-page.tsx'
import { FilterButton } from './filter-button.tsx'
import type { RecordState } from './record-search.ts'
import classes from './record-frame.module.css'

interface RecordReply {
  readonly list: readonly unknown[]
  /** Of a record that comes in pages. */
  readonly pageNum?: number
  readonly totalPages?: number
  readonly total?: number
}

interface FiltersProps {
  readonly record: RecordState
  /** Above the days. */
  readonly tabs?: ReactNode
  /** Beside the days. */
  readonly choice?: ReactNode
  /** Below the days; a phone folds them away. */
  readonly choices?: ReactNode
  readonly exporting?: ReactNode
}

interface RecordFrameProps<Reply extends RecordReply> extends FiltersProps {
  readonly title: string
  readonly lead: string
  readonly onBack?: (() => void) | undefined
  readonly asked: {
    readonly data: Reply | undefined
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
    readonly isPlaceholderData: boolean
  }
  /** Above the list, whatever it holds. */
  readonly above?: ReactNode
  /** Said where the record did not come. */
  readonly failed: string
  /** Whether any of the choices is set. */
  readonly filtered?: boolean
  readonly totals?: (found: Reply) => ReactNode
  readonly rows: (found: Reply) => ReactNode
  readonly none: (found: Reply) => ReactNode
  /** Whether there is nothing to show; where it is not said, an empty list. */
  readonly nothing?: (found: Reply) => boolean
}

const NARROW = 700

/** A record of the member: days and choices that stay, sums, the list page after page, and what is said of an empty one. */
export function RecordFrame<Reply extends RecordReply>(frame: RecordFrameProps<Reply>) {
  const { title, lead, onBack, choices, filtered = false, failed } = frame
  const { data, error, refetch } = frame.asked
  const narrow = useNarrow(NARROW)
  const [unfolded, setUnfolded] = useState(false)
  const folds = narrow && choices !== undefined
  return (
    <CentrePage
      title={title}
      lead={lead}
      onBack={onBack}
      filters={<Filters {...frame} folded={folds && !unfolded} />}
      aside={folds ? <FilterButton open={unfolded} active={filtered} onToggle={() => setUnfolded(!unfolded)} /> : null}
    >
      {frame.above}
      {data ? <Contents {...frame} found={data} /> : null}
      {error && !data ? <ErrorState error={error} title={failed} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={8} />}
    </CentrePage>
  )
}

function Filters({
  record: { range, today, change },
  tabs,
  choice,
  choices,
  exporting,
  folded,
}: FiltersProps & { readonly folded: boolean }) {
  return (
    <Row gapY={8} gapX={12} align="center" justify="between" wraps className={classes.filters}>
      {tabs}
      <RangeFilter range={range} today={today} onChange={({ from, to }) => change({ fromDay: from, toDay: to })} />
      {choice}
      {exporting ? (
        <Text atEnd className={classes.export}>
          {exporting}
        </Text>
      ) : null}
      {choices ? (
        <Row gap={8} wraps className={classes.choices} hidden={folded}>
          {choices}
        </Row>
      ) : null}
    </Row>
  )
}

function Contents<Reply extends RecordReply>({
  found,
  asked,
  record,
  totals,
  rows,
  none,
  nothing = ({ list }) => list.length === 0,
}: RecordFrameProps<Reply> & { readonly found: Reply }) {
  const { pageNum, totalPages, total } = found
  return (
    <>
      {totals?.(found)}
      {nothing(found) ? (
        none(found)
      ) : (
        <Stack gap={12} className={classes.list} aria-busy={asked.isPlaceholderData}>
          {rows(found)}
          {pageNum === undefined || totalPages === undefined || total === undefined ? null : (
            <Pager
              page={pageNum}
              pages={totalPages}
              total={total}
              onPage={(recordPage) => record.change({ recordPage })}
            />
          )}
        </Stack>
      )}
    </>
  )
}
