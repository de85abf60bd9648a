import { registrationSetting } from '@croupier/contract/brand.ts'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Rule } from '../registration-box.tsx'

interface NewPasswordBoxProps {
  readonly value: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
}

/** A new password, with the brand's rule ticked off while typing. */
export function NewPasswordBox({ value, error, onType }: NewPasswordBoxProps) {
  const t = useWords('codes')
  const rule = useAsk(registrationSetting).data?.fields['password']
  return (
    <PasswordField
      label={t('new_password')}
      name="newPassword"
      value={value}
      error={error}
      hint={rule?.enabled ? <Rule rule={rule} typed={value} ticked /> : undefined}
      autoComplete="new-password"
      maxLength={255}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
