import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconHourglass } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMoment } from '../../parts/site/use-moment.ts'
import type { HeldBack } from './dialog.ts'

/** Why nothing can be played now and until when, what stays possible, and where help is. */
export function HeldDialog({ held, onClose }: { readonly held: HeldBack; readonly onClose: () => void }) {
  const t = useWords('limits')
  const moment = useMoment()
  const navigate = useNavigate()
  const getHelp = () => {
    onClose()
    void navigate({ to: '/responsible-gaming' })
  }
  return (
    <ConfirmDialog
      icon={<IconHourglass size={26} aria-hidden />}
      tone="warn"
      title={held.until === null ? t('held_for_good') : t(`held_${held.kind}`, { until: moment(held.until) })}
      text={t('held_text')}
      cancel={t('held_ok')}
      confirm={t('held_help')}
      onCancel={onClose}
      onConfirm={getHelp}
    />
  )
}
