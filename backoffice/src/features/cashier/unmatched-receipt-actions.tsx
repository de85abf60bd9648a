import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconCheck, IconClockPause, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { ClaimButton, ConfirmButton, ReleaseButton } from './claim-buttons.tsx'
import { DeskButton } from '../../kit/desk-button.tsx'
import type { DeskMoves } from '../../kit/desk-frame.tsx'
import classes from '../../kit/desk.module.css'
import type { UnmatchedReceiptCase } from './unmatched-receipt-card.tsx'
import { UnmatchedReceiptDialog, type ReceiptAction } from './unmatched-receipt-dialog.tsx'
import { ClaimNote } from './claim-note.tsx'
import { TwoPeople } from './two-people.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useFigures } from '../../kit/use-figures.ts'
import { type ReceiptActions, useUnmatchedReceiptActions } from './use-unmatched-receipt-actions.ts'

interface UnmatchedReceiptActionsProps extends DeskMoves {
  readonly one: UnmatchedReceiptCase
}

/** What can be done with money that belongs to nobody: credit it to a member, send it back, put it aside. */
export function UnmatchedReceiptActions({ one, ids, onChoose, onNext, onDone }: UnmatchedReceiptActionsProps) {
  const named = one.candidates.find((candidate) => candidate.named) ?? one.candidates[0]
  const [account, setAccount] = useState(one.account ?? named?.account ?? '')
  const [asks, setAsks] = useState<ReceiptAction>()
  const actions = useUnmatchedReceiptActions(one)
  const { claim, confirm, release, want, mayClaim, mayDecide, mayConfirm } = actions
  useDeskKeys({
    ids,
    chosen: one.id,
    onChoose,
    actions: {
      N: onNext,
      ...(mayClaim && { C: () => claim.mutate() }),
      ...(mayDecide && {
        A: () => setAsks(account === '' ? undefined : 'credit'),
        R: () => setAsks('return'),
        W: () => setAsks('write_off'),
        H: () => setAsks('park'),
        U: () => release.mutate(),
      }),
      ...(mayConfirm && { A: () => confirm.mutate() }),
    },
  })
  return (
    <>
      <TwoPeople
        one={{ ...one, twoFrom: one.aloneMax, second: one.approval, standing: actions.open ? 'review' : 'done' }}
      />
      {one.claim && !one.claim.own ? <ClaimNote claim={one.claim} want={want} /> : null}
      <Deciding one={one} actions={actions} account={account} onAccount={setAccount} onAsk={setAsks} />
      <RefusedNote error={actions.error} />
      {asks === undefined ? null : (
        <UnmatchedReceiptDialog
          one={one}
          action={asks}
          account={account}
          onClose={() => setAsks(undefined)}
          onDone={() => {
            setAsks(undefined)
            onDone()
          }}
        />
      )}
    </>
  )
}

interface DecidingProps {
  readonly one: UnmatchedReceiptCase
  readonly actions: ReceiptActions
  readonly account: string
  readonly onAccount: (account: string) => void
  readonly onAsk: (action: ReceiptAction) => void
}

function Deciding({ one, actions, account, onAccount, onAsk }: DecidingProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const { claim, confirm, release, open, mayClaim, mayConfirm, mayDecide } = actions
  if (!open) return null
  if (mayClaim) return <ClaimButton action={claim} />
  if (mayConfirm) return <ConfirmButton action={confirm} says={t('stray_confirm', { amount: figures(one.amount) })} />
  if (!mayDecide) return one.second ? <p className={classes.foot}>{t('waits_second')}</p> : null
  return (
    <>
      <Stack as="label" gap={4} size={12} tone="text-dim">
        {t('stray_account')}
        <input
          value={account}
          maxLength={40}
          spellCheck={false}
          onChange={({ target }) => onAccount(target.value.trim())}
        />
      </Stack>
      <DeskButton
        icon={IconCheck}
        says={t('stray_credit', { amount: figures(one.amount) })}
        shortcut="A"
        tone="primary"
        blocked={account === '' ? t('stray_account_why') : undefined}
        onPress={() => onAsk('credit')}
      />
      {one.state === 'parked' ? null : (
        <DeskButton icon={IconClockPause} says={t('stray_park')} shortcut="H" onPress={() => onAsk('park')} />
      )}
      <DeskButton
        icon={IconArrowBackUp}
        says={t('stray_return', { amount: figures(one.amount) })}
        shortcut="R"
        tone="refuse"
        onPress={() => onAsk('return')}
      />
      <DeskButton
        icon={IconTrash}
        says={t('stray_write_off')}
        shortcut="W"
        tone="ghost"
        onPress={() => onAsk('write_off')}
      />
      <ReleaseButton action={release} />
    </>
  )
}
