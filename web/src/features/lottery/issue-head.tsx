import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { dateFormat } from '@croupier/kit/formats.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import classes from './board.module.css'
import { CountdownRing } from './countdown.tsx'
import { DrawRoll } from './draw-roll.tsx'
import { issueShown } from './issue-text.ts'

interface IssueHeadProps {
  readonly terms: LotteryTerms
  readonly aheadMs: number
  /** What else there is of the lottery. */
  readonly children?: ReactNode
}

/** Which issue is on sale, how long, and the numbers of the one before. */
export function IssueHead({ terms, aheadMs, children }: IssueHeadProps) {
  const t = useWords('lottery')
  const time = useZoneTime(terms.timeZone)
  const { issue, last, family } = terms
  const isOpen = terms.state === 'open' && issue?.status === 'open'
  return (
    <header className={classes.head}>
      <Row gap={16} align="center">
        {issue && isOpen ? (
          <CountdownRing
            endsAt={issue.closeAt}
            aheadMs={aheadMs}
            lastsMs={Date.parse(issue.closeAt) - Date.parse(issue.openAt)}
          />
        ) : null}
        <Stack gap={2}>
          <Row gap={8} align="center" wraps>
            <Text as="h1" size={18} weight={700}>
              {terms.name}
            </Text>
            <Tag tone={isOpen ? 'win' : 'quiet'}>{t(isOpen ? 'open' : 'closed')}</Tag>
          </Row>
          {issue ? (
            <Text size={13} tone="text-dim" num>
              {t('issue_of', { issue: issueShown(issue.issueNo) })} ·{' '}
              {t('closes_draws', { closes: time(issue.closeAt), draws: time(issue.drawAt) })}
            </Text>
          ) : (
            <Text size={13} tone="text-dim">
              {t('no_issue')}
            </Text>
          )}
        </Stack>
      </Row>
      {last ? (
        <Stack gap={6} className={classes.lastNumbers}>
          <Text size={12} tone="text-dim" num>
            {t('last_of', { issue: issueShown(last.issueNo), time: time(last.drawAt) })}
          </Text>
          {last.numbers ? <DrawRoll family={family} issueNo={last.issueNo} numbers={last.numbers} /> : t('void')}
        </Stack>
      ) : null}
      {children}
    </header>
  )
}

/** A moment by the clock of a lottery's zone: the hour alone, with the day where it is another one. */
export function useZoneTime(timeZone: string): (at: string) => string {
  const language = useLanguage()
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone } as const
  const hour = dateFormat(language, clock)
  return (at) => hour.format(new Date(at))
}
