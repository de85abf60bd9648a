import { creditStray, parkStray, releaseStray, returnStray } from '@croupier/contract/console-strays.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
import { type Because, ReasonDialog } from '../../kit/reason-dialog.tsx'
import type { StrayCase } from './stray-card.tsx'
import { useDeed } from './use-deed.ts'
import { useSaid } from './use-said.ts'

export type StrayDeed = 'credit' | 'return' | 'park'

const LISTS = { credit: 'strays.credit', return: 'strays.send_back', park: 'strays.park' } as const

interface StrayDialogProps {
  readonly one: StrayCase
  readonly deed: StrayDeed
  /** To whom it is credited. */
  readonly account: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What becomes of money that belonged to nobody: what happens with it, and why. */
export function StrayDialog({ one, deed, account, onClose, onDone }: StrayDialogProps) {
  const t = useWords('desk')
  const said = useSaid()
  const [bankReference, setReference] = useState('')
  const params = { strayId: one.id }
  const calls: Readonly<Record<StrayDeed, (because: Because) => Promise<unknown>>> = {
    credit: (because) => ask(creditStray, { params, body: { account, ...because } }),
    return: (because) => ask(returnStray, { params, body: { bankReference: bankReference.trim(), ...because } }),
    park: (because) => ask(parkStray, { params, body: because }),
  }
  const act = useDeed(calls[deed], async (passedOn) => {
    // Whoever has passed it on is not at work on it any more.
    if (passedOn) await ask(releaseStray, { params })
    onDone()
  })
  const wrong = fieldErrors(act.error)
  const two = one.needsTwo && deed !== 'park'
  const amount = said(one.amount)
  return (
    <ReasonDialog
      title={t(`stray_title.${deed}`, { amount, currency: one.asset, account })}
      consequence={
        <>
          <p>{t(`stray_text.${deed}`, { amount, account })}</p>
          {wrong('account') === undefined ? null : <p role="alert">{wrong('account')}</p>}
          {deed === 'return' ? (
            <Field
              label={t('bank_reference')}
              value={bankReference}
              maxLength={60}
              error={wrong('bankReference')}
              onChange={({ target }) => setReference(target.value)}
            />
          ) : null}
          {two ? <p>{t('decide_two')}</p> : null}
        </>
      }
      deed={LISTS[deed]}
      confirm={t(`stray_do.${deed}`, { amount })}
      tone={two ? 'two' : deed === 'return' ? 'danger' : 'plain'}
      onClose={onClose}
      onConfirm={act.mutateAsync}
    />
  )
}
