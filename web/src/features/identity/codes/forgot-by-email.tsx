import { recoverByEmail, sendRecoveryMail } from '@croupier/contract/codes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useChallenge } from '../use-challenge.ts'
import { UsernameField } from '../username-field.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { useCode } from './use-code.ts'
import { emptyOf, useRecovery } from './use-recovery.ts'

const NOTHING = { username: '', email: '', verificationCode: '', newPassword: '' }

/** A new password by a code that is mailed to the account's e-mail. */
export function ForgotByEmail({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('codes')
  const identity = useWords('identity')
  const [typed, setTyped] = useState(NOTHING)
  const challenge = useChallenge(true)
  const code = useCode('recover_email')
  const who = { username: typed.username.trim(), email: typed.email.trim() }
  const names = { username: identity('username_required'), email: t('email_required') }
  const secrets = { verificationCode: t('code_required'), newPassword: t('new_password_required') }
  const recovery = useRecovery({
    troubles: async () => emptyOf(typed, { ...names, ...secrets }),
    send: () => {
      const { verificationCode, newPassword } = typed
      return ask(recoverByEmail, { body: { ...who, verificationCode: verificationCode.trim(), newPassword } })
    },
    onDone,
  })

  const sendCode = () => {
    const missing = emptyOf(typed, names)
    recovery.setSaid(missing)
    if (Object.keys(missing).length > 0) return
    code.request(async () => ask(sendRecoveryMail, { body: { ...who, challenge: await challenge.take() } }))
  }
  const type = (part: Partial<typeof NOTHING>) => {
    setTyped((kept) => ({ ...kept, ...part }))
    recovery.setSaid({})
  }
  const { said } = recovery
  return (
    <RecoveryForm
      recovery={recovery}
      typed={typed}
      onType={type}
      code={code}
      codeLabel={t('mail_code')}
      onSend={sendCode}
    >
      <UsernameField
        value={typed.username}
        error={said['username']}
        onChange={({ target }) => type({ username: target.value })}
      />
      <Field
        label={identity('email')}
        name="email"
        type="email"
        icon={<IconMail size={17} aria-hidden />}
        value={typed.email}
        error={said['email']}
        autoComplete="email"
        maxLength={255}
        onChange={({ target }) => type({ email: target.value })}
      />
    </RecoveryForm>
  )
}
