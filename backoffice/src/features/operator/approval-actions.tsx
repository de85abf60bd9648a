import {
  type Approval,
  approval as approvalCall,
  approvals,
  confirmApproval,
  refuseApproval,
} from '@croupier/contract/approvals.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FourEyes } from '../../kit/four-eyes.tsx'
import { useKeys } from '../../kit/keys.ts'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { TwoButton } from '../../kit/two-button.tsx'
import { useRuleWords } from './rule-words.ts'

interface ApprovalActionsProps {
  readonly approval: Approval
  /** What names the case as it was read; undefined until it is here. */
  readonly shown: string | undefined
  /** The case is not what the first person typed, which a note has to explain. */
  readonly differs: boolean
  readonly onLookAgain: () => void
}

/** Who has asked, who confirms, and what may be done now; one's own is withdrawn, never confirmed. */
export function ApprovalActions({ approval, shown, differs, onLookAgain }: ApprovalActionsProps) {
  const t = useWords('operator')
  const ruleWords = useRuleWords()
  const client = useQueryClient()
  const [asking, setAsking] = useState<'confirm' | 'refuse'>()
  const { id, rule, own, state, askedBy, askedAt, note, decidedBy, decidedAt, decidedNote } = approval
  const decide = useMutation({
    mutationFn: (decision: Decision) => decisionOn(id, shown, decision),
    onError: (error) => {
      // What the dialog says is of a case that is no more: back to it, read anew.
      if (!(error instanceof CallRefusal) || error.code !== 'approval_changed') return
      setAsking(undefined)
      onLookAgain()
    },
    onSettled: () =>
      Promise.all([approvals, approvalCall].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
    onSuccess: () => setAsking(undefined),
  })
  const waits = state === 'waiting'
  useKeys(
    waits
      ? [
          ...(own || shown === undefined ? [] : [{ key: 'A', says: t('confirm'), run: () => setAsking('confirm') }]),
          { key: 'R', says: t(own ? 'withdraw' : 'send_back', { name: askedBy }), run: () => setAsking('refuse') },
        ]
      : [],
  )
  const second = state === 'done' ? t('step_confirmed') : waits ? t('step_confirms') : t(`step_${state}`)
  const steps = [
    { says: t('step_asked'), by: askedBy, at: askedAt, note },
    { says: second, by: decidedBy, at: decidedAt, note: decidedNote, notYou: waits && own },
  ]
  return (
    <FourEyes rule={ruleWords(rule)} steps={steps}>
      {waits && !own ? (
        <TwoButton wide disabled={shown === undefined} onClick={() => setAsking('confirm')}>
          {t('confirm')}
          <kbd>A</kbd>
        </TwoButton>
      ) : null}
      {waits ? (
        <Button wide onClick={() => setAsking('refuse')}>
          {own ? t('withdraw') : t('send_back', { name: askedBy })}
          <kbd>R</kbd>
        </Button>
      ) : null}
      <RefusedNote error={asking ? null : decide.error} />
      {asking ? (
        <DecisionDialog
          action={asking}
          approval={approval}
          differs={differs}
          onClose={() => setAsking(undefined)}
          onConfirm={(because) => decide.mutateAsync({ action: asking, because })}
        />
      ) : null}
    </FourEyes>
  )
}

interface Decision {
  readonly action: 'confirm' | 'refuse'
  readonly because: ReasonInput
}

const decisionOn = (approvalId: string, shown: string | undefined, { action, because }: Decision) =>
  action === 'confirm'
    ? ask(confirmApproval, { params: { approvalId }, body: { shown: shown ?? '', note: noteOf(because) } })
    : ask(refuseApproval, { params: { approvalId }, body: { note: noteOf(because) } })

interface DecisionDialogProps {
  readonly action: 'confirm' | 'refuse'
  readonly approval: Approval
  readonly differs: boolean
  readonly onClose: () => void
  readonly onConfirm: (because: ReasonInput) => Promise<unknown>
}

/** What the decision will do, before it is made. */
function DecisionDialog({ action, approval, differs, ...dialog }: DecisionDialogProps) {
  const t = useWords('operator')
  const a = useWords('approvals')
  const { rule, own, askedBy: name, subject } = approval
  const what = subject.name
  if (action === 'refuse')
    return (
      <ReasonDialog
        title={t(own ? 'withdraw_title' : 'send_back_title', { what })}
        consequence={t('send_back_text', { name })}
        action="approvals.refuse"
        confirm={own ? t('withdraw') : t('send_back', { name })}
        {...dialog}
      />
    )
  return (
    <ReasonDialog
      title={t('confirm_title', { what })}
      consequence={
        <>
          <strong>{a(`will.${rule}`, { what })}</strong> {t('confirm_text', { name })}
          {differs ? ` ${a('differs_text', { name })}` : null}
        </>
      }
      reasons={[{ code: '', words: t('looked') }]}
      tone="two"
      confirm={t('confirm')}
      {...dialog}
    />
  )
}

/** The calls take one text: the reason's code stands in front of what was added. */
const noteOf = ({ reason, note }: ReasonInput) => [reason, note].filter((part) => part !== '').join(': ')
