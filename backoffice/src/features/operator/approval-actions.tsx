import { type Approval, approvals, confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FourEyes } from '../../kit/four-eyes.tsx'
import { useKeys } from '../../kit/keys.ts'
import { type Because, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { TwoButton } from '../../kit/two-button.tsx'
import { useRuleWords } from './rule-words.ts'

/** Who has asked, who confirms, and what may be done now; one's own is withdrawn, never confirmed. */
export function ApprovalActions({ approval }: { readonly approval: Approval }) {
  const t = useWords('operator')
  const ruleWords = useRuleWords()
  const client = useQueryClient()
  const [asking, setAsking] = useState<'confirm' | 'refuse'>()
  const { id, rule, own, state, askedBy, askedAt, note, decidedBy, decidedAt, decidedNote, subject } = approval
  const decide = useMutation({
    mutationFn: ({ deed, because }: { deed: 'confirm' | 'refuse'; because: Because }) =>
      ask(deed === 'confirm' ? confirmApproval : refuseApproval, {
        params: { approvalId: id },
        body: { note: noteOf(because) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [approvals.path] }),
    onSuccess: () => setAsking(undefined),
  })
  const waits = state === 'waiting'
  useKeys(
    waits
      ? [
          ...(own ? [] : [{ key: 'A', says: t('confirm'), run: () => setAsking('confirm') }]),
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
        <TwoButton wide onClick={() => setAsking('confirm')}>
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
        <ReasonDialog
          title={t(asking === 'confirm' ? 'confirm_title' : own ? 'withdraw_title' : 'send_back_title', {
            what: subject.name,
          })}
          consequence={t(asking === 'confirm' ? 'confirm_text' : 'send_back_text', { name: askedBy })}
          {...(asking === 'confirm' ? { reasons: [{ code: '', words: t('looked') }] } : { deed: 'approvals.refuse' })}
          tone={asking === 'confirm' ? 'two' : 'plain'}
          confirm={asking === 'confirm' ? t('confirm') : own ? t('withdraw') : t('send_back', { name: askedBy })}
          onClose={() => setAsking(undefined)}
          onConfirm={(because) => decide.mutateAsync({ deed: asking, because })}
        />
      ) : null}
    </FourEyes>
  )
}

/** The calls take one text: the reason's code stands in front of what was added. */
const noteOf = ({ reason, note }: Because) => [reason, note].filter((part) => part !== '').join(': ')
