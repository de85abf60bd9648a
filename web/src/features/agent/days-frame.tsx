import { Row } from '@croupier/kit/layout/layout.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import type { RecordState } from '../../parts/centre/record-search.ts'
import { AgentPage } from './agent-page.tsx'
import classes from './days-frame.module.css'
import { AGENT_SPANS } from './use-agent-search.ts'

interface DaysFrameProps<Reply> {
  readonly title: string
  readonly record: RecordState
  readonly asked: {
    readonly data: Reply | undefined
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
    readonly isPlaceholderData?: boolean
  }
  /** Beside the days. */
  readonly choices?: ReactNode
  /** At the end of the heading's line. */
  readonly exporting?: ReactNode
  /** Above what was found, and what there is while nothing is. */
  readonly above?: ReactNode
  readonly children: (found: Reply) => ReactNode
}

/** A page of the agent's about some days: which, what is chosen of them, and what was found. */
export function DaysFrame<Reply>({ title, record, asked, choices, exporting, above, children }: DaysFrameProps<Reply>) {
  const t = useWords('agent')
  const { range, today, change } = record
  const { data, error, refetch, isPlaceholderData = false } = asked
  return (
    <AgentPage
      title={title}
      actions={exporting}
      filters={
        <>
          <RangeFilter
            range={range}
            today={today}
            spans={AGENT_SPANS}
            onChange={({ from, to }) => change({ fromDay: from, toDay: to })}
          />
          <Row gap={8} wraps className={classes.choices}>
            {choices}
          </Row>
        </>
      }
    >
      {above}
      {data ? (
        <div className={classes.found} aria-busy={isPlaceholderData}>
          {children(data)}
        </div>
      ) : null}
      {error && !data ? <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={8} />}
    </AgentPage>
  )
}
