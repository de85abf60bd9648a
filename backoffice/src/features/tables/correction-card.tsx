import type { TableCorrection } from '@croupier/contract/console-table-rounds.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconLoader2 } from '@tabler/icons-react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { Chip } from '../../kit/status.tsx'

/** How far a correction has come, or what came of it: what moved, and what is owed. */
export function CorrectionCard({ correction }: { readonly correction: TableCorrection }) {
  const t = useWords('tables')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const { kind, state, bets, done, failed, returned, taken, owed, askedBy, confirmedBy, at, endedAt } = correction
  return (
    <Card title={t(`correction.${kind}`)}>
      <div aria-live="polite">
        <Chip tone={state === 'done' ? 'win' : 'info'} icon={state === 'done' ? IconCheck : IconLoader2}>
          {t(`correction.${state}`)}
        </Chip>
      </div>
      <Facts gap={6}>
        <Fact says={t('correction.bets')}>
          {state === 'done' ? t('correction.corrected', { done }) : t('correction.progress', { done, bets })}
        </Fact>
        {failed > 0 ? <Fact says={t('correction.failed')}>{failed}</Fact> : null}
        <Fact says={t('to_members')}>
          <Amount amount={returned} currency={currency} />
        </Fact>
        <Fact says={t('from_members')}>
          <Amount amount={taken} currency={currency} />
        </Fact>
        {Number(owed) === 0 ? null : (
          <Fact says={t(owed.startsWith('-') ? 'correction.no_longer_owed' : 'correction.owed')}>
            <Amount amount={owed.replace('-', '')} currency={currency} />
          </Fact>
        )}
        <Fact says={t('correction.by')}>{t('correction.both', { asked: askedBy, confirmed: confirmedBy })}</Fact>
        <Fact says={t('correction.began')}>
          <time dateTime={at}>{moments.full(at)}</time>
        </Fact>
        {endedAt === null ? null : (
          <Fact says={t('correction.ended')}>
            <time dateTime={endedAt}>{moments.full(endedAt)}</time>
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
