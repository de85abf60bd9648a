import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useModal } from '../../shell/modals.tsx'
import { showDialog } from './dialog.ts'

/** Tells a trial account that this needs a real one, and leads to registration. */
export function TrueAccountDialog() {
  const t = useWords('identity')
  const { open } = useModal()
  const close = () => showDialog(undefined)
  const register = () => {
    close()
    open('registerModal')
  }
  return (
    <ConfirmDialog
      icon={<IconAlertTriangle size={26} aria-hidden />}
      tone="warn"
      title={t('in_need_true_account')}
      text={t('true_account_text')}
      cancel={t('not_now')}
      confirm={t('in_increase_submit')}
      onCancel={close}
      onConfirm={register}
    />
  )
}
