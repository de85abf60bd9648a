import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useModal } from '../../parts/modals/modals.ts'

interface RealAccountDialogProps {
  /** What is needed here: any real account, or an agent's. */
  readonly wanted?: 'real' | 'agent'
  readonly onClose: () => void
}

/** Tells whoever is logged in that this needs another account, and leads to registration. */
export function RealAccountDialog({ wanted = 'real', onClose }: RealAccountDialogProps) {
  const t = useWords('identity')
  const { open, current } = useModal()
  const register = () => {
    // In the place of a modal registration takes its place; a dialog by itself is closed first.
    if (current === undefined) onClose()
    open('registerModal')
  }
  return (
    <ConfirmDialog
      icon={<IconAlertTriangle size={26} aria-hidden />}
      tone="warn"
      title={t('in_need_true_account')}
      text={t(wanted === 'agent' ? 'agent_account_text' : 'true_account_text')}
      cancel={t('not_now')}
      confirm={t('in_increase_submit')}
      onCancel={onClose}
      onConfirm={register}
    />
  )
}
