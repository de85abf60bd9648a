import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { lastDays, lengthOf, type Range } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { RecordSearch } from '../../parts/centre/record-search.ts'
import { useTimes } from '../../parts/site/bet-times.ts'

interface NoBetsProps {
  readonly range: Range
  readonly today: string
  readonly filtered: boolean
  readonly lastBetOn: string | null
  readonly change: (next: RecordSearch) => void
}

const WIDER_DAYS = 30

/** A range without bets: says when the last one was, one way back to it and one way on. */
export function NoBets({ range, today, filtered, lastBetOn, change }: NoBetsProps) {
  const t = useWords('betting')
  const { day } = useTimes()
  const wider = lastDays(today, WIDER_DAYS)
  const toLast =
    lastBetOn && !filtered ? (lastBetOn >= wider.from ? wider : { from: lastBetOn, to: lastBetOn }) : undefined
  const past = lastBetOn === null && !filtered && range.to < today
  const shownAlready = toLast?.from === range.from && toLast.to === range.to
  return (
    <Empty
      art={<ThingArt name="empty-box" size={72} />}
      title={filtered ? t('no_match') : t('no_bets', { days: lengthOf(range) })}
      text={
        filtered
          ? t('no_match_text')
          : lastBetOn
            ? t('last_bet', { day: day(lastBetOn) })
            : t(past ? 'before_first' : 'never_bet')
      }
      actions={
        <>
          {filtered ? (
            <Button
              size="small"
              onClick={() => change({ betCategory: undefined, betStatus: undefined, betGame: undefined })}
            >
              {t('clear_filters')}
            </Button>
          ) : null}
          {toLast && !shownAlready ? (
            <Button size="small" onClick={() => change({ fromDay: toLast.from, toDay: toLast.to })}>
              {lastBetOn && toLast.from === lastBetOn ? day(lastBetOn) : t('last_30_days')}
            </Button>
          ) : null}
          {past ? (
            <Button size="small" onClick={() => change({ fromDay: undefined, toDay: undefined })}>
              {t('last_7_days')}
            </Button>
          ) : null}
          <Link to="/inhouse" className={buttonClass('primary', 'small')}>
            {t('browse_games')}
          </Link>
        </>
      }
    />
  )
}
