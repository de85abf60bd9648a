import { Stack } from '@croupier/kit/layout/layout.tsx'
import { claimDeposit, refuseDeposit, releaseDeposit, wantDeposit } from '@croupier/contract/console-deposits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { useMay } from '../../kit/operator.tsx'
import { WriteDialog } from '../../kit/write-dialog.tsx'
import { ClaimButton, ConfirmButton, ReleaseButton } from './claim-buttons.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import type { DepositCase } from './deposit-card.tsx'
import classes from '../../kit/desk.module.css'
import type { DeskMoves } from '../../kit/desk-frame.tsx'
import { DeskButton } from '../../kit/desk-button.tsx'
import { History } from './history.tsx'
import { ClaimNote } from './claim-note.tsx'
import { refusalOf, useClaim, useSecond } from './use-claim.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useFigures } from '../../kit/use-figures.ts'
import { WriteButton } from './write-button.tsx'

interface DepositActionsProps extends DeskMoves {
  readonly one: DepositCase
}

/** What can be done with a deposit now, and what was done so far. */
export function DepositActions({ one, ids, onChoose, onNext, onDone }: DepositActionsProps) {
  const [asks, setAsks] = useState<'credit' | 'refuse'>()
  const [writes, setWrites] = useState(false)
  const mayWrite = useMay()('members.message')
  const [typed, setTyped] = useState<string>()
  const arrived = typed ?? one.receipts[0]?.amount ?? one.reading?.amount ?? one.amount
  const actions = useDepositActions(one)
  const { claim, release, want, confirm, mayClaim, mayDecide, mayConfirm } = actions
  useDeskKeys({
    ids,
    chosen: one.id,
    onChoose,
    actions: {
      N: onNext,
      ...(mayClaim && { C: () => claim.mutate() }),
      ...(mayDecide && {
        A: () => setAsks(isAmount(arrived) ? 'credit' : undefined),
        R: () => setAsks('refuse'),
        U: () => release.mutate(),
      }),
      ...(mayConfirm && { A: () => confirm.mutate() }),
      ...(mayWrite && { M: () => setWrites(true) }),
    },
  })
  return (
    <>
      {one.claim && !one.claim.own ? <ClaimNote claim={one.claim} want={want} /> : null}
      <Deciding one={one} actions={actions} arrived={arrived} onArrived={setTyped} onAsk={setAsks} />
      {mayWrite ? <WriteButton account={one.account} shortcut="M" onPress={() => setWrites(true)} /> : null}
      <RefusedNote error={actions.error} />
      <hr />
      <History steps={one.steps} />
      {writes ? (
        <WriteDialog
          memberId={one.member.id}
          account={one.account}
          about={one.reference}
          onClose={() => setWrites(false)}
        />
      ) : null}
      {asks === 'credit' ? (
        <CreditDialog one={one} arrived={arrived} onClose={() => setAsks(undefined)} onDone={onDone} />
      ) : null}
      {asks === 'refuse' ? <Refusing one={one} onClose={() => setAsks(undefined)} onDone={onDone} /> : null}
    </>
  )
}

const isAmount = (text: string): boolean => /^\d{1,15}(\.\d{1,4})?$/.test(text)

function useDepositActions(one: DepositCase) {
  const may = useMay()('deposits.decide')
  const params = { depositId: one.id }
  const { claim, release, want } = useClaim({
    claim: () => ask(claimDeposit, { params }),
    release: () => ask(releaseDeposit, { params }),
    want: () => ask(wantDeposit, { params }),
  })
  const { waiting, confirm } = useSecond(one.approval)
  const mine = one.claim?.own === true
  const open = may && one.state === 'review'
  return {
    claim,
    release,
    want,
    confirm,
    mayClaim: open && one.claim === null && waiting === undefined,
    mayDecide: open && mine && waiting === undefined,
    mayConfirm: open && waiting !== undefined && !waiting.first.own,
    error: refusalOf([claim, release, want]),
  }
}

interface DecidingProps {
  readonly one: DepositCase
  readonly actions: ReturnType<typeof useDepositActions>
  readonly arrived: string
  readonly onArrived: (arrived: string) => void
  readonly onAsk: (asks: 'credit' | 'refuse') => void
}

function Deciding({ one, actions, arrived, onArrived, onAsk }: DecidingProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const { claim, confirm, release, mayClaim, mayConfirm, mayDecide } = actions
  const typed = isAmount(arrived)
  if (mayClaim) return <ClaimButton action={claim} />
  if (mayConfirm) return <ConfirmButton action={confirm} says={t('confirm_credit')} />
  if (!mayDecide) return one.state === 'review' ? <p className={classes.foot}>{t('waits_second')}</p> : null
  return (
    <>
      <Stack as="label" gap={4} size={12} tone="text-dim">
        {t('arrived')}
        <input inputMode="decimal" value={arrived} onChange={({ target }) => onArrived(target.value.trim())} />
        <span>{t('arrived_rule')}</span>
      </Stack>
      <DeskButton
        icon={IconCheck}
        says={t('credit', { amount: typed ? figures(arrived) : '…' })}
        shortcut="A"
        tone="primary"
        blocked={typed ? undefined : t('arrived_why')}
        onPress={() => onAsk('credit')}
      />
      <DeskButton icon={IconX} says={t('refuse_deposit')} shortcut="R" tone="refuse" onPress={() => onAsk('refuse')} />
      <ReleaseButton action={release} />
    </>
  )
}

interface RefusingProps {
  readonly one: DepositCase
  readonly onClose: () => void
  readonly onDone: () => void
}

function Refusing({ one, onClose, onDone }: RefusingProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const client = useQueryClient()
  return (
    <ReasonDialog
      title={t('refuse_title', { amount: figures(one.amount), currency: one.asset, name: one.account })}
      consequence={t('refuse_deposit_text')}
      action="deposits.refuse"
      confirm={t('refuse_deposit_confirm')}
      tone="danger"
      onClose={onClose}
      onConfirm={async (body) => {
        const expected = { amount: one.amount, state: one.state }
        await ask(refuseDeposit, { params: { depositId: one.id }, body: { ...body, expected } })
        await client.invalidateQueries()
        onClose()
        onDone()
      }}
    />
  )
}
