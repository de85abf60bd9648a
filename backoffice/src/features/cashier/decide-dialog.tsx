import { decideDispute, type DisputeOutcome, releaseDispute } from '@croupier/contract/console-disputes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { MoneyFacts } from '../../kit/money-facts.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import type { DisputeCase } from './dispute-card.tsx'
import { useAction } from './use-action.ts'
import { useFigures } from '../../kit/use-figures.ts'

interface DecideDialogProps {
  readonly one: DisputeCase
  readonly outcome: DisputeOutcome
  readonly arrived: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Decide a dispute: what has arrived, why, and the sentence that both read. */
export function DecideDialog({ one, outcome, arrived, onClose, onDone }: DecideDialogProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const params = { matchId: one.id }
  const expected = { amount: one.amount, state: one.state }
  const decide = useAction(
    (because: ReasonInput) =>
      ask(decideDispute, { params, body: { outcome, expected, ...because, ...(outcome === 'partly' && { arrived }) } }),
    async (passedOn) => {
      // Whoever has passed it on is not at work on it any more.
      if (passedOn) await ask(releaseDispute, { params })
      onClose()
      onDone()
    },
  )
  return (
    <ReasonDialog
      title={t(`decide_title.${outcome}`, { amount: figures(arrived), currency: one.asset })}
      consequence={
        <>
          <MoneyFacts
            facts={[
              { says: t('money_moves'), value: <Amount amount={arrived} currency={one.asset} />, strong: true },
              { says: t('asked'), value: <Amount amount={one.amount} currency={one.asset} /> },
              { says: t('money_from'), value: one.receiver },
              { says: t('money_to'), value: one.payer },
            ]}
          />
          {t('decide_text', { payer: one.payer, receiver: one.receiver })}
          {one.needsTwo ? ` ${t('decide_two')}` : null}
        </>
      }
      action="disputes.decide"
      confirm={t('decide_confirm')}
      tone={one.needsTwo ? 'two' : 'plain'}
      onClose={onClose}
      onConfirm={decide.mutateAsync}
    />
  )
}
