import { creditDeposit, releaseDeposit } from '@croupier/contract/console-deposits.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { MoneyFacts } from '../../kit/money-facts.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import type { DepositCase } from './deposit-card.tsx'
import { useAction } from './use-action.ts'
import { useFigures } from '../../kit/use-figures.ts'

interface CreditDialogProps {
  readonly one: DepositCase
  readonly arrived: string
  readonly onClose: () => void
  readonly onDone: () => void
}

const units = (text: string): bigint => unitsOf(text, scale) ?? 0n

/** Whether a second person will be asked: what the server judges again. */
function asksTwo({ receipts, amount, aloneMax, reading, asset }: DepositCase, arrived: string): boolean {
  const credited = units(arrived)
  const line = receipts.some((one) => one.asset === asset && units(one.amount) === credited)
  const read = reading === null ? credited : units(reading.amount)
  return !line || credited > units(amount) || credited > units(aloneMax) || read !== credited
}

/** Before a deposit is credited: how much, from where to whom, what the bank has said, what the member has after it, and why. */
export function CreditDialog({ one, arrived, onClose, onDone }: CreditDialogProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const params = { depositId: one.id }
  const expected = { amount: one.amount, state: one.state }
  const credit = useAction(
    (because: ReasonInput) => ask(creditDeposit, { params, body: { arrived, expected, ...because } }),
    async (passedOn) => {
      // Whoever has passed it on is not at work on it any more.
      if (passedOn) await ask(releaseDeposit, { params })
      onClose()
      onDone()
    },
  )
  const two = asksTwo(one, arrived)
  const fee = units(arrived) === units(one.amount) ? units(one.fee) : 0n
  const after = amountText(units(one.balance) + units(arrived) - fee, scale)
  const bank = one.receipts.map(({ amount, asset }) => `${amount} ${asset}`).join(', ')
  return (
    <ReasonDialog
      title={t('credit_title', { amount: figures(arrived), currency: one.asset, account: one.account })}
      consequence={
        <>
          <MoneyFacts
            facts={[
              { says: t('money_moves'), value: <Amount amount={arrived} currency={one.asset} />, strong: true },
              { says: t('asked'), value: <Amount amount={one.amount} currency={one.asset} /> },
              { says: t('money_from'), value: one.channel },
              { says: t('money_to'), value: one.account },
              { says: t('bank_said'), value: bank === '' ? t('bank_said_nothing') : bank },
              ...(fee === 0n ? [] : [{ says: t('fee'), value: <Amount amount={one.fee} /> }]),
              { says: t('balance_after'), value: <Amount amount={after} currency={one.asset} /> },
            ]}
          />
          {two ? <p>{t('decide_two')}</p> : null}
        </>
      }
      action="deposits.credit"
      confirm={t('credit', { amount: figures(arrived) })}
      tone={two ? 'two' : 'plain'}
      onClose={onClose}
      onConfirm={credit.mutateAsync}
    />
  )
}
