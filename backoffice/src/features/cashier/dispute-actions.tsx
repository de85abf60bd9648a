import type { DisputeOutcome } from '@croupier/contract/console-disputes.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { BooksCard } from './books-card.tsx'
import { ClaimButton, ConfirmButton } from './claim-buttons.tsx'
import type { DeskMoves } from '../../kit/desk-frame.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import classes from '../../kit/desk.module.css'
import type { DisputeCase } from './dispute-card.tsx'
import { DisputeWriting, useDisputeWriting } from './dispute-writing.tsx'
import { History } from './history.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { ClaimNote } from './claim-note.tsx'
import { TwoPeople } from './two-people.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { type DisputeDecisions, useDisputeActions } from './use-dispute-actions.ts'
import { useFigures } from '../../kit/use-figures.ts'

interface DisputeActionsProps extends DeskMoves {
  readonly one: DisputeCase
}

/** What can be done with a dispute now, what each decision would post, and what was done so far. */
export function DisputeActions({ one, ids, onChoose, onNext, onDone }: DisputeActionsProps) {
  const [outcome, setOutcome] = useState<DisputeOutcome>()
  const [part, setPart] = useState(one.answer === 'partly' ? (one.sides.receiver.says ?? '') : '')
  const [decides, setDecides] = useState(false)
  const actions = useDisputeActions(one)
  const { claim, release, want, confirm, mayClaim, mayDecide, mayConfirm } = actions
  const writing = useDisputeWriting(one)
  const found = outcome === undefined ? undefined : { outcome, arrived: arrivedOf(outcome, part, one.amount) }
  useDeskKeys({
    ids,
    chosen: one.id,
    onChoose,
    actions: {
      N: onNext,
      ...(mayClaim && { C: () => claim.mutate() }),
      ...(mayDecide && {
        A: () => setDecides(found?.arrived !== undefined),
        U: () => release.mutate(),
        1: () => setOutcome('payer'),
        2: () => setOutcome('partly'),
        3: () => setOutcome('receiver'),
      }),
      ...(mayConfirm && { A: () => confirm.mutate() }),
      ...(writing.may && { M: () => writing.write(writing.first) }),
    },
  })
  return (
    <>
      {one.claim && !one.claim.own ? <ClaimNote claim={one.claim} want={want} /> : null}
      {mayDecide ? (
        <OutcomeForm
          one={one}
          outcome={outcome}
          part={part}
          arrived={found?.arrived}
          release={release}
          onOutcome={setOutcome}
          onPart={setPart}
          onDecide={() => setDecides(true)}
        />
      ) : (
        <Waiting one={one} actions={actions} />
      )}
      <TwoPeople one={{ ...one, second: one.approval, standing: one.state === 'disputed' ? 'review' : 'done' }} />
      <DisputeWriting one={one} writing={writing} />
      <RefusedNote error={actions.error} />
      <hr />
      <History steps={one.steps} />
      {decides && found?.arrived !== undefined ? (
        <DecideDialog one={one} {...found} arrived={found.arrived} onClose={() => setDecides(false)} onDone={onDone} />
      ) : null}
    </>
  )
}

/** What has arrived by an outcome; undefined where a part is none, or not less than all. */
function arrivedOf(outcome: DisputeOutcome, part: string, amount: string): string | undefined {
  if (outcome === 'payer') return amount
  if (outcome === 'receiver') return '0'
  const [has, all] = [unitsOf(part, scale), unitsOf(amount, scale)]
  return has !== undefined && all !== undefined && has > 0n && has < all ? part : undefined
}

interface WaitingProps {
  readonly one: DisputeCase
  readonly actions: DisputeDecisions
}

/** Before it is claimed, while a second person is waited for, and after. */
function Waiting({ one, actions }: WaitingProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const { claim, confirm, may, mayClaim, mayConfirm } = actions
  if (one.state !== 'disputed')
    return one.reason === null ? null : (
      <section>
        <h3>{t('both_read')}</h3>
        <p>“{one.reason}”</p>
      </section>
    )
  if (mayClaim) return <ClaimButton action={claim} />
  return (
    <>
      {one.proposed === null ? null : <BooksCard one={one} arrived={one.proposed} />}
      {mayConfirm && one.proposed !== null ? (
        <ConfirmButton action={confirm} says={t('confirm_dispute', { amount: figures(one.proposed) })} />
      ) : (
        <p className={classes.foot}>{t(may ? 'waits_second' : 'read_only')}</p>
      )}
    </>
  )
}
