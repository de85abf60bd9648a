import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useKeys } from '../../kit/keys.ts'
import { isPendingApproval, PendingApprovalNote, unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { TwoButton } from '../../kit/two-button.tsx'

interface EditorActionsProps {
  /** What is being changed, by name. */
  readonly what: string
  readonly changed: boolean
  /** A second person has to agree. */
  readonly two: boolean
  /** Whose reasons the brand lists. */
  readonly action: string
  readonly onDiscard: () => void
  readonly onSave: (because: ReasonInput) => Promise<unknown>
  readonly state: { readonly error: unknown; readonly isSuccess: boolean }
}

/** At the head of a form: what became of it, discard and save; saving asks why. */
export function EditorActions({ what, changed, two, action, onDiscard, onSave, state }: EditorActionsProps) {
  const t = useWords('operator')
  const [asking, setAsking] = useState(false)
  useKeys(changed ? [{ key: 'S', ctrl: true, says: t('save'), run: () => setAsking(true) }] : [])
  if (isPendingApproval(state.error)) return <PendingApprovalNote />
  if (state.isSuccess) return <span role="status">{t('saved')}</span>
  if (!changed) return null
  const Save = two ? TwoButton : PrimaryButton
  const send = async (because: ReasonInput) => {
    await onSave(because).catch(unlessPendingApproval)
    setAsking(false)
  }
  return (
    <>
      <Button size="small" onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Save size="small" onClick={() => setAsking(true)}>
        {two ? <IconUsers size={15} aria-hidden /> : null}
        {t(two ? 'save_two' : 'save')}
        <kbd>Ctrl S</kbd>
      </Save>
      {asking ? (
        <ReasonDialog
          title={t('save_title', { what })}
          consequence={t(two ? 'save_two_text' : 'save_text')}
          action={action}
          tone={two ? 'two' : 'plain'}
          confirm={t(two ? 'save_two' : 'save')}
          onClose={() => setAsking(false)}
          onConfirm={send}
        />
      ) : null}
    </>
  )
}
