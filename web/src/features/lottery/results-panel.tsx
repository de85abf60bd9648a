import { lotteryIssues, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useZoneTime } from './issue-head.tsx'
import { issueShown } from './issue-text.ts'
import { PrizeTable, ResultBalls } from './numbers.tsx'
import classes from './results.module.css'
import { VerifyLink } from './verify-link.tsx'

const STEP = 10
const MOST = 500

/** The results of a lottery: the last ones, or those of a day in its zone. */
export function ResultsPanel({ gameCode, family, timeZone }: Pick<LotteryTerms, 'gameCode' | 'family' | 'timeZone'>) {
  const t = useWords('lottery')
  const id = useId()
  const time = useZoneTime(timeZone)
  const [day, setDay] = useState('')
  const [count, setCount] = useState(STEP)
  const query = { count, ...(day !== '' && { day }) }
  const { data, error, refetch, isFetching } = useAsk(
    lotteryIssues,
    { params: { gameCode }, query },
    { placeholderData: keepPreviousData },
  )
  return (
    <Stack gap={12} pad={16}>
      <Row gap={8} align="center" justify="between" size={13}>
        <Text as="label" htmlFor={id} tone="text-dim">
          {t('day')}
        </Text>
        <input
          id={id}
          type="date"
          className={classes.day}
          value={day}
          onChange={({ target }) => {
            setDay(target.value)
            setCount(STEP)
          }}
        />
      </Row>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={5} />
      ) : data.list.length === 0 ? (
        <Text as="p" size={13} tone="text-dim">
          {t('results_none')}
        </Text>
      ) : (
        <ul>
          {data.list.map(({ issueNo, drawAt, numbers }) => (
            <li key={issueNo} className={classes.result}>
              <Row gap={8} align="center" justify="between">
                <Text size={12} tone="text-dim" num>
                  {issueShown(issueNo)} · {time(drawAt)}
                </Text>
                <VerifyLink {...{ gameCode, issueNo }} />
              </Row>
              {numbers ? <Numbers family={family} numbers={numbers} /> : <Text size={13}>{t('void')}</Text>}
            </li>
          ))}
        </ul>
      )}
      {data && data.list.length >= count && count < MOST ? (
        <Button wide working={isFetching} onClick={() => setCount(Math.min(MOST, count * 2))}>
          {t('show_more')}
        </Button>
      ) : null}
    </Stack>
  )
}

interface NumbersProps {
  readonly family: string
  readonly numbers: readonly string[]
}

const SHORT = 10

/** A short result at once; a long one by its first prize, the others a touch away. */
function Numbers({ family, numbers }: NumbersProps) {
  const isLong = numbers.length > SHORT || new Set(numbers.map(({ length }) => length)).size > 1
  if (!isLong) return <ResultBalls family={family} numbers={numbers} size="small" />
  return (
    <details className={classes.more}>
      <summary>
        <ResultBalls family={family} numbers={numbers} size="small" />
      </summary>
      <PrizeTable family={family} numbers={numbers} />
    </details>
  )
}
