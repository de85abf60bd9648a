import { Row, Text } from '../layout/layout.tsx'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { dateFormat } from '../formats.ts'
import { useLanguage, useWords } from '../words.ts'
import { lastDays, lengthOf, neighbour, type Range, SPANS } from './day.ts'
import { OwnRange } from './own-range.tsx'
import classes from './table.module.css'

interface RangeFilterProps {
  readonly range: Range
  /** The business day now, in the brand's time zone. */
  readonly today: string
  readonly onChange: (range: Range) => void
}

/** Today, 7 or 30 days, the range of the same length before or after, or any days. */
export function RangeFilter({ range, today, onChange }: RangeFilterProps) {
  const t = useWords('kit')
  const language = useLanguage()
  const newest = range.to === today
  const short = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (
    <Row as="fieldset" gap={8} align="center" wraps aria-label={t('range')}>
      <Row inline gap={2} pad={2} level={2} edge radius={8} className={classes.segments}>
        {SPANS.map((span) => (
          <Text
            as="button"
            padX={14}
            size={13}
            weight={500}
            tone="text-dim"
            nowrap
            radius={6}
            key={span}
            type="button"
            className={classes.segment}
            aria-pressed={newest && lengthOf(range) === span}
            onClick={() => onChange(lastDays(today, span))}
          >
            {span === 1 ? t('today') : t('days', { count: span })}
          </Text>
        ))}
      </Row>
      <Row inline gap={4} align="center" className={classes.steps}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('earlier')}
          onClick={() => onChange(neighbour(range, -1, today))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </button>
        <Text padX={8} size={13} weight={500} text="center" nowrap className={classes.span} aria-live="polite">
          {short.formatRange(new Date(range.from), new Date(range.to))}
        </Text>
        <button
          type="button"
          className={classes.step}
          aria-label={t('later')}
          disabled={newest}
          onClick={() => onChange(neighbour(range, 1, today))}
        >
          <IconChevronRight size={18} aria-hidden />
        </button>
        <OwnRange range={range} today={today} onChange={onChange} />
      </Row>
    </Row>
  )
}
