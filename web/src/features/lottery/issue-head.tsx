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

type Issue = NonNullable<LotteryTerms['issue']>

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
  const moment = useZoneMoment(terms.timeZone)
  const { issue, last, family } = terms
  const isOpen = terms.state === 'open' && issue?.status === 'open'
  // Seconds matter where a draw lasts minutes.
  const saleEnd = issue && lastsMs(issue) > DAY_MS / 2 ? moment : time
  const isComing = terms.state === 'open' && issue?.status === 'pending'
  return (
    <header className={classes.head}>
      <Row gap={16} align="center">
        {issue && isOpen ? <CountdownRing endsAt={issue.closeAt} aheadMs={aheadMs} lastsMs={lastsMs(issue)} /> : null}
        <Stack gap={2}>
          <Row gap={8} align="center" wraps>
            <Text as="h1" size={18} weight={700}>
              {terms.name}
            </Text>
            <Tag tone={isOpen ? 'win' : 'quiet'}>{t(isOpen ? 'open' : isComing ? 'coming' : 'closed')}</Tag>
          </Row>
          {issue ? (
            <Text size={13} tone="text-dim" num>
              {t('issue_of', { issue: issueShown(issue.issueNo) })} ·{' '}
              {isComing
                ? t('opens_draws', { opens: moment(issue.openAt), draws: moment(issue.drawAt) })
                : t('closes_draws', { closes: saleEnd(issue.closeAt), draws: saleEnd(issue.drawAt) })}
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
            {t('last_of', { issue: issueShown(last.issueNo), time: moment(last.drawAt) })}
          </Text>
          {last.numbers ? <DrawRoll family={family} issueNo={last.issueNo} numbers={last.numbers} /> : t('void')}
        </Stack>
      ) : null}
      {children}
    </header>
  )
}

const DAY_MS = 86_400_000

/** How long an issue is on sale. */
const lastsMs = ({ openAt, closeAt }: Pick<Issue, 'openAt' | 'closeAt'>): number =>
  Date.parse(closeAt) - Date.parse(openAt)

/** A moment by the clock of a lottery's zone, with the day where it is not today. */
export function useZoneMoment(timeZone: string): (at: string) => string {
  const language = useLanguage()
  const hour = dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone })
  return (at) => {
    const moment = new Date(at)
    const isToday = day.format(moment) === day.format(new Date())
    return isToday ? hour.format(moment) : `${day.format(moment)} ${hour.format(moment)}`
  }
}

/** The hour of a moment by the clock of a lottery's zone. */
export function useZoneTime(timeZone: string): (at: string) => string {
  const language = useLanguage()
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone } as const
  const hour = dateFormat(language, clock)
  return (at) => hour.format(new Date(at))
}
