import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { lastDays, type Range } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RecordState } from './record-search.ts'

interface RecordEmptyProps {
  readonly title: string
  readonly text: string
  /** Shows all again, where choices are what hides the rest. */
  readonly clearing?: { readonly text: string; readonly onClear: () => void } | undefined
  /** Other days that have something. */
  readonly days?: ReactNode
  /** The way to the games. */
  readonly browse?: string
}

/** A record without a line: why, a way back to what there is, and a way on. */
export const RecordEmpty = ({ title, text, clearing, days, browse }: RecordEmptyProps) => (
  <Empty
    art={<ThingArt name="empty-box" size={72} />}
    title={title}
    text={text}
    actions={
      <>
        {clearing ? (
          <Button size="small" onClick={clearing.onClear}>
            {clearing.text}
          </Button>
        ) : null}
        {days}
        {browse ? (
          <Link to="/inhouse" className={buttonClass('primary', 'small')}>
            {browse}
          </Link>
        ) : null}
      </>
    }
  />
)

const WIDER_DAYS = 30

/** The range that reaches further back than the usual one. */
export const widerRange = (today: string): Range => lastDays(today, WIDER_DAYS)

/** Shows the last thirty days, where fewer are shown. */
export function LastThirtyDays({ range, today, change }: Pick<RecordState, 'range' | 'today' | 'change'>) {
  const t = useWords('centre')
  const wider = widerRange(today)
  return range.from > wider.from ? (
    <Button size="small" onClick={() => change({ fromDay: wider.from, toDay: wider.to })}>
      {t('last_30_days')}
    </Button>
  ) : null
}
