import {
  creditUnmatchedReceipt,
  parkUnmatchedReceipt,
  releaseUnmatchedReceipt,
  returnUnmatchedReceipt,
  writeOffUnmatchedReceipt,
} from '@croupier/contract/console-unmatched-receipts.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
import { Amount } from '../../kit/amount.tsx'
import { MoneyFacts } from '../../kit/money-facts.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import type { UnmatchedReceiptCase } from './unmatched-receipt-card.tsx'
import { useAction } from './use-action.ts'
import { useFigures } from '../../kit/use-figures.ts'

export type ReceiptAction = 'credit' | 'return' | 'write_off' | 'park'

const LISTS = {
  credit: 'strays.credit',
  return: 'strays.send_back',
  write_off: 'strays.write_off',
  park: 'strays.park',
} as const

interface UnmatchedReceiptDialogProps {
  readonly one: UnmatchedReceiptCase
  readonly action: ReceiptAction
  /** To whom it is credited. */
  readonly account: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The decision on an unmatched receipt, and its reason. */
export function UnmatchedReceiptDialog({ one, action, account, onClose, onDone }: UnmatchedReceiptDialogProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const [bankReference, setReference] = useState('')
  const [worth, setWorth] = useState('')
  const { currency } = useBrandNow()
  const params = { strayId: one.id }
  const expected = { amount: one.amount, state: one.state }
  const calls: Readonly<Record<ReceiptAction, (because: ReasonInput) => Promise<unknown>>> = {
    credit: (because) =>
      ask(creditUnmatchedReceipt, {
        params,
        body: { account, expected, ...because, ...(one.ownCurrency ? {} : { amount: worth.trim() }) },
      }),
    return: (because) =>
      ask(returnUnmatchedReceipt, { params, body: { bankReference: bankReference.trim(), expected, ...because } }),
    write_off: (because) => ask(writeOffUnmatchedReceipt, { params, body: { expected, ...because } }),
    park: (because) => ask(parkUnmatchedReceipt, { params, body: because }),
  }
  const act = useAction(calls[action], async (passedOn) => {
    // Whoever has passed it on is not at work on it any more.
    if (passedOn) await ask(releaseUnmatchedReceipt, { params })
    onDone()
  })
  const wrong = fieldErrors(act.error)
  const two = action === 'credit' ? one.needsTwo : action !== 'park'
  const amount = figures(one.amount)
  const to = { credit: account, return: one.channel, write_off: t('the_house'), park: undefined }[action]
  return (
    <ReasonDialog
      title={t(`stray_title.${action}`, { amount, currency: one.asset, account })}
      consequence={
        <>
          {to === undefined ? null : <Moves one={one} to={to} />}
          <p>{t(`stray_text.${action}`, { amount, account })}</p>
          {wrong('account') === undefined ? null : <p role="alert">{wrong('account')}</p>}
          {action === 'credit' && !one.ownCurrency ? (
            <Typed label={t('stray_worth', { currency })} value={worth} error={wrong('amount')} onChange={setWorth} />
          ) : null}
          {action === 'return' ? (
            <Typed
              label={t('bank_reference')}
              value={bankReference}
              error={wrong('bankReference')}
              onChange={setReference}
            />
          ) : null}
          {two ? <p>{t('decide_two')}</p> : null}
        </>
      }
      action={LISTS[action]}
      confirm={t(`stray_do.${action}`, { amount })}
      tone={two ? 'two' : 'plain'}
      onClose={onClose}
      onConfirm={act.mutateAsync}
    />
  )
}

/** How much goes from the suspense account to whom, and who has said that it came. */
function Moves({ one, to }: { readonly one: UnmatchedReceiptCase; readonly to: string }) {
  const t = useWords('desk')
  return (
    <MoneyFacts
      facts={[
        { says: t('money_moves'), value: <Amount amount={one.amount} currency={one.asset} />, strong: true },
        { says: t('money_from'), value: one.suspense.account },
        { says: t('money_to'), value: to },
        { says: t('bank_said'), value: t(`stray_source.${one.source}`, { reference: one.reference }) },
        { says: t('suspense_now'), value: <Amount amount={one.suspense.balance} currency={one.asset} /> },
      ]}
    />
  )
}

interface TypedProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const Typed = ({ onChange, ...field }: TypedProps) => (
  <Field {...field} maxLength={60} onChange={({ target }) => onChange(target.value)} />
)
