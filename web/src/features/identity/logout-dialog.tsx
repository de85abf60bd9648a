import { useBrand } from '@croupier/kit/brand.tsx'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { leave } from '../../parts/member/entry.ts'

/** Asks before logging out; then the session ends here and on the server, and home is shown. */
export function LogoutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('identity')
  const { name } = useBrand()
  const navigate = useNavigate()
  const [working, setWorking] = useState(false)
  const logOut = async () => {
    setWorking(true)
    await leave()
    onClose()
    await navigate({ to: '/' })
  }
  return (
    <ConfirmDialog
      icon={<IconLogout size={26} aria-hidden />}
      tone="info"
      title={t('logout_title', { brand: name })}
      text={t('logout_text')}
      cancel={t('cancel')}
      confirm={t('log_out')}
      working={working ? t('logging_out') : false}
      onCancel={onClose}
      onConfirm={() => void logOut()}
    />
  )
}
