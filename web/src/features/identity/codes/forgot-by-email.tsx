import { recoverByEmail, sendRecoveryMail } from '@croupier/contract/codes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMail, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '../entry.module.css'
import { RefusedLine } from '../refused-line.tsx'
import { useChallenge } from '../use-challenge.ts'
import { CodeBox } from './code-box.tsx'
import { NewPasswordBox } from './new-password-box.tsx'
import { useCode } from './use-code.ts'
import { emptyOf, useRecovery } from './use-recovery.ts'

const NOTHING = { username: '', email: '', verificationCode: '', newPassword: '' }

/** A new password by a code that is mailed to the account's e-mail. */
export function ForgotByEmail({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('codes')
  const identity = useWords('identity')
  const form = useForgotByEmail(onDone)
  const { typed, type, said } = form
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      <Field
        label={identity('username')}
        name="username"
        icon={<IconUser size={17} aria-hidden />}
        value={typed.username}
        error={said['username']}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={255}
        data-autofocus
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
      <CodeBox
        label={t('mail_code')}
        name="verificationCode"
        code={form.code}
        value={typed.verificationCode}
        error={said['verificationCode']}
        onSend={form.sendCode}
        onChange={({ target }) => type({ verificationCode: target.value })}
      />
      <NewPasswordBox
        value={typed.newPassword}
        error={said['newPassword']}
        onType={(newPassword) => type({ newPassword })}
      />
      <PrimaryButton type="submit" size="large" wide working={form.working ? t('setting') : false}>
        {t('set_password')}
      </PrimaryButton>
    </form>
  )
}

function useForgotByEmail(onDone: () => void) {
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
    send: () =>
      ask(recoverByEmail, {
        body: { ...who, verificationCode: typed.verificationCode.trim(), newPassword: typed.newPassword },
      }),
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
  return { ...recovery, typed, type, code, sendCode }
}
