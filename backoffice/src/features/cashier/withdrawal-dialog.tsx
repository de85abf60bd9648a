import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { MoneyDialog } from '../../kit/money-dialog.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import type { PayoutConfirmation, WithdrawalActions } from './use-withdrawal-actions.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

/** What moves a withdrawal on, and what is paid by which way. */
export type WithdrawalMove = { readonly kind: 'approve' } | { readonly kind: 'pay'; readonly by: PayoutConfirmation }

interface WithdrawalDialogProps {
  readonly one: WithdrawalCase
  readonly move: WithdrawalMove
  readonly actions: WithdrawalActions
  readonly onClose: () => void
}

/** Before a withdrawal is released or paid: how much, from whom, to which account, and what its member keeps. */
export function WithdrawalDialog({ one, move, actions, onClose }: WithdrawalDialogProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const { money, payee, asset } = one
  const amount = figures(money.pays)
  const action = {
    approve: { ...actions.approve, mutate: () => actions.approve.mutate() },
    pay: { ...actions.pay, mutate: () => move.kind === 'pay' && actions.pay.mutate(move.by, { onSuccess: onClose }) },
  }[move.kind]
  const two = move.kind === 'approve' && one.needsTwo
  const way = move.kind === 'pay' ? t(`pay_by.${move.by.by}`) : undefined
  return (
    <MoneyDialog
      title={t(`move_title.${move.kind}`, { amount, currency: asset, account: one.account })}
      facts={[
        { says: t('money_moves'), value: <Amount amount={money.pays} currency={asset} />, strong: true },
        { says: t('fee'), value: <Amount amount={money.fee} /> },
        { says: t('money_from'), value: one.account },
        { says: t('money_to'), value: `${payee.provider} ••${payee.numberEnd}, ${payee.holder}` },
        ...(way === undefined ? [] : [{ says: t('pay_title'), value: way }]),
        { says: t('balance_after'), value: <Amount amount={money.walletNow} currency={asset} /> },
      ]}
      text={t(move.kind === 'approve' && one.needsTwo ? 'decide_two' : `move_text.${move.kind}`)}
      confirm={t(`move_do.${move.kind}`, { amount })}
      tone={two ? 'two' : 'plain'}
      action={action}
      onClose={onClose}
    />
  )
}
