import { bind, sendBindingCode } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMail } from '@tabler/icons-react'
import { type ChangeEvent, useState } from 'react'
import { useCountries } from '../../../features/identity/codes/countries.ts'
import { MobileBox } from '../../../features/identity/codes/mobile-box.tsx'
import { CodeField } from './code-field.tsx'
import { Part, PartForm } from './part.tsx'
import type { PartProps } from './security-center.tsx'
import { useCountdown } from './use-countdown.ts'
import { useSending } from './use-sending.ts'

/** Bind an e-mail, or another one. */
export const EmailPart = (props: PartProps) => <BindingPart {...props} which="email" />

/** Bind a mobile number, or another one. */
export const MobilePart = (props: PartProps) => <BindingPart {...props} which="mobile" />

function BindingPart({ facts, onBack, which }: PartProps & { readonly which: 'email' | 'mobile' }) {
  const t = useWords('security')
  const { shown, confirmed } = facts[which]
  return (
    <Part title={t(which)} lead={t(`${which}_lead`)} onBack={onBack}>
      {confirmed && shown ? <Notice tone="info">{t('bound_now', { shown })}</Notice> : null}
      <BindingForm which={which} onDone={onBack} />
    </Part>
  )
}

function BindingForm({ which, onDone }: { readonly which: 'email' | 'mobile'; readonly onDone: () => void }) {
  const t = useWords('security')
  const countries = useCountries()
  const form = useBinding(which, countries.country.countryDialingCode, onDone)
  const { sentTo } = form
  const address = {
    name: 'to',
    value: form.to,
    error: form.addressError,
    autoCapitalize: 'off',
    spellCheck: false,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.type(target.value),
  }
  return (
    <PartForm
      sending={form.step}
      verb={t(sentTo === undefined ? 'send_code' : 'bind')}
      onSubmit={sentTo === undefined ? form.sendCode : form.submit}
    >
      {which === 'mobile' ? (
        <MobileBox {...address} countries={{ ...countries, choose: form.anew(countries.choose) }} />
      ) : (
        <Field
          {...address}
          label={t('new_email')}
          hint={t('new_email_hint')}
          maxLength={100}
          icon={<IconMail size={17} aria-hidden />}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      )}
      {sentTo === undefined ? null : (
        <CodeField
          value={form.code}
          error={form.codeError}
          hint={t('code_sent', { to: sentTo })}
          left={form.left}
          sending={form.sendingCode}
          onType={form.typeCode}
          onSend={form.sendCode}
        />
      )}
    </PartForm>
  )
}

/** An address that a code goes to, and the code that binds it. */
function useBinding(which: 'email' | 'mobile', countryDialingCode: string, onDone: () => void) {
  const asked = which === 'email' ? { channel: 'mail' as const } : { channel: 'sms' as const, countryDialingCode }
  const [to, setTo] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { left, start } = useCountdown()
  const sendingCode = useSending(() => undefined)
  const sending = useSending(onDone)

  const sendCode = () =>
    sendingCode.send(async () => {
      const { expiredMinutes } = await ask(sendBindingCode, { body: { ...asked, to } })
      setSentTo(to)
      setCode('')
      sending.forget()
      start(expiredMinutes)
    })
  const submit = () => sending.send(() => ask(bind, { body: { ...asked, to: sentTo ?? to, verificationCode: code } }))
  /** Another address wants another code. */
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setSentTo(undefined)
      sendingCode.forget()
    }
  return {
    to,
    code,
    sentTo,
    left,
    step:
      sending.refused || sending.working ? sending : { ...sendingCode, dialog: sendingCode.dialog ?? sending.dialog },
    addressError: sendingCode.errorOf('to') ?? sending.errorOf('to'),
    codeError: sending.errorOf('verificationCode'),
    sendingCode: sendingCode.working,
    sendCode,
    submit,
    anew,
    type: anew(setTo),
    typeCode: setCode,
  }
}
