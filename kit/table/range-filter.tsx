import { Row, Text } from '../layout/layout.tsx'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { dateFormat } from '../formats.ts'
import { IconButton } from '../form/icon-button.tsx'
import { Segments } from '../form/segments.tsx'
import { useLanguage, useWords } from '../words.ts'
import { lastDays, lengthOf, neighbour, type Range, SPANS } from './day.ts'
import { OwnRange } from './own-range.tsx'
import classes from './table.module.css'

interface RangeFilterProps {
  readonly range: Range
  /** The business day now, in the brand's time zone. */
  readonly today: string
  readonly onChange: (range: Range) => void
  /** Lengths to choose from. */
  readonly spans?: readonly number[]
}

/** Today or the last days, the range of the same length before or after, or any days. */
export function RangeFilter({ range, today, onChange, spans = SPANS }: RangeFilterProps) {
  const t = useWords('kit')
  const language = useLanguage()
  const newest = range.to === today
  const short = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (
    <Row gap={8} align="center" wraps className={classes.range}>
      <span className={classes.spans}>
        <Segments
          raised
          label={t('range')}
          options={spans.map((span) => ({
            value: String(span),
            label: span === 1 ? t('today') : t('days', { count: span }),
          }))}
          value={newest ? String(lengthOf(range)) : undefined}
          onChange={(span) => onChange(lastDays(today, Number(span)))}
        />
      </span>
      <Row inline gap={4} align="center" className={classes.steps}>
        <IconButton framed label={t('earlier')} onClick={() => onChange(neighbour(range, -1, today))}>
          <IconChevronLeft size={18} aria-hidden />
        </IconButton>
        <Text padX={8} size={13} weight={500} text="center" nowrap className={`${classes.span} num`} aria-live="polite">
          {short.formatRange(new Date(range.from), new Date(range.to))}
        </Text>
        <IconButton framed label={t('later')} disabled={newest} onClick={() => onChange(neighbour(range, 1, today))}>
          <IconChevronRight size={18} aria-hidden />
        </IconButton>
        <OwnRange range={range} today={today} onChange={onChange} />
      </Row>
    </Row>
  )
}
