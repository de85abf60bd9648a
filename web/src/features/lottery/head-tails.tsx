import type { LotteryFamily } from '@croupier/engine/lottery/family.ts'
import { headTailsOf, longMissed, trendFieldsOf, valueTrends } from '@croupier/engine/lottery/trends.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { issueShown } from './issue-text.ts'
import type { TrendDraw } from './trend-chart.tsx'
import classes from './trends.module.css'

interface HeadTailsProps {
  /** The newest first. */
  readonly draws: readonly TrendDraw[]
}

/** The last two digits of all prizes of a draw by their first and by their second digit (đầu–đuôi). */
export function HeadTails({ draws }: HeadTailsProps) {
  const t = useWords('lottery')
  const [issueNo, setIssueNo] = useState<string>()
  const at = Math.max(
    0,
    draws.findIndex((draw) => draw.issueNo === issueNo),
  )
  const draw = draws[at]
  if (!draw) return null
  const turn = (by: number) => setIssueNo(draws[at + by]?.issueNo)
  return (
    <Stack as="section" gap={8} aria-label={t('trend.head_tails')} className={classes.part}>
      <Row gap={8} align="center" justify="between">
        <div>
          <Text as="h2" size={14} weight={600}>
            {t('trend.head_tails')}
          </Text>
          <Text as="p" size={12} tone="text-dim" num aria-live="polite">
            {t('issue_of', { issue: issueShown(draw.issueNo) })}
          </Text>
        </div>
        <Row gap={4}>
          <IconButton framed label={t('trend.earlier')} disabled={at >= draws.length - 1} onClick={() => turn(1)}>
            <IconChevronLeft size={18} aria-hidden />
          </IconButton>
          <IconButton framed label={t('trend.later')} disabled={at === 0} onClick={() => turn(-1)}>
            <IconChevronRight size={18} aria-hidden />
          </IconButton>
        </Row>
      </Row>
      <table className={classes.heads}>
        <thead>
          <tr>
            <th scope="col">{t('trend.digit')}</th>
            <th scope="col">{t('trend.as_head')}</th>
            <th scope="col">{t('trend.as_tail')}</th>
          </tr>
        </thead>
        <tbody>
          {headTailsOf(draw.numbers).map(({ digit, tails, heads }) => (
            <tr key={digit}>
              <th scope="row">{digit}</th>
              <td>{tails.length > 0 ? tails.join(' · ') : '–'}</td>
              <td>{heads.length > 0 ? heads.join(' · ') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

/** From so many draws on a number counts as long missed. */
const LEAST = 10

interface LongMissedProps {
  readonly family: LotteryFamily
  readonly results: readonly (readonly string[])[]
}

/** Two-digit numbers that no prize has shown for long (lô gan), the longest first. */
export function LongMissed({ family, results }: LongMissedProps) {
  const t = useWords('lottery')
  const missed = useMemo(() => {
    const field = trendFieldsOf(family).find(({ key }) => key === 'LAST_2')
    return field ? longMissed(valueTrends(field, results), LEAST) : []
  }, [family, results])
  return (
    <Stack as="section" gap={8} aria-label={t('trend.long_missed')} className={classes.part}>
      <Text as="h2" size={14} weight={600}>
        {t('trend.long_missed')}
      </Text>
      <Text as="p" size={12} tone="text-dim">
        {t(missed.length > 0 ? 'trend.long_missed_text' : 'trend.long_missed_none', { count: LEAST })}
      </Text>
      <ul className={classes.missed}>
        {missed.map(({ value, missed: draws, count }) => (
          <li key={value}>
            <b>{value}</b>{' '}
            <Text size={12} tone="text-dim">
              {t('trend.missed_for', { count: count === 0 ? t('trend.at_least', { count: draws }) : `${draws}` })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
