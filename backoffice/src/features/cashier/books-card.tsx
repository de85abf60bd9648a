import { disputePostings } from '@croupier/contract/console-disputes.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/status.tsx'
import own from './dispute.module.css'
import type { DisputeCase } from './dispute-card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'

interface BooksCardProps {
  readonly one: DisputeCase
  /** What would be found to have arrived; undefined while nobody has said. */
  readonly arrived: string | undefined
}

/** What the decision would post, and that it sums to nothing. */
export function BooksCard({ one, arrived }: BooksCardProps) {
  const t = useWords('desk')
  const input = { params: { matchId: one.id }, query: { arrived: arrived ?? '0' } }
  const { data } = useAsk(disputePostings, input, {
    enabled: arrived !== undefined,
    placeholderData: keepPreviousData,
  })
  const shown = arrived === undefined ? undefined : data
  const sum = Number(shown?.sum ?? 0) === 0 ? '0' : (shown?.sum ?? '0')
  return (
    <Card
      title={t('books')}
      aside={
        shown ? (
          <Chip tone={sum === '0' ? 'win' : 'loss'} icon={IconCheck}>
            {t('sums_to', { sum })}
          </Chip>
        ) : null
      }
    >
      {shown === undefined ? <p className={own.paidTo}>{t('books_empty')}</p> : null}
      {shown?.postings.length === 0 ? <p className={own.paidTo}>{t('books_nothing')}</p> : null}
      <Facts>
        {shown?.postings.map(({ account, member, amount }) => (
          <Fact key={account} says={t(`posting.${account}`, { name: member ?? one.receiver })}>
            <Amount amount={amount} signed />
          </Fact>
        ))}
        {shown === undefined || Number(shown.staysHeld) === 0 ? null : (
          <Fact says={t('stays_held', { name: one.receiver })}>
            <Amount amount={shown.staysHeld} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
