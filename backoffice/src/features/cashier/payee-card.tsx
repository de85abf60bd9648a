import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Masked } from '../../kit/masked.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Chip, StatusChip } from '../../kit/status.tsx'
import classes from './case.module.css'
import { Fact } from './money-card.tsx'
import type { WithdrawalCase } from './withdrawal-card.tsx'

/** Where it goes and who is behind it; what is personal stays masked. */
export function PayeeCard({ one: { payee, identity, lastPaid, restrained } }: { readonly one: WithdrawalCase }) {
  const t = useWords('desk')
  const moments = useMoments()
  return (
    <Card title={t('pays_to')} aside={payee.isNew ? <StatusChip status="new" /> : null}>
      <dl className={classes.facts}>
        <Fact says={t(payee.kind === 'bank' ? 'bank' : 'e_wallet')}>{payee.provider}</Fact>
        <Fact says={t('account')}>
          <Masked value={`•••• ${payee.numberEnd}`} what={t('account')} />
        </Fact>
        <Fact says={t('holder')}>
          <Masked value={payee.holder} what={t('holder')} />
        </Fact>
        <Fact says={t('bound')}>{moments.short(payee.boundAt)}</Fact>
        <Fact says={t('also_used')}>
          {payee.sharedWith.length === 0 ? (
            <span className={classes.good}>{t('nobody_else')}</span>
          ) : (
            <span className={classes.bad}>{payee.sharedWith.join(', ')}</span>
          )}
        </Fact>
        <hr />
        <Fact says={t('identity')}>
          {identity === 'verified' ? (
            <StatusChip status="verified" />
          ) : (
            <Chip tone="warn">{t(`identity_is.${identity}`)}</Chip>
          )}
        </Fact>
        <Fact says={t('last_paid')}>
          {lastPaid === null ? (
            t('never')
          ) : (
            <>
              {moments.day(lastPaid.at)}, <Amount amount={lastPaid.amount} />
            </>
          )}
        </Fact>
        <Fact says={t('restrained')}>{t(`restrained_is.${restrained ?? 'none'}`)}</Fact>
      </dl>
    </Card>
  )
}
