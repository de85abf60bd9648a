import { security } from '@croupier/contract/security.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { AuthenticatorPanel } from '../../../features/identity/security/authenticator-panel.tsx'
import { LoginHistoryPanel } from '../../../features/identity/security/login-history-panel.tsx'
import { Part } from './part.tsx'
import type { PartProps } from './security-center.tsx'

/** Codes from an app as a second proof. */
export function AuthenticatorPart({ onBack }: PartProps) {
  const t = useWords('security')
  const client = useQueryClient()
  const back = () => {
    // It may have been connected or taken away here.
    void client.invalidateQueries({ queryKey: keyOf(security) })
    onBack()
  }
  return (
    <Part title={t('authenticator')} lead={t('authenticator_text')} onBack={back}>
      <AuthenticatorPanel />
    </Part>
  )
}

/** What came of logins by this name. */
export function HistoryPart({ onBack }: PartProps) {
  const t = useWords('security')
  return (
    <Part title={t('history')} lead={t('history_text')} onBack={onBack}>
      <LoginHistoryPanel />
    </Part>
  )
}
