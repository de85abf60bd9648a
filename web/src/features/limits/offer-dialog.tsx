import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useModal } from '../../shell/modals.tsx'

/** A newcomer may set limits before the first round, or later. */
export function OfferDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('limits')
  const { open } = useModal()
  const setNow = () => {
    onClose()
    open('memberCentre', 'securityCenter.limits')
  }
  return (
    <ConfirmDialog
      icon={<IconAdjustmentsHorizontal size={26} aria-hidden />}
      tone="info"
      title={t('offer_title')}
      text={t('offer_text')}
      cancel={t('offer_later')}
      confirm={t('offer_now')}
      onCancel={onClose}
      onConfirm={setNow}
    />
  )
}
