import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Says in a window of its own what the server refused. */
export function WarningDialog({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const t = useWords('codes')
  return (
    <ConfirmDialog
      icon={<IconAlertTriangle size={26} aria-hidden />}
      tone="warn"
      title={useTroubleText(error)}
      text=""
      confirm={t('understood')}
      onCancel={onClose}
      onConfirm={onClose}
    />
  )
}
