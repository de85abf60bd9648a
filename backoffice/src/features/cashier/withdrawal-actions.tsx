import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { SnoozeNote } from './snooze-note.tsx'
import classes from '../../kit/desk.module.css'
import type { DeskMoves } from '../../kit/desk-frame.tsx'
import { History } from './history.tsx'
import { ReviewActions } from './review-actions.tsx'
import { PayActions } from './pay-actions.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { ClaimNote } from './claim-note.tsx'
import { TwoPeople } from './two-people.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { isLookedAt, useWithdrawalActions } from './use-withdrawal-actions.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'
import { WithdrawalDialog, type WithdrawalMove } from './withdrawal-dialog.tsx'

interface WithdrawalActionsProps extends DeskMoves {
  readonly one: WithdrawalCase
}

/** What can be done with a withdrawal now, by whom, and what was done so far. */
export function WithdrawalActions({ one, ids, onChoose, onNext, onDone }: WithdrawalActionsProps) {
  const [note, setNote] = useState('')
  const [file, setFile] = useState<File>()
  const [asks, setAsks] = useState<'refuse' | 'ask' | 'aside'>()
  const [move, setMove] = useState<WithdrawalMove>()
  const actions = useWithdrawalActions(one, { note, file, onDone })
  useDeskKeys({
    ids,
    chosen: one.id,
    onChoose,
    actions: {
      N: onNext,
      ...(actions.mayClaim && { C: () => actions.claim.mutate() }),
      ...(actions.mayDecide && {
        A: () => setMove({ kind: 'approve' }),
        M: () => setAsks('ask'),
        H: () => setAsks('aside'),
      }),
      ...(actions.mayConfirm && { A: () => actions.confirm.mutate() }),
      ...(actions.mayRefuse && { R: () => setAsks('refuse') }),
      ...(one.claim?.own === true && { U: () => actions.release.mutate() }),
      ...(actions.mayPay && { P: () => document.querySelector<HTMLButtonElement>('[data-pay] button')?.click() }),
    },
  })
  return (
    <>
      <TwoPeople one={one} />
      {one.claim && !one.claim.own ? <ClaimNote claim={one.claim} want={actions.want} /> : null}
      <SnoozeNote one={one} actions={actions} />
      {isLookedAt(one) || one.standing === 'second' ? (
        <ReviewActions
          one={one}
          actions={actions}
          note={note}
          onNote={setNote}
          file={file}
          onFile={setFile}
          onAsk={setAsks}
          onApprove={() => setMove({ kind: 'approve' })}
        />
      ) : null}
      {one.standing === 'ready' ? (
        <PayActions
          one={one}
          actions={actions}
          onRefuse={() => setAsks('refuse')}
          onPay={(by) => setMove({ kind: 'pay', by })}
        />
      ) : null}
      <Sent one={one} />
      <RefusedNote error={actions.error} />
      <hr />
      <History steps={one.steps} />
      <Notes notes={one.notes} />
      <Dialogs one={one} actions={actions} move={move} asks={asks} onMove={setMove} onAsk={setAsks} onDone={onDone} />
    </>
  )
}

function Sent({ one: { standing } }: Pick<WithdrawalActionsProps, 'one'>) {
  const t = useWords('desk')
  return standing === 'sending' || standing === 'no_answer' ? (
    <p className={classes.foot}>{t(`waits.${standing}`)}</p>
  ) : null
}

interface DialogsProps {
  readonly one: WithdrawalCase
  readonly actions: ReturnType<typeof useWithdrawalActions>
  readonly move: WithdrawalMove | undefined
  readonly asks: 'refuse' | 'ask' | 'aside' | undefined
  readonly onMove: (move: undefined) => void
  readonly onAsk: (asks: undefined) => void
  readonly onDone: () => void
}

/** What is asked before anything happens. */
function Dialogs({ one, actions, move, asks, onMove, onAsk, onDone }: DialogsProps) {
  return (
    <>
      {move && stillOpen(one, move) ? (
        <WithdrawalDialog one={one} move={move} actions={actions} onClose={() => onMove(undefined)} />
      ) : null}
      {asks === 'aside' ? <SnoozeDialog one={one} onClose={() => onAsk(undefined)} onDone={onDone} /> : null}
      {asks === undefined || asks === 'aside' ? null : (
        <RefuseDialog
          one={one}
          kind={asks}
          onClose={() => onAsk(undefined)}
          onDone={() => {
            onAsk(undefined)
            if (asks === 'refuse' || one.second?.state === 'waiting') onDone()
          }}
        />
      )}
    </>
  )
}

/** What is done already asks nothing more. */
const stillOpen = ({ standing }: WithdrawalCase, { kind }: WithdrawalMove): boolean =>
  kind === 'pay' ? standing === 'ready' : isLookedAt({ standing })

function Notes({ notes }: Pick<WithdrawalCase, 'notes'>) {
  const t = useWords('desk')
  if (notes.length === 0) return null
  return (
    <section>
      <h3>{t('notes')}</h3>
      {notes.map(({ by, text, file, at }) => (
        <p key={at}>
          <strong>{by}</strong> {text}
          {file === null ? null : (
            <Row as="a" inline gap={4} align="center" tone="info" href={file} target="_blank" rel="noreferrer">
              <IconPaperclip size={14} aria-hidden /> {t('picture')}
            </Row>
          )}
        </p>
      ))}
    </section>
  )
}
