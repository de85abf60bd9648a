import { unmaskPayee } from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Masked } from '../../kit/masked.tsx'
import { useMoments } from '../../kit/moment.ts'
import type { ReasonInput } from '../../kit/reason-dialog.tsx'
import { Chip, StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './case.module.css'
import type { WithdrawalCase } from './withdrawal-card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'

/** Where it goes and who is behind it; what is personal stays masked. */
export function PayeeCard({
  one: { id, reference, payee, identity, lastPaid, restrained },
}: {
  readonly one: WithdrawalCase
}) {
  const t = useWords('desk')
  const open = useEye(id)
  const moments = useMoments()
  return (
    <Card title={t('pays_to')} aside={payee.isNew ? <StatusChip status="new" /> : null}>
      <Facts>
        <Fact says={t(payee.kind === 'bank' ? 'bank' : 'e_wallet')}>{payee.provider}</Fact>
        <Fact says={t('account')}>
          <Masked
            value={`•••• ${payee.numberEnd}`}
            what={t('masked_of', { what: t('account'), reference })}
            open={open('number')}
          />
        </Fact>
        <Fact says={t('holder')}>
          <Masked value={payee.holder} what={t('masked_of', { what: t('holder'), reference })} open={open('holder')} />
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
      </Facts>
    </Card>
  )
}

/** Opens a masked value of the account for a minute, for those who may. */
function useEye(withdrawalId: string) {
  const may = useMay()('members.unmask')
  return (field: 'number' | 'holder') =>
    may
      ? async (because: ReasonInput) =>
          (await ask(unmaskPayee, { params: { withdrawalId }, body: { field, ...because } })).value
      : undefined
}
