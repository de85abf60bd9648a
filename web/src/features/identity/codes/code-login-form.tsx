import { Stack } from '@croupier/kit/layout/layout.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import { CodeBox } from './code-box.tsx'
import type { Countries } from './countries.ts'
import { MobileBox } from './mobile-box.tsx'
import type { useCode } from './use-code.ts'
import type { useCodeLogin, useNumberAndCode } from './use-code-login.ts'

interface CodeLoginFormProps {
  readonly form: ReturnType<typeof useNumberAndCode>
  readonly sending: ReturnType<typeof useCodeLogin>
  readonly countries: Countries
  readonly code: ReturnType<typeof useCode>
  readonly onSend: () => void
  /** It takes the place of what had the focus. */
  readonly focused?: boolean
}

/** A mobile number, and the code that is sent to it. */
export function CodeLoginForm({ form, sending, countries, code, onSend, focused = false }: CodeLoginFormProps) {
  const t = useWords('codes')
  const identity = useWords('identity')
  const { typed, type, said } = form
  return (
    <Stack as="form" gap={16} noValidate onSubmit={sending.submit}>
      {sending.refused ? <RefusedLine error={sending.refused} /> : null}
      <MobileBox
        name="mobileNum"
        countries={countries}
        value={typed.mobileNum}
        error={said['mobileNum']}
        data-autofocus
        {...(focused ? { autoFocus: true } : {})}
        onChange={({ target }) => type({ mobileNum: target.value })}
      />
      <CodeBox
        label={t('sms_code')}
        name="verificationCode"
        code={code}
        value={typed.verificationCode}
        error={said['verificationCode']}
        onSend={onSend}
        onChange={({ target }) => type({ verificationCode: target.value })}
      />
      <Checkbox
        label={identity('remember_me')}
        checked={typed.rememberMe}
        onChange={({ target }) => type({ rememberMe: target.checked })}
      />
      <PrimaryButton type="submit" size="large" wide working={sending.working ? identity('logging_in') : false}>
        {identity('log_in')}
      </PrimaryButton>
    </Stack>
  )
}
