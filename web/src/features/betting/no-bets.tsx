import { Button } from '@croupier/kit/form/button.tsx'
import { lengthOf } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { RecordEmpty, widerRange } from '../../parts/centre/record-empty.tsx'
import type { RecordState } from '../../parts/centre/record-search.ts'
import { useTimes } from '../../parts/site/bet-times.ts'

interface NoBetsProps extends Pick<RecordState, 'range' | 'today' | 'change'> {
  readonly filtered: boolean
  readonly lastBetOn: string | null
}

/** A range without bets: says when the last one was, one way back to it and one way on. */
export function NoBets({ range, today, filtered, lastBetOn, change }: NoBetsProps) {
  const t = useWords('betting')
  const centre = useWords('centre')
  const { day } = useTimes()
  const wider = widerRange(today)
  const toLast =
    lastBetOn && !filtered ? (lastBetOn >= wider.from ? wider : { from: lastBetOn, to: lastBetOn }) : undefined
  const past = lastBetOn === null && !filtered && range.to < today
  const shownAlready = toLast?.from === range.from && toLast.to === range.to
  const clearing = {
    text: t('clear_filters'),
    onClear: () => change({ betCategory: undefined, betStatus: undefined, betGame: undefined }),
  }
  return (
    <RecordEmpty
      title={filtered ? t('no_match') : t('no_bets', { days: lengthOf(range) })}
      text={
        filtered
          ? t('no_match_text')
          : lastBetOn
            ? t('last_bet', { day: day(lastBetOn) })
            : t(past ? 'before_first' : 'never_bet')
      }
      clearing={filtered ? clearing : undefined}
      days={
        <>
          {toLast && !shownAlready ? (
            <Button size="small" onClick={() => change({ fromDay: toLast.from, toDay: toLast.to })}>
              {lastBetOn && toLast.from === lastBetOn ? day(lastBetOn) : centre('last_30_days')}
            </Button>
          ) : null}
          {past ? (
            <Button size="small" onClick={() => change({ fromDay: undefined, toDay: undefined })}>
              {t('last_7_days')}
            </Button>
          ) : null}
        </>
      }
      browse={t('browse_games')}
    />
  )
}
