import { Stack } from '@croupier/kit/layout/layout.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import { CodeBox } from './code-box.tsx'
import { NewPasswordBox } from './new-password-box.tsx'
import type { useCode } from './use-code.ts'
import type { useRecovery } from './use-recovery.ts'

interface Secrets {
  readonly verificationCode: string
  readonly newPassword: string
}

interface RecoveryFormProps {
  readonly recovery: ReturnType<typeof useRecovery>
  readonly typed: Secrets
  readonly onType: (part: Partial<Secrets>) => void
  readonly code: ReturnType<typeof useCode>
  readonly codeLabel: string
  readonly onSend: () => void
  /** The boxes that say whose password it is. */
  readonly children: ReactNode
}

/** Who it is, the code that was sent to them, and the new password. */
export function RecoveryForm({ recovery, typed, onType, code, codeLabel, onSend, children }: RecoveryFormProps) {
  const t = useWords('codes')
  const { said, refused, working, submit } = recovery
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit}>
      {refused ? <RefusedLine error={refused} /> : null}
      {children}
      <CodeBox
        label={codeLabel}
        name="verificationCode"
        code={code}
        value={typed.verificationCode}
        error={said['verificationCode']}
        onSend={onSend}
        onChange={({ target }) => onType({ verificationCode: target.value })}
      />
      <NewPasswordBox
        value={typed.newPassword}
        error={said['newPassword']}
        onType={(newPassword) => onType({ newPassword })}
      />
      <PrimaryButton type="submit" size="large" wide working={working ? t('setting') : false}>
        {t('set_password')}
      </PrimaryButton>
    </Stack>
  )
}
