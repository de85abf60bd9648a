import {
  claimDeposit,
  creditDeposit,
  refuseDeposit,
  releaseDeposit,
  wantDeposit,
} from '@croupier/contract/console-deposits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { useMay } from '../../shell/operator.tsx'
import { WriteDialog } from '../members/write-dialog.tsx'
import parts from './case.module.css'
import { ClaimButton, ConfirmButton, ReleaseButton } from './claim-buttons.tsx'
import type { DepositCase } from './deposit-card.tsx'
import classes from './desk.module.css'
import type { DeskMoves } from './desk-frame.tsx'
import { DeskButton } from './desk-button.tsx'
import { History } from './history.tsx'
import { TakenNote } from './taken-note.tsx'
import { refusalOf, useClaim, useSecond } from './use-claim.ts'
import { useDeed } from './use-deed.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useSaid } from './use-said.ts'
import { WriteButton } from './write-button.tsx'

interface DepositActionsProps extends DeskMoves {
  readonly one: DepositCase
}

/** What can be done with a deposit now, and what was done so far. */
export function DepositActions({ one, ids, onChoose, onNext, onDone }: DepositActionsProps) {
  const [refuses, setRefuses] = useState(false)
  const [writes, setWrites] = useState(false)
  const mayWrite = useMay()('members.message')
  const [typed, setTyped] = useState<string>()
  const arrived = typed ?? one.lines[0]?.amount ?? one.reading?.amount ?? one.amount
  const deeds = useDepositDeeds(one, { arrived, onDone })
  const { claim, credit, release, want, confirm, mayClaim, mayDecide, mayConfirm } = deeds
  useDeskKeys({
    ids,
    chosen: one.id,
    onChoose,
    deeds: {
      N: onNext,
      ...(mayClaim && { C: () => claim.mutate() }),
      ...(mayDecide && { A: () => credit.mutate(), R: () => setRefuses(true), U: () => release.mutate() }),
      ...(mayConfirm && { A: () => confirm.mutate() }),
      ...(mayWrite && { M: () => setWrites(true) }),
    },
  })
  return (
    <>
      {one.claim && !one.claim.own ? <TakenNote claim={one.claim} want={want} /> : null}
      <Deciding one={one} deeds={deeds} arrived={arrived} onArrived={setTyped} onRefuse={() => setRefuses(true)} />
      {mayWrite ? <WriteButton account={one.account} shortcut="M" onPress={() => setWrites(true)} /> : null}
      <RefusedNote error={deeds.error} />
      <hr className={parts.rule} />
      <History steps={one.steps} />
      {writes ? (
        <WriteDialog
          memberId={one.member.id}
          account={one.account}
          about={one.reference}
          onClose={() => setWrites(false)}
        />
      ) : null}
      {refuses ? <Refusing one={one} onClose={() => setRefuses(false)} onDone={onDone} /> : null}
    </>
  )
}

function useDepositDeeds(
  one: DepositCase,
  { arrived, onDone }: { readonly arrived: string; readonly onDone: () => void },
) {
  const may = useMay()('deposits.decide')
  const params = { depositId: one.id }
  const { claim, release, want } = useClaim({
    claim: () => ask(claimDeposit, { params }),
    release: () => ask(releaseDeposit, { params }),
    want: () => ask(wantDeposit, { params }),
  })
  const credit = useDeed(
    () => ask(creditDeposit, { params, body: { arrived } }),
    (passedOn) => (passedOn ? ask(releaseDeposit, { params }).then(onDone) : onDone()),
  )
  const { waiting, confirm } = useSecond(one.approval, undefined, onDone)
  const mine = one.claim?.own === true
  const open = may && one.state === 'review'
  return {
    claim,
    release,
    want,
    credit,
    confirm,
    mayClaim: open && one.claim === null && waiting === undefined,
    mayDecide: open && mine && waiting === undefined,
    mayConfirm: open && waiting !== undefined && !waiting.first.own,
    error: refusalOf([claim, release, want, credit, confirm]),
  }
}

interface DecidingProps {
  readonly one: DepositCase
  readonly deeds: ReturnType<typeof useDepositDeeds>
  readonly arrived: string
  readonly onArrived: (arrived: string) => void
  readonly onRefuse: () => void
}

function Deciding({ one, deeds, arrived, onArrived, onRefuse }: DecidingProps) {
  const t = useWords('desk')
  const said = useSaid()
  const { claim, credit, confirm, release, mayClaim, mayConfirm, mayDecide } = deeds
  const isAmount = /^\d{1,15}(\.\d{1,4})?$/.test(arrived)
  if (mayClaim) return <ClaimButton deed={claim} />
  if (mayConfirm) return <ConfirmButton deed={confirm} says={t('confirm_credit')} />
  if (!mayDecide) return one.state === 'review' ? <p className={classes.foot}>{t('waits_second')}</p> : null
  return (
    <>
      <label className={parts.field}>
        {t('arrived')}
        <input inputMode="decimal" value={arrived} onChange={({ target }) => onArrived(target.value.trim())} />
        <span>{t('arrived_rule')}</span>
      </label>
      <DeskButton
        icon={IconCheck}
        says={t('credit', { amount: isAmount ? said(arrived) : '…' })}
        shortcut="A"
        tone="primary"
        working={credit.isPending}
        blocked={isAmount ? undefined : t('arrived_why')}
        onPress={credit.mutate}
      />
      <DeskButton icon={IconX} says={t('refuse_deposit')} shortcut="R" tone="refuse" onPress={onRefuse} />
      <ReleaseButton deed={release} />
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
  const said = useSaid()
  const client = useQueryClient()
  return (
    <ReasonDialog
      title={t('refuse_title', { amount: said(one.amount), currency: one.asset, name: one.account })}
      consequence={t('refuse_deposit_text')}
      deed="deposits.refuse"
      confirm={t('refuse_deposit_confirm')}
      tone="danger"
      onClose={onClose}
      onConfirm={async (body) => {
        await ask(refuseDeposit, { params: { depositId: one.id }, body })
        await client.invalidateQueries()
        onClose()
        onDone()
      }}
    />
  )
}
