import { askAboutWithdrawal, refuseWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

interface RefuseDialogProps {
  readonly one: WithdrawalCase
  readonly kind: 'refuse' | 'ask'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Refuse a withdrawal, or ask its member for something: what happens, why, and the sentence that the member reads. */
export function RefuseDialog({ one, kind, onClose, onDone }: RefuseDialogProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const client = useQueryClient()
  const params = { withdrawalId: one.id }
  return (
    <ReasonDialog
      title={t(`${kind}_title`, { amount: figures(one.amount), currency: one.asset, name: one.account })}
      consequence={t(`${kind}_text`, { amount: figures(one.amount) })}
      action={`withdrawals.${kind}`}
      confirm={t(`${kind}_confirm`)}
      tone={kind === 'refuse' ? 'danger' : 'plain'}
      onClose={onClose}
      onConfirm={async (body) => {
        const expected = { amount: one.amount, state: one.state }
        if (kind === 'refuse') await ask(refuseWithdrawal, { params, body: { ...body, expected } })
        else await ask(askAboutWithdrawal, { params, body })
        await client.invalidateQueries()
        onDone()
      }}
    />
  )
}
