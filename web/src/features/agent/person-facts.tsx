import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { useMoment } from '../../parts/site/use-moment.ts'
import { modeOf, stepsOf, usePercent } from './percent.ts'
import type { TeamPerson } from './person-sheet.tsx'

interface PersonFactsProps {
  readonly person: TeamPerson
  readonly days: number
}

/** What is known of somebody: where they stand, what they have, and what the days brought. */
export function PersonFacts({ person, days }: PersonFactsProps) {
  const t = useWords('agent')
  const percent = usePercent()
  const moment = useMoment()
  const { path, balance, below, active, rebates, lastSeenAt, sums, isAgent } = person
  const { lottery, casino } = rebates
  return (
    <dl>
      <PersonFact name={t('under')}>{path.at(-2)?.account ?? '–'}</PersonFact>
      <PersonFact name={t('balance')}>
        <Money amount={balance} />
      </PersonFact>
      {isAgent ? <PersonFact name={t('below')}>{t('size', below)}</PersonFact> : null}
      {isAgent ? <PersonFact name={t('active_of_days', { days })}>{active}</PersonFact> : null}
      <PersonFact name={t('rebate_lottery')}>
        {percent(lottery, 1)} ({t('mode', { mode: modeOf(stepsOf('lottery', lottery)) })})
      </PersonFact>
      <PersonFact name={t('rebate_casino')}>{percent(casino, 2)}</PersonFact>
      <PersonFact name={t('last_seen')}>{lastSeenAt === null ? t('never') : moment(lastSeenAt)}</PersonFact>
      <PersonFact name={t('deposits')}>
        <Money amount={sums.deposits} />
      </PersonFact>
      <PersonFact name={t('withdrawals')}>
        <Money amount={sums.withdrawals} />
      </PersonFact>
      <PersonFact name={t('valid_bets')}>
        <Money amount={sums.validBets} />
      </PersonFact>
      <PersonFact name={t('bonuses')}>
        <Money amount={sums.bonuses} />
      </PersonFact>
    </dl>
  )
}

const PersonFact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Row gap={12} justify="between" padY={4} size={13}>
    <Text as="dt" tone="text-dim">
      {name}
    </Text>
    <Text as="dd" text="end" num breaks>
      {children}
    </Text>
  </Row>
)
